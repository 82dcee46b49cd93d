import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addRegistryItems, getRegistries } from '../../../../src/contract/registry/registry.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from '../account-shopper.ts';
import { giveRegistries, grace } from '../registry-shopper.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const { inStock, smallPrice, outOfStock, madeToOrder, customOrder } = knownProducts;
const listPath = '/gift-registry/api/list';
const addPath = '/gift-registry/api/add-items';

const storefront = openStorefrontForFile();
let url: string;
let shopper: Shopper;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
  await makeAccount(url, grace);
  shopper = await signedInShopper(url);
});
beforeEach(() =>
  giveRegistries(url, ada.email, [
    { grId: '7001', name: 'Ada & Sam’s Wedding', type: 'br', eventDate: '2027-06-12' },
    { grId: '7002', name: 'Our New Home', type: 'hw' },
  ]),
);

const add = async (...items: object[]) => {
  const response = await shopper.post(addPath, items);
  return { status: response.status, answer: await response.json() };
};

describe('the list', () => {
  test('has the account’s registries, as declared, and is not cached', async () => {
    await giveRegistries(url, grace.email, [{ name: 'Not Ada’s' }]);
    const response = await shopper.fetch(listPath);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(v.parse(getRegistries.answer, await response.json())).toEqual({
      registries: [
        { grId: '7001', name: 'Ada & Sam’s Wedding', type: 'br', formattedEventDate: 'June 12, 2027' },
        { grId: '7002', name: 'Our New Home', type: 'hw', formattedEventDate: undefined },
      ],
      isInteractiveChecklistEnabled: true,
    });
  });

  test('is the account’s on every device', async () => {
    const other = await signedInShopper(url);
    expect((await (await other.fetch(listPath)).json()).registries).toHaveLength(2);
  });
});

describe('without a sign-in', () => {
  test('both calls answer 401, with a message for the shopper', async () => {
    const visitor = new Shopper(url);
    const items = [{ Sku: inStock, Quantity: 1, GrId: '7001' }];
    for (const response of [await visitor.fetch(listPath), await visitor.post(addPath, items)]) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: 'Please sign in to use your registry.' });
    }
  });

  test('an expired sign-in does not count', async () => {
    const leaving = await signedInShopper(url);
    await leaving.fetch('/test/expire-sign-in', { method: 'POST' });
    expect((await leaving.fetch(listPath)).status).toBe(401);
  });
});

describe('adding', () => {
  test('answers with the items, and their quantity in this registry and in all', async () => {
    await add({ Sku: smallPrice, Quantity: 3, GrId: '7001' });
    await add({ Sku: inStock, Quantity: 1, GrId: '7001' });
    const { status, answer } = await add({ Sku: inStock, Quantity: 1, GrId: '7001' });
    expect(status).toBe(200);
    expect(v.parse(addRegistryItems.answer, answer)).toEqual({
      isSuccess: true,
      items: [
        {
          name: 'Marlow 3-Seat Sofa',
          sku: inStock,
          quantity: 1,
          formattedPrice: '$1,799.00',
          imagePath: `/pictures/${inStock}.svg`,
          totalQuantity: 2,
        },
      ],
      registryCount: 5,
      registryAddedData: [],
      message: undefined,
    });
  });

  test('prices are in the visitor’s currency', async () => {
    const canadian = await signedInShopper(url);
    await canadian.page('/?country=CA');
    const response = await canadian.post(addPath, [{ Sku: inStock, Quantity: 1, GrId: '7001' }]);
    expect((await response.json()).items).toMatchObject([{ formattedPrice: '$2,447.00' }]);
  });

  test('another shopper’s registry is answered like one that does not exist', async () => {
    const [theirs] = await giveRegistries(url, grace.email, [{}]);
    const foreign = await add({ Sku: inStock, Quantity: 1, GrId: theirs });
    const missing = await add({ Sku: inStock, Quantity: 1, GrId: 'a/../b' });
    expect(foreign.status).toBe(404);
    expect(foreign.answer.message).toBe(
      'We could not find this registry. It may have been removed: please reload the page.',
    );
    expect(missing).toEqual(foreign);
    const owner = await signedInShopper(url, grace);
    expect(await owner.page(`/gift-registry/registrant-list/${theirs}`)).toContain(
      'There is nothing in it yet.',
    );
  });

  test.each([
    ['an unknown product', '000000', 'This item is no longer sold.'],
    ['a product that is out of stock', outOfStock, 'This item cannot be added: it is out of stock.'],
    ['a made-to-order product', madeToOrder, 'This item cannot be added: it is made to order.'],
    ['a custom order', customOrder, 'This item cannot be added: it is made to order.'],
  ])('%s is refused with a message, and so are the other items', async (_what, sku, message) => {
    const { status, answer } = await add(
      { Sku: inStock, Quantity: 1, GrId: '7001' },
      { Sku: sku, Quantity: 1, GrId: '7001' },
    );
    expect(status).toBe(200);
    expect(answer).toMatchObject({ isSuccess: false, items: [] });
    expect(answer.message).toContain(message);
    expect(await shopper.page('/gift-registry/registrant-list/7001')).toContain(
      'There is nothing in it yet.',
    );
  });

  test('a quantity above 99 is refused', async () => {
    await add({ Sku: inStock, Quantity: 98, GrId: '7001' });
    const { answer } = await add({ Sku: inStock, Quantity: 2, GrId: '7001' });
    expect(answer).toMatchObject({
      isSuccess: false,
      message: 'A registry holds up to 99 of Marlow 3-Seat Sofa; 98 are in it already.',
    });
  });

  test.each([
    [[], 'The payload'],
    [[{ Sku: inStock, Quantity: 0, GrId: '7001' }], '[0].Quantity'],
    [[{ Sku: inStock, Quantity: 1 }], '[0].GrId'],
    [{ Sku: inStock, Quantity: 1, GrId: '7001' }, 'The payload'],
  ])('%j is a 400 that names the field', async (payload, field) => {
    const response = await shopper.post(addPath, payload);
    expect(response.status).toBe(400);
    expect((await response.json()).field).toBe(field);
  });

  test('needs the token of this session', async () => {
    const response = await shopper.post(addPath, [{ Sku: inStock, Quantity: 1, GrId: '7001' }], 'x');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ isTokenStale: true });
  });
});

test('test mode gives registries only to existing accounts', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com', registries: [{}] });
  const response = await fetch(`${url}/test/registries`, { method: 'POST', body });
  expect(response.status).toBe(400);
  expect((await response.json()).error).toContain('the address of an account');
});
