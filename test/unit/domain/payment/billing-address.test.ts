import { expect, test } from 'vitest';
import { addressTexts } from '../../../../src/domain/checkout/address.ts';
import { isSameAddress, ownShippingAddress } from '../../../../src/domain/payment/billing-address.ts';

const home = addressTexts({
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '233 S Wacker Dr',
  country: 'US',
});

test('the first address that is the shopper’s own may be the billing address', () => {
  expect(
    ownShippingAddress([{ address: null }, { address: 'gift', grId: '4711' }, { address: 'home' }]),
  ).toBe('home');
});

test('there is none for a pickup and gifts of registries', () => {
  expect(ownShippingAddress([{ address: null }, { address: 'gift', grId: '4711' }])).toBeUndefined();
});

test('a guest’s email makes no other address', () => {
  expect(isSameAddress(home, { ...home, email: 'ann@example.com' })).toBe(true);
});

test('another name does', () => {
  expect(isSameAddress(home, { ...home, firstName: 'Bo' })).toBe(false);
});
