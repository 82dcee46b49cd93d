import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf } from './account-shopper.ts';
import { readyToPay } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const paymentPath = '/checkout/paymentandbilling';
const paid = `${paymentPath}#header_payment`;

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
  await shopper.submit('/checkout/guest', {});
  await readyToPay(shopper);
});

const applied = async () =>
  /<ul class="payment-applied".*?<\/ul>/s
    .exec(await shopper.page(paymentPath))?.[0]
    .match(/(?<=<li>)[^<]+/g) ?? [];
const visa = (lastFour: string, more: Record<string, string> = {}) => ({
  cardNumber: `4111 1111 1111 ${lastFour}`,
  cardExpiry: '04/31',
  cardCode: '737',
  attemptId: randomUUID(),
  amountDue: '209800',
  ...more,
});
const pay = (fields: Record<string, string>) => shopper.submit('/checkout/payment/card', fields);

test('the same form posted twice pays once, and leads to the payment page both times', async () => {
  const fields = visa('1111', { attemptId: randomUUID() });
  const first = await pay(fields);
  const second = await pay(fields);
  expect([locationOf(first), locationOf(second)]).toEqual([paid, paid]);
  expect(await applied()).toEqual(['Visa ending in 1111: $2,098.00']);
});

test('a payment whose outcome is not known yet says so, and its form keeps the attempt', async () => {
  const attemptId = randomUUID();
  const response = await pay(visa('0911', { attemptId }));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('We could not find out whether your payment went through.');
  expect(html).toContain(`name="attemptId" value="${attemptId}"`);
});

test('another total than the form showed is refused', async () => {
  const response = await pay(visa('1111', { amountDue: '100' }));
  expect(await response.text()).toContain('The total is $2,098.00 now.');
  expect(await applied()).toEqual([]);
});

test.each([
  ['attemptId', 'x'],
  ['amountDue', '-1'],
])('a form whose %s is %s is refused by name', async (name, given) => {
  const response = await pay(visa('1111', { [name]: given }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`${name}: `);
});
