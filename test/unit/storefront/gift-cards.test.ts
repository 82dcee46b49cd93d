import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine } from './cart-shopper.ts';
import { call, readyToPay, whole } from './checkout-shopper.ts';
import { applyGiftCard, balanceOf, giftCardOf } from './gift-card-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;
/** Of the order, in cents: $1,799.00 and $299.00 for its delivery. */
const total = 209800;

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

const another = async (): Promise<Shopper> => {
  const other = new Shopper(storefront.url);
  await addLine(other, inStock);
  await readyToPay(other);
  return other;
};
beforeEach(async () => {
  shopper = await another();
});

const payment = async (who = shopper) => (await whole(who)).payment;
const payByCard = (lastFour = '1111', who = shopper) =>
  call(who, 'SavePayment', { attemptId: randomUUID(), cardOneData: newCard(lastFour) });
const place = (who = shopper) => call(who, 'PlaceOrder', { attemptId: randomUUID() });

describe('a gift card', () => {
  test('pays what is on it, and cards the rest', async () => {
    const answer = await applyGiftCard(shopper, giftCardOf(50));
    expect(answer).toMatchObject({
      isSuccess: true,
      giftCardErrors: [],
      isGiftCardServiceUnavailable: false,
    });
    expect(answer.checkout.payment).toMatchObject({
      giftCards: [{ lastFour: '0050', appliedAmount: 5000, balance: 5000 }],
      total,
      amountDue: total - 5000,
    });
  });

  test('is known by its last four digits alone once it is applied', async () => {
    const card = giftCardOf(50);
    await applyGiftCard(shopper, card);
    expect(JSON.stringify(await whole(shopper))).not.toContain(card.cardNumber);
  });

  test.each([
    ['with spaces', (number: string) => number.replaceAll(/(.{4})/g, '$1 ')],
    ['with dashes', (number: string) => number.replaceAll(/(.{4})/g, '$1-')],
    [
      'in wide digits',
      (number: string) =>
        number.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ],
  ])('is found %s', async (_how, write) => {
    const { cardNumber, cardPin } = giftCardOf(50);
    expect(await applyGiftCard(shopper, { cardNumber: write(cardNumber), cardPin })).toMatchObject({
      isSuccess: true,
    });
  });

  test('is taken in the naming of the payment actions, and through the provider’s path', async () => {
    const { cardNumber: number, cardPin: pin } = giftCardOf(50);
    expect(await applyGiftCard(shopper, { number, pin })).toMatchObject({ isSuccess: true });
    const path = '/api/checkout/payment-provider/apply-gift-card';
    expect(await (await shopper.post(path, giftCardOf(25))).json()).toMatchObject({ isSuccess: true });
    expect((await payment()).amountDue).toBe(total - 7500);
  });

  test('that pays for all leaves nothing due: the next step is the review', async () => {
    await applyGiftCard(shopper, giftCardOf(5000));
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 4,
      payment: { amountDue: 0, giftCards: [{ appliedAmount: total, balance: 500000 }] },
    });
    expect(await payByCard()).toMatchObject({
      isSuccess: false,
      cardOneErrors: { hasZeroAmountError: true },
    });
  });

  test('after another one pays only the rest, and is not drained', async () => {
    const second = giftCardOf(2000);
    await applyGiftCard(shopper, giftCardOf(1000));
    await applyGiftCard(shopper, second);
    expect((await payment()).giftCards).toMatchObject([
      { appliedAmount: 100000 },
      { appliedAmount: total - 100000, balance: 200000 },
    ]);
    await place();
    expect(await balanceOf(shopper, second)).toBe(200000 - (total - 100000));
  });

  test('is refused in words when nothing is due', async () => {
    await applyGiftCard(shopper, giftCardOf(5000));
    expect(await applyGiftCard(shopper, giftCardOf(50))).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('Nothing is left to pay'),
    });
    expect((await payment()).giftCards).toHaveLength(1);
  });

  test.each([
    ['that is empty', giftCardOf(0), /has nothing left/],
    ['that does not exist', { cardNumber: '6006490000', cardPin: '1234' }, /could not find/],
    ['with a wrong PIN', { ...giftCardOf(50), cardPin: '9999' }, /could not find/],
    ['without a PIN', { ...giftCardOf(50), cardPin: '' }, /enter the PIN/],
  ])('%s is refused', async (_what, card, message) => {
    expect(await applyGiftCard(shopper, card)).toMatchObject({
      isSuccess: false,
      message: expect.stringMatching(message),
    });
    expect((await payment()).giftCards).toEqual([]);
  });

  test('pays once', async () => {
    const card = giftCardOf(50);
    await applyGiftCard(shopper, card);
    expect(await applyGiftCard(shopper, card)).toMatchObject({ isSuccess: false });
    expect((await payment()).amountDue).toBe(total - 5000);
  });

  test('is taken back by the id of its entry, and whole', async () => {
    const card = giftCardOf(50);
    await applyGiftCard(shopper, card);
    const { id } = (await payment()).giftCards[0]!;
    expect(await call(shopper, 'RemoveGiftCardTender', { cardNumber: id })).toMatchObject({
      isSuccess: true,
    });
    expect(await payment()).toMatchObject({ giftCards: [], amountDue: total });
    expect(await balanceOf(shopper, card)).toBe(5000);
  });

  test('shows what is on it without paying', async () => {
    const card = giftCardOf(50);
    expect(await call(shopper, 'GetGiftCardBalance', card)).toMatchObject({ isSuccess: true, balance: 5000 });
    expect((await payment()).giftCards).toEqual([]);
  });

  test('pays another part when the total changes', async () => {
    await applyGiftCard(shopper, giftCardOf(5000));
    await addLine(shopper, smallPrice);
    const { giftCards, amountDue, total: risen } = await payment();
    expect(risen).toBeGreaterThan(total);
    expect([giftCards[0]!.appliedAmount, amountDue]).toEqual([risen, 0]);
  });
});

