import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshCheckout } from '../../../../src/contract/checkout/checkout.ts';
import { saveCreditCardToBasket, savePayment } from '../../../../src/contract/payment/payment.ts';
import { getPopup } from '../../../../src/contract/popup.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from '../account-shopper.ts';
import { giveCards, newCard } from '../payment-shopper.ts';
import { grace } from '../registry-shopper.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const { inStock } = knownProducts;
const due = 179900;
const payPath = '/ReactCheckout/SavePayment';
const providerPath = '/api/checkout/payment-provider/save-credit-card-to-basket';

const storefront = openStorefrontForFile();
let url: string;
let shopper: Shopper;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
  await makeAccount(url, grace);
});
beforeEach(async () => {
  await giveCards(url, ada.email, [
    { id: 'visa', lastFour: '1111' },
    { id: 'amex', type: 'AmericanExpress', lastFour: '0005' },
    { id: 'old', lastFour: '4242', expMonth: 1, expYear: 2020 },
    { id: 'store', type: 'PLCCSynchrony', lastFour: '8888', expMonth: 0, expYear: 0 },
  ]);
  shopper = await signedInShopper(url);
  await shopper.submit('/cart/add', { Sku: inStock });
});

const pay = async (payload: object, who = shopper) => {
  const response = await who.post(payPath, { attemptId: randomUUID(), ...payload });
  return { status: response.status, answer: await response.json() };
};
const payment = async (who = shopper) =>
  v.parse(refreshCheckout.answer, await (await who.fetch('/ReactCheckout/RefreshCheckout')).json()).payment;

describe('the amount to pay', () => {
  test('is the cart’s, with the signed-in account’s cards, and is not cached', async () => {
    const response = await shopper.fetch('/ReactCheckout/RefreshCheckout');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { savedCards, amountDue, appliedCards } = await payment();
    expect(amountDue).toBe(due);
    expect(appliedCards).toEqual([]);
    expect(savedCards).toMatchObject([
      { id: 'visa', cardInfo: { type: 'Visa', lastFour: '1111' }, isExpired: false, isRewardCard: false },
      { id: 'amex', isExpired: false },
      { id: 'old', isExpired: true },
      { id: 'store', isExpired: false, isRewardCard: true },
    ]);
  });

  test('a visitor has no saved cards', async () => {
    expect((await payment(new Shopper(url))).savedCards).toEqual([]);
  });
});

test('if only rewards cards may pay, the server says so, and flags others', async () => {
  await shopper.submit('/checkout/paymentandbilling', { rewards: 'only' });
  const rewardsErrorMessage = expect.stringContaining('rewards card');
  expect(await payment()).toMatchObject({ hasOnlyRewardCards: true, rewardsErrorMessage });
  const { answer } = await pay({ accountCardOneData: { id: 'visa' } });
  expect(answer).toMatchObject({
    isSuccess: false,
    cardOneErrors: { hasRewardsRestrictionError: true, rewardsRestrictionMessage: rewardsErrorMessage },
  });
  expect((await pay({ accountCardOneData: { id: 'store' } })).answer.isSuccess).toBe(true);
});

