import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { refreshCheckout } from '../../../../src/contract/checkout/checkout.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from '../account-shopper.ts';
import { addLine } from '../cart-shopper.ts';
import { chicago, readyToPay, whole } from '../checkout-shopper.ts';
import { giveCards, newCard } from '../payment-shopper.ts';
import { openStorefrontForFile, type Shopper } from '../shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  await giveCards(storefront.url, ada.email, [
    { id: 'visa', lastFour: '1111' },
    { id: 'store', type: 'PLCCSynchrony', lastFour: '8888', expMonth: 0, expYear: 0 },
  ]);
  shopper = await signedInShopper(storefront.url);
  await shopper.submit('/checkout/states', { state: 'start' });
  await clear();
});

/** A cart with one sofa, to an address with sales tax. */
async function clear(): Promise<void> {
  const { lineItems } = await shopper.cart();
  for (const { id } of lineItems) await shopper.post('/api/cart/remove-item', { id });
  await addLine(shopper, inStock);
  await readyToPay(shopper, chicago);
}

const paths = new Map(calls.map((call) => [call.name as string, call]));

/** Sends a declared call by its name; its answer is as declared. */
async function send(name: string, payload: Record<string, unknown> = {}) {
  const call = paths.get(name)!;
  const response =
    call.method === 'GET'
      ? await shopper.fetch(`${call.path}?${new URLSearchParams(payload as Record<string, string>)}`, {
          headers: { RequestVerificationToken: await shopper.token() },
        })
      : await shopper.post(call.path, payload);
  const answer = await response.json();
  if (response.status === 200) expect(v.safeParse(call.answer, answer).issues).toBeUndefined();
  return { status: response.status, ...answer };
}
/** Read as the page reads it. */
const payment = async () => v.parse(refreshCheckout.answer, await whole(shopper)).payment;
const pay = (payload: object) => send('savePayment', { attemptId: randomUUID(), ...payload });

test('the payment of an order with every means is as declared', async () => {
  await send('applyTenderCode', { tenderCodeNumber: 'THANKS25' });
  await send('lookupRewardsCard', {});
  await pay({ accountCardOneData: { id: 'store' } });
  const { issues } = v.safeParse(refreshCheckout.answer, await whole(shopper));
  expect(issues).toBeUndefined();
});

describe('a tender code', () => {
  test.each([
    ['tenderCodeNumber', { tenderCodeNumber: 'THANKS25' }],
    ['number', { number: 'THANKS25' }],
  ])('pays, and is taken back, in the naming of %s', async (name, payload) => {
    const { amountDue } = await payment();
    const { checkout } = await send('applyTenderCode', payload);
    expect(checkout.payment).toMatchObject({
      amountDue: amountDue! - 2500,
      tenderCodes: [{ label: 'THANKS25', appliedAmount: 2500, errorMessage: null }],
    });
    await send('removeTenderCode', { [name]: checkout.payment.tenderCodes[0].id });
    expect(await payment()).toMatchObject({ amountDue, tenderCodes: [] });
  });

  test('that is refused keeps its message (checkout §8)', async () => {
    expect(await send('applyTenderCode', { tenderCodeNumber: 'SPRING10' })).toMatchObject({
      isSuccess: false,
      message: 'The code SPRING10 has ended.',
      checkout: {
        payment: { tenderCodes: [{ appliedAmount: 0, errorMessage: 'The code SPRING10 has ended.' }] },
      },
    });
  });

  test('that nobody knows is not kept', async () => {
    expect(await send('applyTenderCode', { tenderCodeNumber: '6006491234560050' })).toMatchObject({
      isSuccess: false,
      checkout: { payment: { tenderCodes: [] } },
    });
  });

  test('pays no more than the order', async () => {
    await shopper.post('/api/cart/remove-item', { id: (await shopper.cart()).lineItems[0]!.id });
    await addLine(shopper, smallPrice);
    await send('applyTenderCode', { tenderCodeNumber: 'SORRY100' });
    const { total, amountDue, tenderCodes } = await payment();
    expect(tenderCodes[0]!.appliedAmount).toBe(Math.min(10_000, total!));
    expect(amountDue).toBe(total! - tenderCodes[0]!.appliedAmount);
  });
});

