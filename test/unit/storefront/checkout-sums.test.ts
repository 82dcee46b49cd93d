import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine, change, wholeCart } from './cart-shopper.ts';
import { call, chicago, oregon, ottawa, readyToPay, whole } from './checkout-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, madeToOrder, smallPrice, installationRequired } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const sums = async () => (await whole(shopper)).orderSummary!;
const state = (name: string) => shopper.submit('/checkout/states', { state: name });

describe.each([
  ['core', 'US', chicago],
  ['core', 'US', oregon],
  ['modern', 'US', chicago],
  ['core', 'CA', ottawa],
  ['modern', 'CA', ottawa],
])('in the brand %s and the country %s, where nothing is chosen in checkout', (brand, country, address) => {
  beforeEach(async () => {
    await shopper.page(`/?brand=${brand}&country=${country}`);
    for (const sku of [smallPrice, inStock, madeToOrder, installationRequired]) await addLine(shopper, sku);
  });

  test.each(['nothing', 'WELCOME10', 'FREESHIP', 'a donation'])(
    'the order with %s costs what the cart says',
    async (more) => {
      if (more === 'a donation') await change(shopper, 'add-donation', { amount: 500 });
      else if (more !== 'nothing') await change(shopper, 'apply-promo', { promoCode: more });
      await change(shopper, 'apply-zip', { zipCode: address.postalCode });
      const inCart = (await wholeCart(shopper)).orderSummary;
      await call(shopper, 'SaveShippingAddress', { address });
      expect(await sums()).toEqual(inCart);
      expect((await whole(shopper)).payment.amountDue).toBe(inCart.total);
    },
  );
});

describe('the total', () => {
  test('is not known before the shipping is', async () => {
    await addLine(shopper, inStock);
    expect(await sums()).toMatchObject({ shippingTotal: null, taxTotal: null, total: 179900 });
    expect((await whole(shopper)).payment.amountDue).toBe(179900);
  });

  test('stays as the cart has estimated it until there is an address', async () => {
    await addLine(shopper, inStock);
    await change(shopper, 'apply-zip', { zipCode: chicago.postalCode });
    const { orderSummary } = await wholeCart(shopper);
    expect(await whole(shopper)).toMatchObject({ orderSummary, taxZipCode: '60606' });
    expect(orderSummary).toMatchObject({ shippingTotal: 9900, taxTotal: Math.round(179900 * 0.0825) });
    await call(shopper, 'SaveShippingAddress', { address: oregon });
    expect(await whole(shopper)).toMatchObject({
      taxZipCode: null,
      orderSummary: { shippingTotal: 29900, taxTotal: 0 },
    });
  });

  test('has the tax of each place on what goes there', async () => {
    await addLine(shopper, inStock, { Quantity: 2 });
    await call(shopper, 'SaveShippingAddress', { address: oregon });
    const [part] = (await whole(shopper)).basketItems[0]!.recipients;
    await call(shopper, 'SplitItem', { basketItemId: part!.basketItemId });
    const [, piece] = (await whole(shopper)).basketItems[0]!.recipients;
    await call(shopper, 'SaveMultiShippingAddress', { address: chicago, basketItemId: piece!.basketItemId });
    // Nothing in Oregon, 8.25 % in Illinois; in-home delivery of $299.00 and $99.00.
    expect(await sums()).toMatchObject({
      taxTotal: Math.round(179900 * 0.0825),
      shippingTotal: 29900 + 9900,
    });
    await change(shopper, 'apply-promo', { promoCode: 'WELCOME10' });
    expect(await sums()).toMatchObject({ taxTotal: Math.round(161910 * 0.0825), discountTotal: 35980 });
  });

  test('has no tax abroad, and the charge of the destination', async () => {
    await state('international-options');
    expect(await sums()).toMatchObject({ taxTotal: 0, shippingTotal: 12500 });
    expect((await whole(shopper)).recipientList[0]!.shipments[0]!.shippingMessage).toMatchObject({
      isQuotableGround: true,
      quotableGroundShippingAmount: 12500,
    });
  });

  test('has one charge for all of the furniture of an address', async () => {
    await state('made-to-order');
    const [first, second] = (await whole(shopper)).recipientList[0]!.shipments;
    expect([first!.shippingMessage!.deliveryCharge, second!.shippingMessage!.deliveryCharge]).toEqual([
      9900, 0,
    ]);
    expect((await sums()).shippingTotal).toBe(9900);
  });

  test('of items that are picked up has the tax of the store, and no shipping', async () => {
    await state('pickup');
    const { subtotal, taxTotal, shippingTotal } = await sums();
    expect([taxTotal, shippingTotal]).toEqual([Math.round(subtotal! * 0.0825), 0]);
  });
});

