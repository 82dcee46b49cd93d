import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, change, setState, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice, onSale, installationRequired, madeToOrder, lowStock } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const sums = async () => (await wholeCart(shopper)).orderSummary;
const applyZip = (zipCode: string) => change(shopper, 'apply-zip', { zipCode });
const applyPromo = (promoCode: string) => change(shopper, 'apply-promo', { promoCode });

describe('a line', () => {
  test('has everything that the contract names', async () => {
    const [, code] = /\?option=(\w+)"/.exec(await shopper.page(`/p/${inStock}`)) ?? [];
    await addLine(shopper, inStock, { OptionChoiceParameter: code, Location: 'product-page' });
    const cart = await wholeCart(shopper);
    const parsed = v.parse(getCart.answer, cart);
    expect(parsed.lineItems[0]).toMatchObject({
      price: 179_900,
      imagePathHiRes: `/pictures/410553.svg?hires=1&option=${code}`,
      optionChoices: [{ name: 'Fabric', value: expect.any(String) }],
      shipMethod: 6,
      shipMethods: [{ code: 6, name: 'In-home delivery' }],
      addToCartItem: { Sku: inStock, Quantity: 1, OptionChoiceParameter: code, Location: 'product-page' },
    });
  });

  test('on sale has its regular price', async () => {
    const line = await addLine(shopper, onSale);
    expect(line.listPrice).toBeGreaterThan(line.price!);
    expect((await addLine(shopper, inStock)).listPrice).toBeNull();
  });

  test('says that it is made to order, or that little is left', async () => {
    expect((await addLine(shopper, madeToOrder)).lineLevelMessages[0]).toMatch(/^Made to order/);
    expect((await addLine(shopper, lowStock)).lineLevelMessages[0]).toMatch(/^Only a few are left/);
  });
});

describe('shipping', () => {
  test('of parcels is charged once, by their total', async () => {
    await addLine(shopper, smallPrice);
    expect((await sums()).shippingTotal).toBe(595);
    await change(shopper, 'add-items', { items: [{ Sku: smallPrice, Quantity: 4 }] });
    const { subtotal, shippingTotal } = await sums();
    expect(subtotal).toBeGreaterThan(5000);
    expect(shippingTotal).toBe(995);
  });

  test('costs what the line’s chosen method says', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'update-ship-method', { id, shipMethod: 3 });
    const { lineItems, orderSummary } = await wholeCart(shopper);
    expect(lineItems[0]!.shipMethods.find(({ code }) => code === 3)?.charge).toBe(orderSummary.shippingTotal);
  });

  test('of furniture is not known before a ZIP code is', async () => {
    await addLine(shopper, inStock);
    expect((await sums()).shippingTotal).toBeNull();
    await applyZip('60601');
    expect((await sums()).shippingTotal).toBe(9900);
  });

  test('of furniture far from every zone is long-distance', async () => {
    await addLine(shopper, inStock);
    await applyZip('59001');
    expect(await wholeCart(shopper)).toMatchObject({
      lineItems: [{ shipMethod: 7 }],
      orderSummary: { shippingTotal: 29_900 },
    });
  });

  test('is nothing for what is picked up', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
    expect((await sums()).shippingTotal).toBe(0);
  });

  test('to Alaska costs more', async () => {
    await addLine(shopper, smallPrice);
    await applyZip('99501');
    expect((await sums()).shippingTotal).toBe(1595);
  });

  test('falls back to standard where the order has outgrown express', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'update-ship-method', { id, shipMethod: 3 });
    await change(shopper, 'update-item', { id, quantity: 40 });
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ shipMethod: 1 }]);
  });
});

describe('tax', () => {
  test('is not known before a ZIP code is', async () => {
    await addLine(shopper, smallPrice);
    expect((await sums()).taxTotal).toBeNull();
  });

  test.each([
    ['60601', 8250],
    ['10001', 8875],
    ['97201', 0],
  ])('for %s is the state’s', async (zip, rate) => {
    const { price } = await addLine(shopper, smallPrice);
    expect(await applyZip(zip)).toMatchObject({ isSuccess: true });
    expect((await sums()).taxTotal).toBe(Math.round((price! * rate) / 100_000));
    expect((await wholeCart(shopper)).cartSummary?.taxZipCode).toBe(zip);
  });

  test('is for the goods less the discount', async () => {
    await addLine(shopper, smallPrice, { Quantity: 10 });
    await applyZip('60601');
    const before = (await sums()).taxTotal!;
    await applyPromo('WELCOME10');
    expect((await sums()).taxTotal).toBe(Math.round(before * 0.9));
  });

  test('in Canada is the province’s', async () => {
    await shopper.page('/?country=CA');
    const { price } = await addLine(shopper, smallPrice);
    await applyZip('m5v-2t6');
    expect((await wholeCart(shopper)).cartSummary?.taxZipCode).toBe('M5V 2T6');
    expect((await sums()).taxTotal).toBe(Math.round(price! * 0.13));
  });

  test('a ZIP code of the other country does not count', async () => {
    await addLine(shopper, smallPrice);
    await applyZip('60601');
    const cart = await wholeCart(shopper, '?country=CA');
    expect(cart.cartSummary?.taxZipCode).toBeNull();
    expect(cart.orderSummary.taxTotal).toBeNull();
  });

  test.each([
    ['00000', 'We do not know the ZIP code 00000.'],
    ['606', '“606” is not a ZIP code. Please enter 5 digits.'],
  ])('the ZIP code %s is refused with a message, and the one before stays', async (zip, message) => {
    await addLine(shopper, smallPrice);
    await applyZip('60601');
    expect(await applyZip(zip)).toMatchObject({ status: 200, isSuccess: false, message });
    expect((await wholeCart(shopper)).cartSummary?.taxZipCode).toBe('60601');
  });
});

