import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf } from './account-shopper.ts';
import { addLine } from './cart-shopper.ts';
import { call, readyToPay, whole } from './checkout-shopper.ts';
import { formFields } from './form-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const provider = '/api/checkout/payment-provider';
const bank = '/checkout/payment/bank';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;
let attemptId: string;

beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  attemptId = randomUUID();
  await addLine(shopper, knownProducts.inStock);
  await readyToPay(shopper);
});

/** Sends a call as the shop's own page does, which names its origin. */
async function send(path: string, payload: object) {
  const response = await shopper.post(path, { attemptId, ...payload }, undefined, { Origin: storefront.url });
  return response.json();
}
const pay = (lastFour: string, more: object = {}) =>
  send(`${provider}/save-credit-card-to-basket`, {
    adyenCardData: { encryptedCardNumber: `encrypted-${lastFour}`, brand: 'visa' },
    saveToAccount: false,
    ...more,
  });
const submit = (details: object) => send(`${provider}/submit-payment-details`, { details });

interface Token {
  acsURL: string;
  threeDSServerTransID: string;
}
const tokenOf = ({ token }: { token: string }): Token => JSON.parse(Buffer.from(token, 'base64').toString());

/** Answers on the bank's page, as the frame of the provider's component shows it. */
async function answerInFrame(action: { token: string }, answer: string) {
  const { acsURL, threeDSServerTransID } = tokenOf(action);
  const creq = Buffer.from(JSON.stringify({ threeDSServerTransID })).toString('base64url');
  const page = await fetch(acsURL, { method: 'POST', body: new URLSearchParams({ creq }) });
  const fields = formFields(await page.text(), `${bank}/answer`);
  const body = new URLSearchParams({ ...fields, answer });
  return (await fetch(`${storefront.url}${bank}/answer`, { method: 'POST', body })).text();
}
const resultOf = ({ authorisationToken }: { authorisationToken: string }, transStatus = 'Y') => ({
  threeDSResult: Buffer.from(JSON.stringify({ transStatus, authorisationToken })).toString('base64'),
});