describe('a reward certificate', () => {
  const certificate = async () =>
    (await payment()).certificates.find(({ certificateNumber }) => certificateNumber === '7000123');

  test.each([
    ['the saved card that is chosen', 'applyRewardCertificate', { accountCardOneData: { id: 'store' } }],
    [
      'a typed card',
      'applyRewardCertificate',
      { cardOneData: { ...newCard('8888'), type: 'PLCCSynchrony', number: '6045880000008888' } },
    ],
    [
      'the saved card, through the provider',
      'applyProviderCertificate',
      { savePaymentCardInfo: { storedPaymentMethodId: 'store' } },
    ],
  ])('pays with %s (decision 86)', async (_with, name, card) => {
    const { amountDue } = await payment();
    expect(await send(name, { certificateNumber: '7000123', ...card })).toMatchObject({ isSuccess: true });
    expect((await certificate())?.isApplied).toBe(true);
    expect((await payment()).amountDue).toBe(amountDue! - 2500);
  });

  test('pays with the rewards card that is applied', async () => {
    await pay({ accountCardOneData: { id: 'store' } });
    expect(await send('applyRewardCertificate', { certificateNumber: '7000123' })).toMatchObject({
      isSuccess: true,
    });
  });

  test.each([
    ['without a card', {}, /enter or choose the rewards card/],
    ['with another card', { accountCardOneData: { id: 'visa' } }, /belong to a rewards card/],
  ])('%s keeps its message, until it pays', async (_what, card, message) => {
    await send('applyRewardCertificate', { certificateNumber: '7000123', ...card });
    expect(await certificate()).toMatchObject({
      isApplied: false,
      errorMessage: expect.stringMatching(message),
    });
    await send('applyRewardCertificate', {
      certificateNumber: '7000123',
      accountCardOneData: { id: 'store' },
    });
    expect(await certificate()).toMatchObject({ isApplied: true, errorMessage: undefined });
  });
});

describe('the rewards of the account (decision 91)', () => {
  const found = [
    {
      label: 'Rewards card ending in 8888',
      balance: 4000,
      certificates: [{ amount: 4000, isApplied: false }],
    },
  ];

  test('are not known before they are read', async () => {
    expect((await payment()).rewardAccounts).toEqual([]);
  });

  test.each([
    ['getAccountRewardsByToken', { token: 'store' }],
    ['lookupRewardsCard', { token: 'store' }],
    ['lookupRewardsCard', {}],
  ])('are read by %s %o', async (name, payload) => {
    expect(await send(name, payload)).toMatchObject({ isSuccess: true });
    expect((await payment()).rewardAccounts).toMatchObject(found);
  });

  test('are read by the session of the card service, where one of its cards is saved', async () => {
    expect((await payment()).tnsSession).toBeUndefined();
    await giveCards(storefront.url, ada.email, [
      { id: 'mc', type: 'CoBrandMasterCard', lastFour: '4304', expMonth: 4, expYear: 2031 },
    ]);
    const { tnsSession } = await payment();
    expect(await send('getAccountRewards', { tnsSession: 'another' })).toMatchObject({ isSuccess: false });
    expect(await send('getAccountRewards', { tnsSession })).toMatchObject({ isSuccess: true });
    expect((await payment()).rewardAccounts).toMatchObject([{ label: 'Rewards card ending in 4304' }]);
  });

  test.each([
    ['of another card', { token: 'visa' }],
    ['of another account', { token: 'nobody’s' }],
  ])('%s are not read', async (_what, payload) => {
    expect(await send('getAccountRewardsByToken', payload)).toMatchObject({ isSuccess: false });
    expect((await payment()).rewardAccounts).toEqual([]);
  });

  test('pay like any certificate', async () => {
    await send('lookupRewardsCard', {});
    const { certificateNumber } = (await payment()).rewardAccounts[0]!.certificates[0]!;
    const { amountDue } = await payment();
    await send('applyRewardCertificate', { certificateNumber, accountCardOneData: { id: 'store' } });
    expect(await payment()).toMatchObject({
      amountDue: amountDue! - 4000,
      rewardAccounts: [{ balance: 0, certificates: [{ isApplied: true }] }],
    });
  });

  test('are announced for the household card, and in the sums once a rewards card pays', async () => {
    const message = 'You earn $179.90 in rewards with this order.';
    expect(await send('getCheckoutFunnelCbhccCms')).toMatchObject({ rewardsOrderSummaryMessage: message });
    expect((await payment()).rewardsOrderSummaryMessage).toBeUndefined();
    await pay({ accountCardOneData: { id: 'store' } });
    expect((await payment()).rewardsOrderSummaryMessage).toBe(message);
  });
});