describe('a saved card', () => {
  test('pays the whole order, and is in use after that', async () => {
    const { status, answer } = await pay({ accountCardOneData: { id: 'visa' } });
    expect(status).toBe(200);
    expect(v.parse(savePayment.answer, answer)).toMatchObject({ isSuccess: true });
    const { appliedCards, savedCards } = await payment();
    expect(appliedCards).toMatchObject([{ type: 'Visa', lastFour: '1111', appliedAmount: due }]);
    expect(savedCards.filter(({ isInUse }) => isInUse).map(({ id }) => id)).toEqual(['visa']);
  });

  test('pays the new total if the cart changes', async () => {
    await pay({ accountCardOneData: { id: 'visa' } });
    await shopper.submit('/cart/add', { Sku: inStock });
    expect((await payment()).appliedCards).toMatchObject([{ appliedAmount: 2 * due }]);
  });

  test('is refused if it has expired', async () => {
    const { answer } = await pay({ accountCardOneData: { id: 'old' } });
    expect(answer).toMatchObject({
      isSuccess: false,
      message: 'The card that ends in 4242 has expired.',
    });
  });

  test('of another account is answered like one that does not exist', async () => {
    await giveCards(url, grace.email, [{ id: 'hers', lastFour: '9999' }]);
    const foreign = await pay({ accountCardOneData: { id: 'hers' } });
    expect(foreign.status).toBe(404);
    expect(await pay({ accountCardOneData: { id: 'nobody’s' } })).toEqual(foreign);
    expect((await payment()).appliedCards).toEqual([]);
  });

  test('needs a sign-in', async () => {
    const visitor = new Shopper(url);
    await visitor.submit('/cart/add', { Sku: inStock });
    const { status, answer } = await pay({ accountCardOneData: { id: 'visa' } }, visitor);
    expect(status).toBe(401);
    expect(answer.message).toBe('Please sign in to use a saved card.');
  });
});

describe('two cards', () => {
  const both = (one: number, two: number) => ({
    accountCardOneData: { id: 'visa', appliedAmount: one },
    accountCardTwoData: { id: 'amex', appliedAmount: two },
  });

  test('pay if their amounts add up to the total', async () => {
    expect((await pay(both(100000, 79900))).answer.isSuccess).toBe(true);
    expect((await payment()).appliedCards).toMatchObject([
      { type: 'Visa', lastFour: '1111', appliedAmount: 100000 },
      { type: 'AmericanExpress', lastFour: '0005', appliedAmount: 79900 },
    ]);
  });

  test.each([
    ['a cent too much', both(100000, 79901), 'The two amounts must add up to $1,799.00.'],
    ['a cent too little', both(100000, 79899), 'The two amounts must add up to $1,799.00.'],
    ['nothing on one of them', both(due, 0), 'Each card pays more than nothing.'],
    ['less than nothing on one of them', both(due + 1, -1), 'Each card pays more than nothing.'],
  ])('with %s pay nothing', async (_what, payload, message) => {
    expect((await pay(payload)).answer).toMatchObject({ isSuccess: false, message });
    expect((await payment()).appliedCards).toEqual([]);
  });

  test('leave the rest due once the total rises', async () => {
    await pay(both(100000, 79900));
    await shopper.submit('/cart/add', { Sku: inStock });
    expect(await payment()).toMatchObject({
      amountDue: 2 * due,
      appliedCards: [{ appliedAmount: 100000 }, { appliedAmount: 79900 }],
    });
  });

  test('pay less, the second first, once the total falls', async () => {
    await shopper.submit('/cart/add', { Sku: inStock });
    await pay(both(100000, 259800));
    const { lineItems } = await shopper.cart();
    await shopper.post('/api/cart/update-item', { id: lineItems[0]!.id, quantity: 1 });
    expect((await payment()).appliedCards).toMatchObject([
      { appliedAmount: 100000 },
      { appliedAmount: 79900 },
    ]);
  });

  test('cannot be the same card twice', async () => {
    const id = 'visa';
    const { status, answer } = await pay({
      accountCardOneData: { id, appliedAmount: 100000 },
      accountCardTwoData: { id, appliedAmount: 79900 },
    });
    expect([status, answer.message]).toEqual([400, 'Card already in use.']);
  });

  test('an error of the second card is reported on the second', async () => {
    const { answer } = await pay({
      accountCardOneData: { id: 'visa', appliedAmount: 100000 },
      cardTwoData: { ...newCard('0505'), appliedAmount: 79900 },
    });
    expect(answer).toMatchObject({ cardOneErrors: null, cardTwoErrors: { hasNumberError: true } });
  });
});

