// @vitest-environment node
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshCheckout } from '../../../src/contract/payment/payment.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { giveCards, newCard } from './payment-shopper.ts';
import { openStorefront, type Shopper } from './shopper.ts';

const due = 179900;

let storefront: Awaited<ReturnType<typeof openStorefront>>;
let shopper: Shopper;

beforeAll(async () => {
  storefront = await openStorefront();
  await makeAccount(storefront.url);
});
afterAll(() => storefront.close());
beforeEach(async () => {
  await giveCards(storefront.url, ada.email, [
    { id: 'visa', lastFour: '1111' },
    { id: 'amex', type: 'AmericanExpress', lastFour: '0005' },
  ]);
  shopper = await signedInShopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
});

async function pay(payload: object) {
  const response = await shopper.post('/ReactCheckout/SavePayment', { attemptId: randomUUID(), ...payload });
  return { status: response.status, answer: await response.json() };
}

const checkout = async () =>
  v.parse(refreshCheckout.answer, await (await shopper.fetch('/ReactCheckout/RefreshCheckout')).json());

describe('an attempt to pay', () => {
  const attempts = async () => (await checkout()).attempts;
  const visa = { accountCardOneData: { id: 'visa' } };

  test('is given back by its key, with its outcome', async () => {
    const [done, refused] = [randomUUID(), randomUUID()];
    await pay({ attemptId: done, ...visa });
    await pay({ attemptId: refused, cardOneData: newCard('0808') });
    expect(await attempts()).toEqual([
      { attemptId: refused, outcome: 'notDone' },
      { attemptId: done, outcome: 'done' },
    ]);
  });

  test('that is sent again is answered alike, and does not pay again', async () => {
    const attemptId = randomUUID();
    await pay({ attemptId, ...visa });
    await pay({ accountCardOneData: { id: 'amex' } });
    expect((await pay({ attemptId, ...visa })).answer.isSuccess).toBe(true);
    expect((await checkout()).payment.appliedCards).toMatchObject([{ type: 'AmericanExpress' }]);
  });

  test('of another amount than the cart’s is refused with the amount now', async () => {
    const { answer } = await pay({ amountDue: due - 100, ...visa });
    expect(answer).toMatchObject({
      isSuccess: false,
      message: 'The total is $1,799.00 now. Please review your payment.',
      amountDue: due,
    });
    expect((await checkout()).payment.appliedCards).toEqual([]);
  });

  test('whose bank is slow is lost, and not known for a while', async () => {
    const attemptId = randomUUID();
    expect((await pay({ attemptId, cardOneData: newCard('0911') })).status).toBe(504);
    expect(await attempts()).toEqual([{ attemptId, outcome: 'notKnown' }]);
  });
});