describe('the billing address (decision 92)', () => {
  const other = { ...chicago, firstName: 'Bo', address1: '1 Oak St', city: 'Evanston', postalCode: '60201' };

  test('is where the order goes, and follows it', async () => {
    await send('saveBillingAddress', { address: chicago });
    expect(await payment()).toMatchObject({
      isBillingSameAsShipping: true,
      billingAddress: { address1: chicago.address1 },
    });
    await send('saveShippingAddress', { address: other });
    expect((await payment()).billingAddress).toMatchObject({ address1: '1 Oak St' });
  });

  test('is another one, in any country', async () => {
    const abroad = { ...other, country: 'CA', state: 'ON', city: 'Ottawa', postalCode: 'K2P 1L4' };
    const { isSuccess, checkout } = await send('saveBillingAddress', { address: abroad });
    expect(isSuccess).toBe(true);
    expect(checkout.payment).toMatchObject({
      isBillingSameAsShipping: false,
      billingAddress: { city: 'Ottawa', country: 'CA' },
    });
  });

  test('may be a PO box, whatever is shipped', async () => {
    const address = { ...other, address1: 'PO Box 12' };
    expect(await send('validateAddress', { address })).toMatchObject({
      fieldErrors: { address1: expect.stringContaining('cannot go to a PO box') },
    });
    expect(await send('validateAddress', { address, isBilling: true })).toMatchObject({ isSuccess: true });
    expect(await send('saveBillingAddress', { address })).toMatchObject({ isSuccess: true });
  });

  test('is known by its id if it is one of the account', async () => {
    await send('saveShippingAddress', { address: other });
    await send('saveShippingAddress', { address: chicago });
    const { accountInfo } = await whole(shopper);
    const known = accountInfo.shippingAddresses.find(({ address1 }) => address1 === '1 Oak St')!;
    await send('saveBillingAddress', { address: known });
    expect((await payment()).billingAddress?.addressId).toBe(known.addressId);
  });

  test('that is wrong is refused by its fields, and changes nothing', async () => {
    const answer = await send('saveBillingAddress', { address: { ...other, postalCode: '00000' } });
    expect(answer).toMatchObject({ isSuccess: false, fieldErrors: { postalCode: expect.any(String) } });
    expect((await payment()).isBillingSameAsShipping).toBe(true);
  });
});

describe('tax exemption (decisions 89, 117)', () => {
  const taxTotal = async () => (await whole(shopper)).orderSummary!.taxTotal;

  test.each([
    ['applyTaxExemption', { taxExemption: true }, { taxExemption: false }],
    ['postTaxExemption', { isTaxExemptionApplied: true }, { isTaxExemptionApplied: false }],
  ])('takes the tax off the sums, and puts it back: %s', async (name, on, off) => {
    const before = await whole(shopper);
    await send(name, on);
    const { orderSummary, payment: exempt } = await whole(shopper);
    expect(orderSummary!.taxTotal).toBe(0);
    expect(exempt).toMatchObject({
      isTaxExemptionApplied: true,
      amountDue: before.payment.amountDue! - before.orderSummary!.taxTotal!,
    });
    await send(name, off);
    expect(await taxTotal()).toBe(before.orderSummary!.taxTotal);
  });

  test('by a GET needs the token, and is not cached', async () => {
    const response = await shopper.fetch('/ReactCheckout/ApplyTaxExemption/?taxExemption=true');
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await taxTotal()).toBeGreaterThan(0);
  });
});

