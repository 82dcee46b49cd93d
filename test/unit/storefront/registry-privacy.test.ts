import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { call, whole } from './checkout-shopper.ts';
import { formFields } from './form-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { giveRegistries } from './registry-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

/* The owner of a gift registry sees its address; who gives something sees a name and a town. */

const grId = '7001';
const addressId = `registry-${grId}`;

const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
const database = join(folder, 'shop.sqlite');
const storefront = openStorefrontForFile({ catalogSize: 40, database });
afterAll(() => rmSync(folder, { recursive: true }));
let owner: Shopper;
let giver: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
  await giveRegistries(storefront.url, ada.email, [{ grId }]);
});
beforeEach(async () => {
  owner = await signedInShopper(storefront.url);
  giver = new Shopper(storefront.url);
  for (const shopper of [owner, giver]) await addFromRegistry(shopper);
});

const addFromRegistry = (shopper: Shopper) =>
  shopper.post('/api/cart/add-items', {
    items: [{ Sku: knownProducts.smallPrice, Quantity: 1, GiftRegistryId: grId }],
  });
const known = async (shopper: Shopper) => (await whole(shopper)).accountInfo.registryAddresses[0]!;
const email = 'giver@example.com';

/** Ships to the registry, with what the page knows of its address. */
async function shipToRegistry(shopper = giver) {
  const { registryName: _, grId: __, ...address } = await known(shopper);
  return call(shopper, 'SaveShippingAddress', { address: { ...address, email } });
}

test('its owner sees the whole address', async () => {
  expect(await known(owner)).toMatchObject({
    address1: expect.stringMatching(/^\d+ /),
    postalCode: expect.stringMatching(/^\d{5}$/),
    phone: expect.stringMatching(/^\d{10}$/),
  });
});

test('a giver sees who gets the gifts, and in which town', async () => {
  const { firstName, lastName, city, state } = await known(owner);
  expect(await known(giver)).toMatchObject({
    ...{ firstName, lastName, city, state },
    address1: 'Street address kept private',
    address2: '',
    postalCode: '',
    phone: '',
  });
});

describe('what a giver ships to it', () => {
  beforeEach(async () => {
    expect(await shipToRegistry()).toMatchObject({ isSuccess: true, fieldErrors: null });
  });

  test('is charged and taxed where it really goes', async () => {
    await shipToRegistry(owner);
    const sums = async (who: Shopper) => (await whole(who)).orderSummary;
    expect(await sums(giver)).toEqual(await sums(owner));
  });

  test('goes to the address that the shop knows', async () => {
    const { address1 } = await known(owner);
    await giver.submit('/checkout/guest', {});
    await call(giver, 'MoveToPaymentPage');
    const cardOneData = newCard('1111');
    await call(giver, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData });
    const review = await giver.page('/checkout/review');
    expect(review).not.toContain(address1);
    await giver.submit('/checkout/review', formFields(review, '/checkout/review'));
    const { orderNumber } = await whole(giver);
    const stored = new DatabaseSync(database);
    const row = stored.prepare('SELECT ship_to FROM orders WHERE number = ?').get(Number(orderNumber));
    stored.close();
    expect(JSON.parse(String(row!.ship_to))).toMatchObject([{ grId, address: { address1, email } }]);
  });

  test.each([
    ['the checkout', '/ReactCheckout/RefreshCheckout'],
    ['the cart', '/api/cart'],
    ['the cart’s page', '/checkout/cart'],
    ['the page of addresses', '/checkout/shipping'],
    ['the page of recipients', '/checkout/shipping/recipients'],
    ['the page of options', '/checkout/shippingandgiftoptions'],
    ['the payment page', '/checkout/paymentandbilling'],
    ['the page of the billing address', '/checkout/payment/billing'],
    ['the review', '/checkout/review'],
    ['the confirmation', '/checkout/confirmation'],
  ])('does not have street, code or phone in %s', async (_what, path) => {
    const { address1, postalCode, phone } = await known(owner);
    await giver.submit('/checkout/guest', {});
    await call(giver, 'MoveToPaymentPage');
    const cardOneData = newCard('1111');
    await call(giver, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData });
    if (path === '/checkout/confirmation')
      await call(giver, 'PlaceOrder', { attemptId: crypto.randomUUID() });
    const response = await giver.fetch(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const secret of [address1, postalCode, phone]) expect(text).not.toContain(secret);
  });

  test('is not billed there', async () => {
    expect((await whole(giver)).payment).toMatchObject({
      billingAddress: null,
      isBillingSameAsShipping: false,
    });
    const { registryName: _, grId: __, ...address } = await known(giver);
    expect(await call(giver, 'SaveBillingAddress', { address })).toMatchObject({ isSuccess: false });
  });
});

test('the address is checked as the shop knows it, not as a page sends it', async () => {
  const sent = { ...(await known(giver)), postalCode: '00000', email };
  expect(await call(giver, 'ValidateAndSaveAddress', { address: sent })).toMatchObject({ isSuccess: true });
  expect((await whole(giver)).recipientList[0]).toMatchObject({ grId, address: { addressId } });
});
