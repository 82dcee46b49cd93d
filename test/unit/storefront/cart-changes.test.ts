import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine, change, setState, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice, lowStock, installationRequired, personalized, madeToOrder } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const done = { status: 200, isSuccess: true, message: null };

describe('removing', () => {
  test('takes the line away', async () => {
    const { id } = await addLine(shopper, smallPrice);
    expect(await change(shopper, 'remove-item', { id })).toEqual(done);
    expect((await wholeCart(shopper)).lineItems).toEqual([]);
  });

  test('a second time is no error', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'remove-item', { id });
    expect(await change(shopper, 'remove-item', { id })).toEqual(done);
  });

  test('does not reach another shopper’s line', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(new Shopper(storefront.url), 'remove-item', { id });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(1);
  });

  test('leaves a saved line of this id alone', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'save-for-later', { id });
    await change(shopper, 'remove-item', { id });
    expect((await wholeCart(shopper)).savedForLater).toHaveLength(1);
  });
});

describe('a quantity', () => {
  test('is set, not added', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'update-item', { id, quantity: 5 });
    await change(shopper, 'update-item', { id, quantity: 5 });
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 5 }]);
  });

  test('over the maximum is refused with a message, and stays', async () => {
    const { id, maxQuantity } = await addLine(shopper, smallPrice);
    expect(maxQuantity).toBe(99);
    expect(await change(shopper, 'update-item', { id, quantity: 100 })).toEqual({
      status: 200,
      isSuccess: false,
      message: 'You can buy up to 99 of Hadley Mug, Celadon.',
    });
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 1 }]);
  });

  test('of a product with little stock has a lower maximum, which adding keeps, too', async () => {
    const { id, maxQuantity } = await addLine(shopper, lowStock);
    expect(maxQuantity).toBe(12);
    expect(await change(shopper, 'update-item', { id, quantity: 13 })).toMatchObject({ isSuccess: false });
    const added = await change(shopper, 'add-items', { items: [{ Sku: lowStock, Quantity: 12 }] });
    expect(added).toMatchObject({ status: 400, message: expect.stringMatching(/^You can buy up to 12 of/) });
  });

  test('of a product with little stock is said on its page', async () => {
    const { url } = await addLine(shopper, lowStock);
    const html = await shopper.page(url!);
    expect(html).toContain('data-max-quantity="12"');
    expect(html).toMatch(/<input[^>]* name="Quantity"[^>]* max="12"/);
  });

  test('of a line that is gone is no error', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'remove-item', { id });
    expect(await change(shopper, 'update-item', { id, quantity: 2 })).toEqual(done);
  });
});

describe('saving for later', () => {
  test('moves the line out of the cart, and its id stays', async () => {
    const { id } = await addLine(shopper, smallPrice, { Quantity: 3 });
    expect(await change(shopper, 'save-for-later', { id })).toEqual(done);
    const { lineItems, savedForLater, orderSummary } = await wholeCart(shopper);
    expect(lineItems).toEqual([]);
    expect(savedForLater).toMatchObject([{ id, quantity: 3 }]);
    expect(orderSummary.subtotal).toBe(0);
  });

  test('a second time is no error', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'save-for-later', { id });
    expect(await change(shopper, 'save-for-later', { id })).toEqual(done);
    expect((await wholeCart(shopper)).savedForLater).toHaveLength(1);
  });

  test('adds to an equal saved item', async () => {
    const first = await addLine(shopper, smallPrice, { Quantity: 2 });
    await change(shopper, 'save-for-later', { id: first.id });
    const second = await addLine(shopper, smallPrice, { Quantity: 3 });
    await change(shopper, 'save-for-later', { id: second.id });
    expect((await wholeCart(shopper)).savedForLater).toMatchObject([{ quantity: 5 }]);
  });
});

describe('moving to the cart', () => {
  test('brings the line back as it was', async () => {
    const before = await addLine(shopper, smallPrice, { Quantity: 3 });
    await change(shopper, 'save-for-later', { id: before.id });
    expect(await change(shopper, 'move-to-cart', { id: before.id })).toEqual(done);
    const { lineItems, savedForLater } = await wholeCart(shopper);
    expect(lineItems).toEqual([before]);
    expect(savedForLater).toEqual([]);
  });

  test('a second time is no error, and doubles nothing', async () => {
    const { id } = await addLine(shopper, smallPrice, { Quantity: 3 });
    await change(shopper, 'save-for-later', { id });
    await change(shopper, 'move-to-cart', { id });
    expect(await change(shopper, 'move-to-cart', { id })).toEqual(done);
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 3 }]);
  });

  test('adds to an equal line, up to 99', async () => {
    const { id } = await addLine(shopper, smallPrice, { Quantity: 60 });
    await change(shopper, 'save-for-later', { id });
    await addLine(shopper, smallPrice, { Quantity: 50 });
    await change(shopper, 'move-to-cart', { id });
    const { lineItems, savedForLater } = await wholeCart(shopper);
    expect(lineItems).toMatchObject([{ quantity: 99 }]);
    expect(savedForLater).toEqual([]);
  });

  test('an item that cannot be bought is refused with a message, and stays saved', async () => {
    await setState(shopper, 'nla');
    const { id } = (await wholeCart(shopper)).lineItems[0]!;
    await change(shopper, 'save-for-later', { id });
    expect(await change(shopper, 'move-to-cart', { id })).toMatchObject({
      isSuccess: false,
      message: expect.stringMatching(/is out of stock\. It stays in your saved items\.$/),
    });
    expect((await wholeCart(shopper)).savedForLater).toHaveLength(1);
  });
});