describe('a card whose bank asks in a frame', () => {
  test('does not pay before the bank has agreed', async () => {
    const answer = await pay('0930');
    expect(answer).toMatchObject({
      isSuccess: false,
      action: { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme' },
    });
    expect(await whole(shopper)).toMatchObject({ furthestStep: 3, payment: { cards: [] }, attempts: [] });
  });

  test('pays once the bank has agreed', async () => {
    const { action } = await pay('0930');
    expect(await answerInFrame(action, 'approve')).toContain('data-status="Y"');
    expect(await submit(resultOf(action))).toMatchObject({ isSuccess: true, action: null, cardErrors: null });
    expect(await whole(shopper)).toMatchObject({
      furthestStep: 4,
      payment: { appliedCards: [{ lastFour: '0930' }] },
      attempts: [{ attemptId, outcome: 'done' }],
    });
  });

  test('pays nothing on the word of the page alone', async () => {
    const { action } = await pay('0930');
    expect(await submit(resultOf(action))).toMatchObject({ isSuccess: false });
    expect((await whole(shopper)).payment.cards).toEqual([]);
  });

  test('pays nothing with a result of something else', async () => {
    const { action } = await pay('0930');
    await answerInFrame(action, 'approve');
    expect(await submit(resultOf({ authorisationToken: 'guessed' }))).toMatchObject({ isSuccess: false });
    expect((await whole(shopper)).payment.cards).toEqual([]);
  });

  test.each([
    ['refused', 'refuse', /has not confirmed/],
    ['cancelled', 'cancel', /was not finished/],
  ])('pays nothing if it is %s, and can be tried again', async (_what, answer, message) => {
    const { action } = await pay('0930');
    await answerInFrame(action, answer);
    expect(await submit(resultOf(action, 'N'))).toMatchObject({
      isSuccess: false,
      message: expect.stringMatching(message),
    });
    expect((await whole(shopper)).attempts).toMatchObject([{ attemptId, outcome: 'notDone' }]);
    attemptId = randomUUID();
    expect((await pay('0930')).action).not.toBeNull();
  });

  test('is answered once: a result that comes again gets the same answer', async () => {
    const { action } = await pay('0930');
    await answerInFrame(action, 'approve');
    await submit(resultOf(action));
    expect(await submit(resultOf(action))).toMatchObject({ isSuccess: true });
  });

  test('pays nothing for a total that has changed meanwhile', async () => {
    const { amountDue } = (await whole(shopper)).payment;
    const { action } = await pay('0930', { amountDue });
    await answerInFrame(action, 'approve');
    await addLine(shopper, knownProducts.smallPrice);
    expect(await submit(resultOf(action))).toMatchObject({
      isSuccess: false,
      amountDue: (await whole(shopper)).payment.amountDue,
    });
  });
});

describe('a card whose bank asks on its own page', () => {
  test.each([
    ['by its number', '0931', {}],
    ['because the shop frames no bank (decision 117)', '0930', { threeDSecure: 'redirect' }],
  ])('%s pays once the shopper has come back', async (_why, lastFour, more) => {
    const { action } = await pay(lastFour, more);
    expect(action).toMatchObject({ type: 'redirect', method: 'GET' });
    const page = await (await fetch(action.url)).text();
    const body = new URLSearchParams({ ...formFields(page, `${bank}/answer`), answer: 'approve' });
    const back = await fetch(`${storefront.url}${bank}/answer`, { method: 'POST', body, redirect: 'manual' });
    const { pathname, searchParams } = new URL(locationOf(back)!, storefront.url);
    expect(pathname).toBe('/checkout/paymentandbilling');
    const redirectResult = searchParams.get('redirectResult');
    expect(await submit({ redirectResult })).toMatchObject({ isSuccess: true });
    expect((await whole(shopper)).payment.appliedCards).toMatchObject([{ lastFour }]);
  });
});

describe('an order whose bank asks', () => {
  const place = (more: object = {}) => send('/ReactCheckout/PlaceOrder', more);
  beforeEach(async () => {
    await call(shopper, 'SavePayment', { attemptId: randomUUID(), cardOneData: newCard('0932') });
  });

  test('is placed once the bank has agreed, with its number and where it is shown', async () => {
    const { action, isSuccess } = await place();
    expect(isSuccess).toBe(false);
    expect((await whole(shopper)).orderNumber).toBeNull();
    await answerInFrame(action, 'approve');
    const answer = await submit(resultOf(action));
    expect(answer).toMatchObject({ isSuccess: true, redirectUrl: '/checkout/confirmation' });
    expect((await whole(shopper)).orderNumber).toBe(answer.orderNumber);
  });

  test('is not placed if the bank refuses, and its card is declined', async () => {
    const { action } = await place();
    await answerInFrame(action, 'refuse');
    expect(await submit(resultOf(action, 'N'))).toMatchObject({
      isSuccess: false,
      message: 'AuthorizationFailure',
    });
    expect(await whole(shopper)).toMatchObject({
      orderNumber: null,
      payment: { cards: [{ lastFour: '0932', isValid: false }] },
    });
  });

  test('stays as it was if the shopper cancels', async () => {
    const { action } = await place();
    await answerInFrame(action, 'cancel');
    expect(await submit(resultOf(action, 'U'))).toMatchObject({ isSuccess: false });
    expect(await whole(shopper)).toMatchObject({ furthestStep: 4, orderNumber: null });
  });

  test('leads to the bank’s page where the shop frames none', async () => {
    expect((await place({ threeDSecure: 'redirect' })).action).toMatchObject({ type: 'redirect' });
  });

  describe('without script', () => {
    /** Places the order by the form, answers on the bank's page, and comes back. */
    async function placeByForm(answer: string): Promise<Response> {
      await shopper.submit('/checkout/guest', {});
      const fields = formFields(await shopper.page('/checkout/review'), '/checkout/review');
      const asked = locationOf(await shopper.submit('/checkout/review', fields))!;
      const body = new URLSearchParams({
        ...formFields(await shopper.page(asked), `${bank}/answer`),
        answer,
      });
      const back = await fetch(`${storefront.url}${bank}/answer`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return shopper.fetch(locationOf(back)!);
    }

    test('is placed once the shopper has come back from the bank', async () => {
      expect(locationOf(await placeByForm('approve'))).toBe('/checkout/confirmation');
      expect((await whole(shopper)).orderNumber).not.toBeNull();
    });

    test('is not placed if the shopper cancels there, and the review says so', async () => {
      const response = await placeByForm('cancel');
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('The check of your bank was not finished.');
      expect((await whole(shopper)).orderNumber).toBeNull();
    });

    test('leads to the payment if the bank refuses', async () => {
      expect(locationOf(await placeByForm('refuse'))).toMatch(/^\/checkout\/paymentandbilling/);
    });
  });
});
