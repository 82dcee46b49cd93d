import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { textOf, wholeCart } from './cart-shopper.ts';
import { call, readyToPay } from './checkout-shopper.ts';
import { formFields } from './form-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { giveRegistries } from './registry-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { smallPrice, lowStock, inStock } = knownProducts;
const grId = '70417041';
const path = `/gift-registry/guest/${grId}`;
const finder = '/wedding-gift-registry';

const storefront = openStorefrontForFile({ catalogSize: 60 });
let guest: Shopper;

beforeAll(() => makeAccount(storefront.url));
beforeEach(async () => {
  const items = [
    { sku: smallPrice, quantity: 6 },
    { sku: lowStock, quantity: 1 },
    { sku: inStock, quantity: 1 },
  ];
  const registry = { grId, name: 'Lake House Wedding', eventDate: '2027-06-12', items };
  await giveRegistries(storefront.url, ada.email, [registry]);
  guest = new Shopper(storefront.url);
});

const addForm = (html: string, sku: string) => {
  const form = html.match(new RegExp(`<form[^>]*id="add-form-${sku}".*?</form>`, 's'))?.[0] ?? '';
  return form && formFields(form, '/cart/add');
};

describe('a guest finds a registry', () => {
  test.each(['lake', 'WEDDING lake', `${ada.firstName} lake`, grId])('by %s', async (name) => {
    const html = await guest.page(`${finder}?${new URLSearchParams({ name })}`);
    expect(html).toContain(`<a href="${path}">Lake House Wedding</a>`);
  });

  test.each(['nobody', '%', '_', 'lake nobody', "' OR 1=1 --"])('not by %s', async (name) => {
    const html = await guest.page(`${finder}?${new URLSearchParams({ name })}`);
    expect(html).not.toContain('Lake House');
  });

  test('but one letter lists nobody', async () => {
    const html = await guest.page(`${finder}?name=l`);
    expect(html).toContain('Please enter two letters or more.');
    expect(html).not.toContain('Lake House');
  });
});

test('its page tells who and when, but no address and no mail', async () => {
  const html = await guest.page(path);
  expect(textOf(html)).toContain('Ada · Wedding · June 12, 2027');
  expect(html).not.toContain(ada.email);
  expect(html).toContain(`data-gift-registry-id="${grId}"`);
});

test('an item with choices is bought on its own page, which knows the registry', async () => {
  const html = await guest.page(path);
  expect(addForm(html, inStock)).toBe('');
  expect(html).toContain(`href="/p/${inStock}?grId=${grId}"`);
  const product = await guest.page(`/p/${inStock}?grId=${grId}`);
  expect(product).toContain('A gift for Ada');
  expect(formFields(product, '/cart/add')).toMatchObject({ GiftRegistryId: grId });
  expect(product).toMatch(
    /href="\/p\/410553\?option=F\d+&amp;grId=70417041"|href="\/p\/410553\?option=F\d+&grId=70417041"/,
  );
});

test('what a guest buys is counted there, and the last piece ends the sale', async () => {
  const html = await guest.page(path);
  await guest.submit('/cart/add', { ...addForm(html, smallPrice), Quantity: '2' } as Record<string, string>);
  await guest.submit('/cart/add', addForm(html, lowStock) as Record<string, string>);
  expect((await wholeCart(guest)).lineItems).toHaveLength(2);
  expect(textOf(await guest.page(path))).toContain('0 of 6 bought');
  await guest.submit('/checkout/guest', {});
  await readyToPay(guest);
  await call(guest, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData: newCard('1111') });
  const placed = await call(guest, 'PlaceOrder', { attemptId: crypto.randomUUID() });
  expect(placed.isSuccess).toBe(true);
  const after = await new Shopper(storefront.url).page(path);
  expect(textOf(after)).toContain('2 of 6 bought');
  expect(textOf(after)).toContain('All of it has been bought.');
  expect(addForm(after, lowStock)).toBe('');
  expect(after).toContain('data-max-quantity="4"');
  const owner = await signedInShopper(storefront.url);
  expect(textOf(await owner.page(`/gift-registry/registrant-list/${grId}`))).toContain('2 bought');
});

test('a registry that is gone is a page that says so, and its products are sold all the same', async () => {
  expect((await guest.fetch('/gift-registry/guest/1')).status).toBe(404);
  await guest.submit('/cart/add', { Sku: smallPrice, GiftRegistryId: '1' });
  expect((await wholeCart(guest)).lineItems).toHaveLength(1);
});