describe('removing a saved item', () => {
  test('takes it away, and a second time is no error', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'save-for-later', { id });
    expect(await change(shopper, 'remove-from-saved', { id })).toEqual(done);
    expect(await change(shopper, 'remove-from-saved', { id })).toEqual(done);
    expect((await wholeCart(shopper)).savedForLater).toEqual([]);
  });

  test('leaves a line of the cart alone', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'remove-from-saved', { id });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(1);
  });
});

describe('a ship method', () => {
  test('is chosen', async () => {
    const { id, shipMethod } = await addLine(shopper, smallPrice);
    expect(shipMethod).toBe(1);
    await change(shopper, 'update-ship-method', { id, shipMethod: 3 });
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ shipMethod: 3 }]);
  });

  test('that is not offered is refused with a message', async () => {
    const { id } = await addLine(shopper, inStock);
    expect(await change(shopper, 'update-ship-method', { id, shipMethod: 3 })).toMatchObject({
      isSuccess: false,
      message: 'Marlow 3-Seat Sofa cannot be shipped this way.',
    });
  });

  test('gives way to pickup and back', async () => {
    const { id } = await addLine(shopper, smallPrice);
    const chosen = async () =>
      (await wholeCart(shopper)).lineItems[0]?.shippingDeliveryOptions?.selectedShipOption;
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
    expect(await chosen()).toBe('pickup');
    await change(shopper, 'update-ship-method', { id, shipMethod: 2 });
    expect(await chosen()).toBe('ship');
  });

  test('furniture cannot be picked up', async () => {
    const { id } = await addLine(shopper, inStock);
    expect(await change(shopper, 'update-ship-method', { id, isPickupSelected: true })).toMatchObject({
      isSuccess: false,
      message: 'Marlow 3-Seat Sofa cannot be picked up.',
    });
  });

  test('of a line that is gone is no error', async () => {
    expect(await change(shopper, 'update-ship-method', { id: '999999', shipMethod: 2 })).toEqual(done);
  });
});

test('removing the installation keeps the item, and a second time is no error', async () => {
  const line = await addLine(shopper, installationRequired, { Quantity: 2 });
  expect(line).toMatchObject({ isInstallationServiceRequired: true, installationFee: 12_900 });
  expect(await change(shopper, 'remove-installation-service', { id: line.id })).toEqual(done);
  expect(await change(shopper, 'remove-installation-service', { id: line.id })).toEqual(done);
  expect((await wholeCart(shopper)).lineItems).toMatchObject([
    { quantity: 2, isInstallationServiceRequired: false, installationFee: null },
  ]);
});

describe('adding a removed line again', () => {
  test.each([
    ['with its ship method', smallPrice, 'update-ship-method', { shipMethod: 3 }],
    ['with its pickup', smallPrice, 'update-ship-method', { isPickupSelected: true }],
    ['without its installation', installationRequired, 'remove-installation-service', {}],
    ['with its fabric', madeToOrder, 'update-item', { quantity: 4 }],
  ])('%s gives the same line', async (_, sku, path, choice) => {
    const { id } = await addLine(shopper, sku);
    await change(shopper, path, { id, ...choice });
    const before = (await wholeCart(shopper)).lineItems[0]!;
    await change(shopper, 'remove-item', { id });
    await change(shopper, 'add-items', { items: [before.addToCartItem] });
    const after = (await wholeCart(shopper)).lineItems[0]!;
    expect({ ...after, id }).toEqual(before);
  });

  test('with its personalization gives the same line', async () => {
    const before = await addLine(shopper, personalized, { IsPersonalized: true, PersonalizationText: 'Ada' });
    expect(before.personalization).toEqual(['Ada']);
    await change(shopper, 'remove-item', { id: before.id });
    await change(shopper, 'add-items', { items: [before.addToCartItem] });
    expect((await wholeCart(shopper)).lineItems).toEqual([{ ...before, id: expect.any(String) }]);
  });
});

test('where an item was added makes no other line', async () => {
  await addLine(shopper, smallPrice, { Location: 'product-page', ShipMethod: 1 });
  await addLine(shopper, smallPrice, { Location: 'carousel' });
  await shopper.submit('/cart/add', { Sku: smallPrice });
  expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 3 }]);
});

describe('malformed input is a 400 that names field, given and accepted', () => {
  test.each([
    ['an id that is none', 'remove-item', { id: 'x' }, 'id', 'x', 'the id of a line'],
    ['no id', 'move-to-cart', {}, 'id', null, expect.any(String)],
    ['a quantity of 0', 'update-item', { id: '1', quantity: 0 }, 'quantity', 0, '>=1'],
    ['no ship method', 'update-ship-method', { id: '1' }, 'shipMethod', null, expect.any(String)],
    ['a negative donation', 'add-donation', { amount: -1 }, 'amount', -1, '>=0'],
    ['an empty promo code', 'apply-promo', { promoCode: '' }, 'promoCode', '', expect.any(String)],
    [
      'a store that is none',
      'estimated-delivery-date',
      { locationId: '1' },
      'locationId',
      '1',
      'the number of a store',
    ],
  ])('%s', async (_, path, payload, field, given, accepted) => {
    expect(await change(shopper, path, payload)).toMatchObject({ status: 400, field, given, accepted });
  });
});
