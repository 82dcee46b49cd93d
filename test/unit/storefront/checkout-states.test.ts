import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshCheckout } from '../../../src/contract/checkout/checkout.ts';
import { checkoutSteps, stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { paymentStates } from '../../storefront/checkout/payment-states.ts';
import { checkoutStates } from '../../storefront/checkout/states.ts';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { textOf } from './cart-shopper.ts';
import { call, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const set = (state: string, who = shopper) => who.submit('/checkout/states', { state });

describe.each([
  ['core', 'US'],
  ['modern', 'US'],
  ['core', 'CA'],
  ['modern', 'CA'],
])('in the brand %s and the country %s', (brand, country) => {
  const possible = [...checkoutStates, ...paymentStates].filter(
    ({ isDomestic, isForAccounts }) => !isForAccounts && (!isDomestic || country === 'US'),
  );

  test.each(possible.map((state) => [state.name, state.progress] as const))(
    'the state %s can be set, and its step %s be shown',
    async (name, progress) => {
      await shopper.page(`/?brand=${brand}&country=${country}`);
      const { path } = checkoutSteps[stepIndexes[progress]];
      expect(locationOf(await set(name))?.replace('?fields=provider', '')).toBe(path);
      expect((await shopper.fetch(path)).status).toBe(200);
      const answer: unknown = await whole(shopper);
      expect(v.safeParse(refreshCheckout.answer, answer).issues).toBeUndefined();
    },
  );
});

test('the address book of an account has eight addresses', async () => {
  const signedIn = await signedInShopper(storefront.url, ada);
  expect(locationOf(await set('address-book', signedIn))).toBe('/checkout/shipping');
  expect((await whole(signedIn)).accountInfo.shippingAddresses).toHaveLength(8);
});

test.each([
  ['address-book', ''],
  ['pickup', '?country=CA'],
])('the state %s is refused where it is not possible', async (name, query) => {
  await shopper.page(`/${query}`);
  const response = await set(name);
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('is not possible');
});

test('the states are listed on a page that the cart’s and the payment’s lead to', async () => {
  const html = await shopper.page('/checkout/states');
  for (const { name } of [...checkoutStates, ...paymentStates])
    expect(html).toContain(`name="state" value="${name}"`);
  expect(await shopper.page('/checkout/cart/states')).toContain('href="/checkout/states"');
  await set('payment');
  expect(await shopper.page('/checkout/paymentandbilling')).toContain('href="/checkout/states"');
});

test('a state that is none is a 400', async () => {
  expect((await set('none')).status).toBe(400);
});

test('the first of two cards stays if the second was declined', async () => {
  await set('second-card-declined');
  expect((await whole(shopper)).payment.cards).toMatchObject([
    { slot: 'CardOne', appliedAmount: 10_000, isApplied: true },
    { slot: 'CardTwo', lastFour: '0808', isValid: false, isApplied: false },
  ]);
});

test('the bank is asked about on a page with the provider’s fields', async () => {
  expect(locationOf(await set('bank-check'))).toBe('/checkout/review?fields=provider');
});

test('thirty items go to eight recipients', async () => {
  await set('many');
  const { basketItems, recipientList } = await whole(shopper);
  expect([basketItems.length, recipientList.length]).toEqual([30, 8]);
  expect(recipientList.every(({ shipments }) => shipments.length > 0)).toBe(true);
});

test('the registry’s address is one to choose', async () => {
  await set('registry');
  const { accountInfo, basketItems } = await whole(shopper);
  expect(accountInfo.registryAddresses).toMatchObject([
    { grId: basketItems[0]!.grId, registryName: 'Mia & Leo’s wedding registry', firstName: 'Mia' },
  ]);
});

test('an order to a registry’s address has the giver’s email, at the review and the confirmation', async () => {
  await set('registry');
  const [registry] = (await whole(shopper)).accountInfo.registryAddresses;
  const address = { ...registry, email: 'giver@example.com' };
  expect(await call(shopper, 'ValidateAndSaveAddress', { address })).toMatchObject({ isSuccess: true });
  const [recipient] = (await whole(shopper)).recipientList;
  expect(recipient).toMatchObject({ grId: registry!.grId, address: { email: 'giver@example.com' } });
});

test('rewards that pay for everything leave nothing for cards', async () => {
  await set('rewards');
  const { orderSummary, payment, furthestStep } = await whole(shopper);
  expect([orderSummary?.total, payment.amountDue, furthestStep]).toEqual([0, 0, 4]);
});