describe('a promo code', () => {
  test('of 10 % takes it off, in any case of letters', async () => {
    const { price } = await addLine(shopper, smallPrice, { Quantity: 3 });
    expect(await applyPromo(' welcome10 ')).toEqual({
      status: 200,
      isSuccess: true,
      promoErrorMessage: null,
      cartErrorMessage: null,
    });
    expect((await sums()).discountTotal).toBe(Math.round((price! * 3) / 10));
    expect((await wholeCart(shopper)).cartSummary).toMatchObject({
      discountCode: 'WELCOME10',
      promoDiscountMessage: '10% off your items',
    });
  });

  test('applied twice takes off no more', async () => {
    await addLine(shopper, smallPrice);
    await applyPromo('WELCOME10');
    const before = await sums();
    await applyPromo('WELCOME10');
    expect(await sums()).toEqual(before);
  });

  test('that needs more items says so of the cart', async () => {
    await addLine(shopper, smallPrice);
    expect(await applyPromo('SAVE25')).toMatchObject({
      isSuccess: false,
      promoErrorMessage: null,
      cartErrorMessage: expect.stringMatching(/^SAVE25 needs items for \$100\.00; \$[\d.]+ more/),
    });
  });

  test('stays without a discount once the cart is too small for it', async () => {
    const { id } = await addLine(shopper, smallPrice, { Quantity: 20 });
    await applyPromo('SAVE25');
    expect((await sums()).discountTotal).toBe(2500);
    await change(shopper, 'update-item', { id, quantity: 1 });
    const cart = await wholeCart(shopper);
    expect(cart.orderSummary.discountTotal).toBe(0);
    expect(cart.cartSummary?.discountCode).toBe('SAVE25');
  });

  test.each([
    ['NOSUCH', 'The promo code “NOSUCH” is not valid.'],
    ['SUMMER20', 'The promo code “SUMMER20” has expired.'],
  ])('%s is refused with a message, and the one before stays', async (code, promoErrorMessage) => {
    await addLine(shopper, smallPrice);
    await applyPromo('WELCOME10');
    expect(await applyPromo(code)).toMatchObject({ isSuccess: false, promoErrorMessage });
    expect((await wholeCart(shopper)).cartSummary?.discountCode).toBe('WELCOME10');
  });

  test('for free shipping takes off the standard charge', async () => {
    await addLine(shopper, smallPrice);
    await applyPromo('FREESHIP');
    expect(await sums()).toMatchObject({ shippingTotal: 595, discountTotal: 595 });
  });

  test('is taken back, and a second time is no error', async () => {
    await addLine(shopper, smallPrice);
    await applyPromo('WELCOME10');
    await change(shopper, 'remove-promo', {});
    expect(await change(shopper, 'remove-promo', {})).toMatchObject({ isSuccess: true });
    expect((await sums()).discountTotal).toBe(0);
  });
});

describe('a donation', () => {
  test('is set, not added, and 0 takes it back', async () => {
    await addLine(shopper, smallPrice);
    await change(shopper, 'add-donation', { amount: 500 });
    await change(shopper, 'add-donation', { amount: 500 });
    expect((await sums()).donationTotal).toBe(500);
    await change(shopper, 'add-donation', { amount: 0 });
    expect((await sums()).donationTotal).toBe(0);
  });

  test('that is very large is refused with a message', async () => {
    expect(await change(shopper, 'add-donation', { amount: 100_001 })).toMatchObject({
      isSuccess: false,
      message: expect.any(String),
    });
  });
});

test('the total is the sum of its parts', async () => {
  await addLine(shopper, smallPrice, { Quantity: 2 });
  await addLine(shopper, installationRequired);
  await applyZip('60601');
  await applyPromo('WELCOME10');
  await change(shopper, 'add-donation', { amount: 500 });
  const sum = await sums();
  expect(sum.installationTotal).toBe(12_900);
  expect(sum.total).toBe(
    sum.subtotal + sum.shippingTotal! + sum.installationTotal! - sum.discountTotal! + 500 + sum.taxTotal!,
  );
});

describe('flags', () => {
  test('a guest is one until the sign-in', async () => {
    expect((await wholeCart(shopper)).isGuest).toBe(true);
    expect((await wholeCart(await signedInShopper(storefront.url))).isGuest).toBe(false);
  });

  test('a cart for another country is international; one of the shop in Canada is not', async () => {
    await setState(shopper, 'international');
    expect((await wholeCart(shopper)).isInternational).toBe(true);
    expect((await wholeCart(shopper, '?country=CA')).isInternational).toBe(false);
  });

  test('the app’s mark is remembered, and is in the page context', async () => {
    expect(await shopper.page('/?app=1')).toContain('"isApp":true');
    expect((await wholeCart(shopper)).isApp).toBe(true);
    expect((await wholeCart(new Shopper(storefront.url))).isApp).toBe(false);
  });
});

test('the promo code and the ZIP code stay after a sign-in', async () => {
  await addLine(shopper, smallPrice);
  await applyPromo('WELCOME10');
  await applyZip('60601');
  await shopper.submit('/account/login', ada);
  expect(await wholeCart(shopper)).toMatchObject({
    isGuest: false,
    cartSummary: { discountCode: 'WELCOME10', taxZipCode: '60601' },
  });
});