describe('the message about the shipping', () => {
  const message = async (index = 0) =>
    (await whole(shopper)).recipientList[0]!.shipments[index]!.shippingMessage!;

  test('to the nearest zone is of a low rate', async () => {
    await state('options');
    expect(await message(0)).toMatchObject({ isLowRate: true, zipCode: '60606', deliveryCharge: 9900 });
    expect(await message(1)).toMatchObject({ isLowRate: false, isFreeShipping: false });
  });

  test('to Alaska has the surcharge beside the charge', async () => {
    await state('remote');
    const { deliveryCharge, addCharge } = await message(1);
    expect(addCharge).toBe(1000);
    const [standard] = (await whole(shopper)).recipientList[0]!.shipments[1]!.availableServiceLevels;
    expect(deliveryCharge! + addCharge!).toBe(standard!.charge);
  });

  test('to a military address is about ground shipping', async () => {
    await state('military');
    expect(await message()).toMatchObject({ isQuotableGround: true, zipCode: '09012' });
  });

  test('says from which amount on it is free, and then that it is', async () => {
    await state('free-shipping');
    expect(await message()).toMatchObject({ freeShippingThreshold: 19900, isFreeShipping: false });
    const [line] = (await wholeCart(shopper)).lineItems;
    await change(shopper, 'update-item', { id: line!.id, quantity: 1 + Math.ceil(19900 / line!.price!) });
    expect(await message()).toMatchObject({ isFreeShipping: true, deliveryCharge: 0 });
  });

  test('with a promo code for it is free', async () => {
    await state('options');
    await change(shopper, 'apply-promo', { promoCode: 'FREESHIP' });
    expect(await message(1)).toMatchObject({ isFreeShipping: true });
  });

  test('in Canada says so', async () => {
    await shopper.page('/?country=CA');
    await state('options');
    expect(await message(1)).toMatchObject({ isCanada: true, zipCode: 'K2P 1L4' });
  });
});

describe('the cards', () => {
  const pay = (payload: object) =>
    call(shopper, 'SavePayment', { attemptId: crypto.randomUUID(), ...payload });

  test('pay the total', async () => {
    await addLine(shopper, inStock);
    await readyToPay(shopper);
    await pay({ cardOneData: newCard('1111') });
    expect((await whole(shopper)).payment).toMatchObject({
      amountDue: 209800,
      appliedCards: [{ appliedAmount: 209800 }],
    });
  });

  test('refuse a total that has changed', async () => {
    await addLine(shopper, inStock);
    await readyToPay(shopper);
    expect(await pay({ cardOneData: newCard('1111'), amountDue: 179900 })).toMatchObject({
      isSuccess: false,
      amountDue: 209800,
    });
  });

  test('of two leave the rest due if the total rises, and the payment step is not done', async () => {
    await addLine(shopper, inStock);
    await readyToPay(shopper);
    await pay({
      cardOneData: { ...newCard('1111'), appliedAmount: 100000 },
      cardTwoData: { ...newCard('2222'), appliedAmount: 109800 },
    });
    expect((await whole(shopper)).furthestStep).toBe(4);
    await addLine(shopper, smallPrice);
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 3,
      payment: { appliedCards: [{ appliedAmount: 100000 }, { appliedAmount: 109800 }] },
    });
  });
});
