import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { addItems, getCart } from '../../../../src/contract/cart/cart.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const { inStock, outOfStock, smallPrice, onSale, installationRequired, madeToOrder, customOrder } =
  knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const add = (...items: object[]) => shopper.post('/api/cart/add-items', { items });

describe('adding', () => {
  test('totals are whole cents', async () => {
    await add({ Sku: smallPrice, Quantity: 3 });
    const cart = await shopper.cart();
    const [line] = cart.lineItems;
    expect(line).toMatchObject({ sku: smallPrice, quantity: 3 });
    expect(Number.isInteger(line?.price)).toBe(true);
    expect(cart.orderSummary.subtotal).toBe(3 * line!.price);
  });

  test('a sale price is the one that counts', async () => {
    const page = await shopper.page(`/p/${onSale}`);
    const sale = /Sale price <\/span>\$([\d.,]+)/.exec(page)?.[1]?.replaceAll(/[.,]/g, '');
    await add({ Sku: onSale, Quantity: 1 });
    expect((await shopper.cart()).orderSummary.subtotal).toBe(Number(sale));
  });

  test('the same item again increases its line’s quantity', async () => {
    await add({ Sku: inStock, Quantity: 2, Position: 1 });
    await add({ Sku: inStock, Quantity: 3, Position: 7 });
    expect((await shopper.cart()).lineItems).toMatchObject([{ sku: inStock, quantity: 5 }]);
  });

  test('another fabric is another line', async () => {
    const codes = [...(await shopper.page(`/p/${inStock}`)).matchAll(/\?option=(\w+)"\s+title/g)];
    await add({ Sku: inStock, Quantity: 1, OptionChoiceParameter: codes[0]?.[1] });
    await add({ Sku: inStock, Quantity: 1, OptionChoiceParameter: codes[1]?.[1] });
    expect((await shopper.cart()).lineItems).toHaveLength(2);
  });

  test('the answer matches the contract', async () => {
    const answer = await (await add({ Sku: inStock, Quantity: 2 })).json();
    expect(v.safeParse(addItems.answer, answer).issues).toBeUndefined();
    expect(answer).toMatchObject({ isSuccess: true, items: [{ sku: inStock, quantity: 2 }] });
    expect(v.safeParse(getCart.answer, await shopper.cart()).issues).toBeUndefined();
  });

  test('the answer has available add-ons, installation and rewards', async () => {
    const plain = await (await add({ Sku: inStock, Quantity: 1 })).json();
    expect(plain.items[0].addOns.length).toBeGreaterThan(0);
    expect(plain.items[0].installationServiceMessage).toBeNull();
    expect(plain.rewardsMessage).toMatch(/^You earn \$\d/);
    const installed = await (await add({ Sku: installationRequired, Quantity: 1 })).json();
    expect(installed.items[0].isInstallationServiceRequired).toBe(true);
    expect(installed.items[0].installationServiceMessage).toMatch(/installed/);
  });

  test('a made-to-order product has its lead time', async () => {
    const answer = await (await add({ Sku: madeToOrder, Quantity: 1 })).json();
    expect(answer.items[0].tooltips).toContain(
      'Made to order for you: it leaves the workshop in 8 to 10 weeks.',
    );
  });

  test('the chosen fabric is named and shown', async () => {
    const page = await shopper.page(`/p/${inStock}`);
    const [, code, name] = /\?option=(\w+)"\s+title="([^"]+)"/.exec(page) ?? [];
    const answer = await (await add({ Sku: inStock, Quantity: 1, OptionChoiceParameter: code })).json();
    expect(answer.items[0].optionText).toBe(`Fabric: ${name}`);
    expect(answer.items[0].imagePath).toContain(`option=${code}`);
    const picture = await shopper.fetch(answer.items[0].imagePath);
    expect(picture.headers.get('content-type')).toMatch(/^image\/svg/);
    expect(await shopper.page('/checkout/cart')).toContain(`.svg?option=${code}"`);
  });
});

describe('refusals', () => {
  test.each([
    ['an unknown sku', { Sku: '1', Quantity: 1 }, /Sku: "1" was given/],
    ['no sku', { Quantity: 1 }, /Sku: nothing was given/],
    ['a quantity of 0', { Sku: inStock, Quantity: 0 }, /Quantity: 0 was given; accepted: >=1/],
    [
      'a quantity of 100',
      { Sku: inStock, Quantity: 100 },
      /Quantity: 100 was given; accepted: a whole number from 1 to 99/,
    ],
    ['half a sofa', { Sku: inStock, Quantity: 0.5 }, /Quantity: 0.5 was given/],
    ['a quantity as text', { Sku: inStock, Quantity: '2' }, /Quantity: "2" was given; accepted: number/],
    [
      'a fabric it does not come in',
      { Sku: inStock, Quantity: 1, OptionChoiceParameter: 'X' },
      /OptionChoiceParameter: "X" was given; accepted: one of/,
    ],
  ])('%s is a 400 with a reason', async (_, item, reason) => {
    const response = await add(item);
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer.error).toMatch(reason);
    expect(answer.message).toBeUndefined();
    expect(answer.field).toMatch(/^items\[0\]\./);
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('a product that is out of stock is a 400 with a message for the shopper', async () => {
    const response = await add({ Sku: outOfStock, Quantity: 1 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/is out of stock and was not added to your cart\.$/),
      field: 'items[0].Sku',
    });
  });

  test('one bad item refuses all of them', async () => {
    expect((await add({ Sku: inStock, Quantity: 1 }, { Sku: '1', Quantity: 1 })).status).toBe(400);
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('a total quantity above 99 is refused, and the cart stays as it was', async () => {
    await add({ Sku: inStock, Quantity: 98 });
    const response = await add({ Sku: inStock, Quantity: 2 });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/up to 99 of .*; 98 are in your cart already/);
    expect((await shopper.cart()).lineItems).toMatchObject([{ quantity: 98 }]);
  });

  test('an empty list of items, and a body that is not JSON', async () => {
    expect((await add()).status).toBe(400);
    const response = await shopper.fetch('/api/cart/add-items', {
      method: 'POST',
      headers: { RequestVerificationToken: await shopper.token() },
      body: 'Sku=1',
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatch(/is not JSON/);
  });
});

describe('the anti-forgery token', () => {
  const items = [{ Sku: inStock, Quantity: 1 }];

  test('without one a state-changing call is a 403 with the code of a stale token', async () => {
    const response = await shopper.fetch('/api/cart/add-items', {
      method: 'POST',
      body: JSON.stringify({ items }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ isTokenStale: true });
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('the token of another session is stale here', async () => {
    const other = await new Shopper(storefront.url).token();
    expect((await shopper.post('/api/cart/add-items', { items }, other)).status).toBe(403);
  });

  test('a session cookie with another signature is ignored', async () => {
    const forged = await fetch(`${storefront.url}/api/cart`, {
      headers: { Cookie: 'storefront-session=abc.def' },
    });
    expect(forged.headers.getSetCookie().join()).toMatch(/^storefront-session=(?!abc)/);
  });

  test('reading the cart needs none', async () => {
    expect((await shopper.fetch('/api/cart')).status).toBe(200);
  });
});

test('in Canada prices are in Canadian dollars, in whole cents', async () => {
  await shopper.page('/?country=CA');
  await add({ Sku: customOrder, Quantity: 2 });
  const cart = await shopper.cart();
  const american = new Shopper(storefront.url);
  await american.post('/api/cart/add-items', { items: [{ Sku: customOrder, Quantity: 2 }] });
  expect(Number.isInteger(cart.orderSummary.subtotal)).toBe(true);
  expect(cart.orderSummary.subtotal).toBeGreaterThan((await american.cart()).orderSummary.subtotal);
});

test('two tabs share one cart; another shopper has another', async () => {
  await shopper.page('/');
  const tab = shopper.tab();
  await add({ Sku: inStock, Quantity: 1 });
  await tab.post('/api/cart/add-items', { items: [{ Sku: smallPrice, Quantity: 1 }] });
  expect((await shopper.cart()).lineItems).toHaveLength(2);
  expect((await tab.cart()).lineItems).toHaveLength(2);
  expect((await new Shopper(storefront.url).cart()).lineItems).toEqual([]);
});