describe('the money of a gift card', () => {
  test('is taken with the order', async () => {
    const card = giftCardOf(50);
    await applyGiftCard(shopper, card);
    await payByCard();
    expect(await balanceOf(shopper, card)).toBe(5000);
    expect(await place()).toMatchObject({ isSuccess: true });
    expect(await balanceOf(shopper, card)).toBe(0);
  });

  test.each(['0912', '0914'])('is whole again if the card part is declined (%s)', async (lastFour) => {
    const card = giftCardOf(50);
    await applyGiftCard(shopper, card);
    await payByCard(lastFour);
    expect((await place()).isSuccess).not.toBe(true);
    expect(await balanceOf(shopper, card)).toBe(5000);
    expect((await payment()).giftCards).toHaveLength(1);
  });

  test('is taken once if the order’s answer comes again', async () => {
    const card = giftCardOf(5000);
    await applyGiftCard(shopper, card);
    const attempt = { attemptId: randomUUID() };
    await call(shopper, 'PlaceOrder', attempt);
    await call(shopper, 'PlaceOrder', attempt);
    expect(await balanceOf(shopper, card)).toBe(500000 - total);
  });

  test('that another session has taken is missed when the order is placed, and said by its id', async () => {
    const card = giftCardOf(3000);
    const other = await another();
    await applyGiftCard(shopper, card);
    await applyGiftCard(other, card);
    const { id } = (await payment(other)).giftCards[0]!;
    await place();
    expect(await place(other)).toMatchObject({
      isSuccess: false,
      message: 'GiftCardError',
      giftCardErrors: [{ id, message: expect.stringContaining('$902.00 is left') }],
    });
    expect(await payment(other)).toMatchObject({ amountDue: total - 90200 });
    expect(await balanceOf(shopper, card)).toBe(90200);
  });

  test('stays on it if the service refuses it, and the card part is not charged', async () => {
    await applyGiftCard(shopper, giftCardOf(77));
    await payByCard();
    expect(await place()).toMatchObject({
      message: 'GiftCardError',
      giftCardErrors: [{ id: expect.stringMatching(/^gift-/) }],
    });
    expect((await whole(shopper)).orderNumber).toBeNull();
  });
});

test('a card never pays more than was reviewed, if another tab takes a gift card back', async () => {
  await applyGiftCard(shopper, giftCardOf(50));
  await payByCard();
  await call(shopper, 'MoveToReviewPage');
  const { id } = (await payment()).giftCards[0]!;
  await call(shopper.tab(), 'RemoveGiftCardTender', { cardNumber: id });
  expect(await place()).toMatchObject({
    isSuccess: false,
    message: 'Your card would pay $2,098.00 now. Please review your payment.',
  });
  expect(await place()).toMatchObject({ isSuccess: true });
});

describe('a gift card service that is down', () => {
  test('is said, and a card pays', async () => {
    await shopper.submit('/checkout/states', { state: 'gift-cards-down' });
    expect((await payment()).isGiftCardServiceUnavailable).toBe(true);
    expect(await applyGiftCard(shopper, giftCardOf(50))).toMatchObject({
      isSuccess: false,
      isGiftCardServiceUnavailable: true,
    });
    expect(await payByCard()).toMatchObject({ isSuccess: true });
  });

  test('for one card is said with the call', async () => {
    expect(await applyGiftCard(shopper, giftCardOf(503))).toMatchObject({
      isGiftCardServiceUnavailable: true,
    });
    expect((await payment()).isGiftCardServiceUnavailable).toBe(false);
  });
});