describe('a card that has to be verified (decision 90)', () => {
  const card = async () => (await payment()).cards![0]!;
  const verify = async (cvv: string) =>
    send('verifyCreditCard', { cardData: { id: (await card()).id, cvv } });
  beforeEach(() => pay({ cardOneData: newCard('0920') }));

  test('says so, and holds up the order', async () => {
    expect(await card()).toMatchObject({ verifyCreditCard: true, isVerificationApplied: false });
    expect(await send('moveToReviewPage')).toMatchObject({
      isSuccess: false,
      message: 'Please enter the security code of your Visa ending in 0920.',
    });
  });

  test('is verified by its code', async () => {
    expect(await verify('737')).toMatchObject({ isSuccess: true, verifyErrors: null });
    expect(await card()).toMatchObject({ isVerificationApplied: true });
    expect(await send('moveToReviewPage')).toMatchObject({ isSuccess: true });
  });

  test.each([
    ['7373', 'hasVerifyInputError'],
    ['000', 'hasVerifyFailedError'],
  ])('is refused with the code %s, by its id', async (cvv, flag) => {
    const { id } = await card();
    expect(await verify(cvv)).toMatchObject({ isSuccess: false, verifyErrors: { cardId: id, [flag]: true } });
  });

  test('is never verified with the number for it', async () => {
    await pay({ cardOneData: newCard('0921') });
    expect(await verify('737')).toMatchObject({ verifyErrors: { hasVerifyFailedError: true } });
  });
});

describe('two cards through the provider (decision 87)', () => {
  const encrypted = (lastFour: string, slot: string, appliedAmount: number) =>
    send('saveCreditCardToBasket', {
      attemptId: randomUUID(),
      adyenCardData: { encryptedCardNumber: `encrypted-${lastFour}`, brand: 'visa' },
      saveToAccount: false,
      slot,
      appliedAmount,
    });
  let due: number;
  beforeEach(async () => {
    due = (await payment()).amountDue!;
  });

  test('pay one after the other', async () => {
    await encrypted('1111', 'CardOne', 10_000);
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 3,
      payment: { cards: [{ slot: 'CardOne', appliedAmount: 10_000, isApplied: true }] },
    });
    await encrypted('2222', 'CardTwo', due - 10_000);
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 4,
      payment: { appliedCards: [{ lastFour: '1111' }, { lastFour: '2222', appliedAmount: due - 10_000 }] },
    });
  });

  test('are a saved one and a new one: the saved one goes by SavePayment with its slot alone', async () => {
    await encrypted('1111', 'CardOne', 10_000);
    await pay({ accountCardTwoData: { id: 'visa', appliedAmount: due - 10_000 } });
    expect((await payment()).cards).toMatchObject([
      { slot: 'CardOne', storedPaymentMethodId: undefined },
      { slot: 'CardTwo', storedPaymentMethodId: 'visa', selectionIndex: 0 },
    ]);
  });

  test('of which the second is declined: the first stays, and the second does not pay', async () => {
    await encrypted('1111', 'CardOne', 10_000);
    expect(await encrypted('0808', 'CardTwo', due - 10_000)).toMatchObject({ isSuccess: false });
    expect(await payment()).toMatchObject({
      cards: [
        { slot: 'CardOne', isValid: true, isApplied: true },
        { slot: 'CardTwo', lastFour: '0808', isValid: false, isApplied: false },
      ],
      appliedCards: [{ lastFour: '1111', appliedAmount: 10_000 }],
    });
    expect(await send('moveToReviewPage')).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('how you pay the rest'),
    });
  });

  test('of which the second does not pay the rest are refused', async () => {
    await encrypted('1111', 'CardOne', 10_000);
    expect(await encrypted('2222', 'CardTwo', due - 10_001)).toMatchObject({ isSuccess: false });
  });

  test('cannot be the same saved card', async () => {
    await pay({ accountCardOneData: { id: 'visa', appliedAmount: 10_000 } });
    expect(await pay({ accountCardTwoData: { id: 'visa', appliedAmount: due - 10_000 } })).toMatchObject({
      isSuccess: false,
      message: 'Card already in use.',
    });
  });
});

test('the choice in the store card’s offer says whether financing has been opted for', async () => {
  expect((await payment()).offer).toBeUndefined();
  await send('savePlccOfferSelection', { selectedOption: 2 });
  expect((await payment()).offer).toEqual({ selectedOption: 2, hasFinanceOpted: true });
});