describe('a new card', () => {
  test.each([
    ['0101', { hasTnsError: true, tnsErrorMessage: expect.any(String) }],
    ['0202', { hasSessionError: true, sessionErrorMessage: expect.any(String) }],
    ['0303', { hasRewardsRestrictionError: true, rewardsRestrictionMessage: expect.any(String) }],
    ['0304', { hasZeroAmountError: true }],
    ['0305', { cbccNotAppliedError: true }],
    ['0404', { hasOldCbccCardUsedError: true }],
    ['0505', { hasNumberError: true }],
    ['0606', { hasExpDateError: true }],
    ['0707', { hasCvvError: true }],
  ])('ending in %s is refused with its flag, by both calls', async (lastFour, errors) => {
    const { answer } = await pay({ cardOneData: newCard(lastFour) });
    expect(answer.isSuccess).toBe(false);
    expect(answer.cardOneErrors).toEqual(errors);
    const encrypted = {
      attemptId: randomUUID(),
      adyenCardData: { encryptedCardNumber: `blob-${lastFour}` },
      saveToAccount: false,
    };
    const other = await (await shopper.post(providerPath, encrypted)).json();
    expect(v.parse(saveCreditCardToBasket.answer, other)).toMatchObject({
      isSuccess: false,
      cardErrors: errors,
    });
  });

  test('also pays for a visitor, and only its last digits are known afterwards', async () => {
    const visitor = new Shopper(url);
    await visitor.submit('/cart/add', { Sku: inStock });
    expect((await pay({ cardOneData: newCard('1111') }, visitor)).answer.isSuccess).toBe(true);
    expect((await payment(visitor)).appliedCards).toMatchObject([
      { type: 'Visa', lastFour: '1111', appliedAmount: due },
    ]);
  });

  test('that its bank does not authorize leads back to the payment', async () => {
    expect((await pay({ cardOneData: newCard('0909') })).answer).toMatchObject({
      isSuccess: false,
      redirectUrl: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
    });
  });

  test('is saved to the account if requested, once', async () => {
    await giveCards(url, ada.email, []);
    const cardOneData = { ...newCard('1111'), saveToAccount: true };
    await pay({ cardOneData });
    await pay({ cardOneData });
    expect((await payment()).savedCards).toMatchObject([{ cardInfo: { lastFour: '1111' }, isInUse: true }]);
  });

  test('is not saved beyond the limit', async () => {
    await giveCards(
      url,
      ada.email,
      ['1001', '1002', '1003', '1004', '1005'].map((lastFour) => ({ lastFour })),
    );
    const { answer } = await pay({ cardOneData: { ...newCard('1111'), saveToAccount: true } });
    expect(answer).toMatchObject({
      isSuccess: false,
      message: 'Your account keeps up to 5 cards. You can use this one without saving it.',
    });
    expect((await payment()).savedCards).toHaveLength(5);
  });

  test('is not saved for a visitor', async () => {
    const visitor = new Shopper(url);
    const { status } = await pay({ cardOneData: { ...newCard('1111'), saveToAccount: true } }, visitor);
    expect(status).toBe(401);
  });

  test('pays nothing if the cart is empty', async () => {
    const { answer } = await pay({ cardOneData: newCard('1111') }, new Shopper(url));
    expect(answer).toMatchObject({ isSuccess: false, message: 'There is nothing in your cart to pay for.' });
  });

  test('with the wrong amount is answered with the total', async () => {
    const { answer } = await pay({ cardOneData: { ...newCard('1111'), appliedAmount: due + 1 } });
    expect(answer.message).toBe('The total is $1,799.00 now. Please review your payment.');
  });
});

describe('the security code popup', () => {
  test('has a title and markup', async () => {
    const response = await shopper.fetch('/SharedLayer/PopupV2?popupName=CreditCardVerification');
    expect(v.parse(getPopup.answer, await response.json())).toMatchObject({
      title: 'Your Security Code',
      html: expect.stringContaining('<p>The last three digits on the back'),
    });
  });

  test.each(['Nothing', '__proto__', 'toString'])('does not exist by the name %s', async (name) => {
    expect((await shopper.fetch(`/SharedLayer/PopupV2?popupName=${name}`)).status).toBe(404);
  });

  test.each(['back', 'front'])('has a picture of the %s', async (side) => {
    expect((await shopper.fetch(`/shop/security-code-${side}.svg`)).status).toBe(200);
  });
});
