import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { readyToPay } from './checkout-shopper.ts';
import { giveCards } from './payment-shopper.ts';
import { openStorefrontForFile, type Shopper } from './shopper.ts';

const paymentPath = '/checkout/paymentandbilling';

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  await giveCards(storefront.url, ada.email, [
    { id: 'visa', lastFour: '1111' },
    { id: 'amex', type: 'AmericanExpress', lastFour: '0005' },
  ]);
  shopper = await signedInShopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
  await readyToPay(shopper);
});

const applied = async () =>
  /<ul class="payment-applied".*?<\/ul>/s
    .exec(await shopper.page(paymentPath))?.[0]
    .match(/(?<=<li>)[^<]+/g) ?? [];
/** Posts the form with a new attempt. */
const post = (action: string, fields: Record<string, string>) =>
  shopper.submit(action, { attemptId: randomUUID(), amountDue: '209800', ...fields });

describe('two cards without script', () => {
  const both = { first: 'visa', second: 'amex' };

  test('pay the given amount and the rest', async () => {
    const response = await post('/checkout/payment/two-cards', { ...both, amount: '$1,000.01' });
    expect(locationOf(response)).toBe(`${paymentPath}#header_payment`);
    expect(await applied()).toEqual([
      'Visa ending in 1111: $1,000.01',
      'American Express ending in 0005: $1,097.99',
    ]);
  });

  test('start with halves', async () => {
    expect(await shopper.page('/checkout/payment/two-cards')).toContain('value="1049.00"');
  });

  test.each([
    [{ ...both, second: 'visa', amount: '1' }, 'Please select two cards.'],
    [{ first: 'visa', amount: '1' }, 'Please select two cards.'],
    [{ ...both, amount: '2098' }, 'Enter an amount above 0 and below $2,098.00.'],
    [{ ...both, amount: 'much' }, 'Enter an amount above 0 and below $2,098.00.'],
  ])('%j is refused: %s', async (fields: Record<string, string>, message) => {
    const response = await post('/checkout/payment/two-cards', fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
    expect(await applied()).toEqual([]);
  });
});

describe('two cards refused without script', () => {
  const chosen = (html: string) => html.match(/(?<=name=")\w+" value="\w+(?=" required checked>)/g);

  test('keep the cards and the typed amount, with the error at its field', async () => {
    const fields = { first: 'visa', second: 'amex', amount: '3,000' };
    const html = await (await post('/checkout/payment/two-cards', fields)).text();
    expect(chosen(html)).toEqual(['first" value="visa', 'second" value="amex']);
    expect(html).toMatch(/id="two-cards-amount" name="amount" value="3,000"[^>]*aria-invalid="true"/);
    expect(html).toContain(
      '<p class="shop-error" id="two-cards-amount-note">Enter an amount above 0 and below $2,098.00.</p>',
    );
  });

  test.each([
    [{ first: 'visa', second: 'visa' }, 'second'],
    [{ first: 'visa' }, 'second'],
    [{ second: 'visa' }, 'first'],
  ])('for the choice %j keep it and the amount, with the error at the %s card', async (cards, place) => {
    const html = await (await post('/checkout/payment/two-cards', { ...cards, amount: '99' })).text();
    expect(chosen(html)).toEqual(Object.entries(cards).map(([name, token]) => `${name}" value="${token}`));
    expect(html).toContain('name="amount" value="99"');
    expect(html).toContain(`<p class="shop-error" id="two-cards-${place}-note">Please select two cards.</p>`);
  });

  test('by the shop keep everything, with the reason above', async () => {
    const fields = { first: 'visa', second: 'amex', amount: '99', amountDue: '1000' };
    const html = await (await post('/checkout/payment/two-cards', fields)).text();
    expect(chosen(html)).toEqual(['first" value="visa', 'second" value="amex']);
    expect(html).toContain('name="amount" value="99"');
    expect(html).toContain('role="alert">The total is $2,098.00 now. Please review your payment.');
  });
});
