import { expect, test } from 'vitest';
import { addressInLine, addressLines } from '../../../../src/domain/checkout/address-lines.ts';

const home = {
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '233 S Wacker Dr',
  address2: 'Apt 4',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  country: 'US',
};
const berlin = { ...home, address2: '', city: 'Berlin', state: '', postalCode: '10117', country: 'DE' };
const inCountry = { countries: [] };
const abroad = { countries: [{ code: 'DE', name: 'Germany' }] };

test('name, street and town stand on their own lines', () => {
  expect(addressLines(home, inCountry)).toEqual([
    'Ann Baker',
    '233 S Wacker Dr',
    'Apt 4',
    'Chicago, IL 60606',
  ]);
});

test('an order to another country names the country last', () => {
  expect(addressInLine(berlin, abroad)).toBe('Ann Baker, 233 S Wacker Dr, Berlin, 10117, Germany');
});

test('texts that an address does not have leave no gap', () => {
  expect(addressLines({ ...berlin, postalCode: '', country: 'FR' }, abroad)).toEqual([
    'Ann Baker',
    '233 S Wacker Dr',
    'Berlin',
  ]);
});
