import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { addItems } from '../../../../src/contract/cart/cart.ts';
import { addToCartItem } from '../../../../src/domain/cart/add-to-cart.ts';

test('a sku alone is one piece by the standard ship method', () => {
  const item = JSON.parse(JSON.stringify(addToCartItem({ sku: '410553' })));
  expect(item).toEqual({ Sku: '410553', Quantity: 1, ShipMethod: 1 });
});

test.each([
  [undefined, 1],
  [0, 1],
  [Number.NaN, 1],
  [3, 3],
])('quantity %s is %d (cart §5)', (quantity, expected) => {
  expect(addToCartItem({ sku: '410553', quantity }).Quantity).toBe(expected);
});

test('a pickup item has no ship method of its own', () => {
  expect(addToCartItem({ sku: '410553', isPickupSelected: true }).ShipMethod).toBeUndefined();
});

test('carries every field of cart §3', () => {
  const item = addToCartItem({
    sku: '410553',
    quantity: 2,
    optionChoiceParameter: 'oc',
    location: 'product-page',
    isPickupSelected: false,
    giftRegistryId: 'gr1',
    position: 3,
    totalPositions: 24,
    url: '/p/410553',
    isInstallationServiceRequired: true,
    installationServiceType: 'assembly',
    personalizationText: 'ABC',
    isPersonalized: true,
    personalizationId: 'p1',
    shipMethod: 6,
  });
  expect(item).toEqual({
    Sku: '410553',
    Quantity: 2,
    OptionChoiceParameter: 'oc',
    Location: 'product-page',
    IsPickupSelected: false,
    GiftRegistryId: 'gr1',
    Position: 3,
    TotalPositions: 24,
    Url: '/p/410553',
    IsInstallationServiceRequired: true,
    InstallationServiceType: 'assembly',
    PersonalizationText: 'ABC',
    IsPersonalized: true,
    PersonalizationId: 'p1',
    ShipMethod: 6,
  });
  expect(safeParse(addItems.payload, { items: [item] }).output).toEqual({ items: [item] });
});

test('other data of the page is not sent', () => {
  const choice = { sku: '410553', maxQuantity: 9 };
  expect(addToCartItem(choice)).not.toHaveProperty('MaxQuantity');
});
