import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { giveCards, newCard } from './payment-shopper.ts';
import { openStorefrontForFile, type Shopper } from './shopper.ts';

const payPath = '/ReactCheckout/SavePayment';
const providerPath = '/api/checkout/payment-provider/save-credit-card-to-basket';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
  await giveCards(storefront.url, ada.email, [{ id: 'visa', lastFour: '1111' }]);
});
beforeEach(async () => {
  shopper = await signedInShopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
});

const pay = async (payload: object) => {
  const response = await shopper.post(payPath, { attemptId: randomUUID(), ...payload });
  return { status: response.status, answer: await response.json() };
};

describe('an invalid payment', () => {
  test.each([
    ['no card', {}],
    [
      'a new card and one of the account for one place',
      { cardOneData: newCard('1111'), accountCardOneData: { id: 'visa' } },
    ],
  ])('of %s is a 400 with a message for the shopper', async (_what, payload) => {
    const { status, answer } = await pay(payload);
    expect(status).toBe(400);
    expect(answer.message).toMatch(/^Please choose/);
  });

  test.each([
    ['a number with letters', { ...newCard('1111'), number: '4111111111111111x' }],
    ['an invalid number', { ...newCard('1111'), number: 4111111111111111 }],
    ['an invalid month', { ...newCard('1111'), expMonth: 1.5 }],
  ])('with %s is a 400 that does not repeat the value', async (_what, cardOneData) => {
    const { status, answer } = await pay({ cardOneData });
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).not.toContain('4111');
  });

  test('that is not JSON is a 400 that does not repeat the text', async () => {
    const response = await shopper.fetch(payPath, {
      method: 'POST',
      headers: { RequestVerificationToken: await shopper.token() },
      body: 'number=4111111111111111',
    });
    expect([response.status, (await response.text()).includes('4111')]).toEqual([400, false]);
  });

  test('needs the token of this session', async () => {
    const response = await shopper.post(payPath, { accountCardOneData: { id: 'visa' } }, 'x');
    expect(response.status).toBe(403);
  });
});

describe('the log of test mode', () => {
  test('has only the type of a new card', async () => {
    await shopper.fetch('/test/requests', { method: 'DELETE' });
    await pay({ cardOneData: newCard('1111') });
    await shopper.post(payPath, 'number 4111 1111 1111 1111 of a body that is no object');
    await shopper.post(providerPath, {
      attemptId: randomUUID(),
      adyenCardData: { encryptedCardNumber: 'blob' },
      saveToAccount: false,
    });
    const text = await (await shopper.fetch('/test/requests')).text();
    // The ids of attempts are random, and may have the code's digits.
    expect(text.replace(/[\da-f-]{36}/g, '')).not.toMatch(/4111|737|2031|blob/);
    expect(JSON.parse(text)[0].body).toEqual({
      attemptId: expect.any(String),
      cardOneData: {
        type: 'Visa',
        number: '(secret)',
        expMonth: '(secret)',
        expYear: '(secret)',
        cvv: '(secret)',
        saveToAccount: false,
      },
    });
  });
});
