/* The test files that an embedder's project has, as text: each runner runs them from the installed package. */

/** How many of {@link tests} are not about each widget. */
export const shopping = 10;

/** Tests for any runner: `widgets`, the widgets' examples, `renderIsland`, `test` and `equal` are given by its program. */
export const tests = `
for (const [name, { attributes, answers, content, props, context }] of Object.entries(widgets))
  test(name + ' mounts', async () => {
    const island = await renderIsland(name, attributes, answers, { content, props, context });
    equal([island.status(), ...island.errors], ['mounted']);
  });

// Longer than it needs, because other checks run beside it.
const until = async (holds) => {
  for (const begun = Date.now(); !holds() && Date.now() - begun < 20_000; ) await new Promise((resolve) => setTimeout(resolve, 10));
  equal(holds(), true);
};
const cart = { lineItems: [{ id: '1', sku: '410553', quantity: 2 }], orderSummary: { subtotal: 359800 } };
const item = { sku: '410553', name: 'Oat Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
const addItems = { isSuccess: true, items: [item] };

test('a call is answered, and its answer shown', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: cart });
  await until(() => island.host.textContent === 'Cart (2)');
  equal(island.requests.map(({ call }) => call), ['getCart']);
});

test('a press adds, with the page’s token, and opens the confirmation', async () => {
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems, getCart: cart });
  island.host.querySelector('button[type=submit]').click();
  await until(() => island.opened.length === 1);
  equal(island.requests[0].headers.get('RequestVerificationToken'), 'token-of-the-page');
});

test('a layer opens, has the focus, and closes', async () => {
  await renderIsland('cart-confirmation', {}, { getCart: cart }, { props: { added: addItems } });
  const dialog = document.querySelector('dialog');
  equal([dialog.open, dialog.contains(document.activeElement)], [true, true]);
  dialog.querySelector('button[aria-label=Close]').click();
  await until(() => !document.querySelector('dialog'));
});

test('a call without an answer is aborted when the page closes', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: 'never' });
  await until(() => island.requests.length === 1);
  await island.close();
  equal(document.body.children.length, 0);
});

test('a refused call is reported', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: 503 });
  await until(() => island.errors.length === 1);
  equal(/get cart failed.*503/.test(island.errors[0]), true);
});

test('a call answered by a Response of the test', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: () => Response.json(cart) });
  await until(() => island.host.textContent === 'Cart (2)');
});

test('a stale token that cannot be read again opens the refresh popup', async () => {
  const stale = () => Response.json({ isTokenStale: true }, { status: 403 });
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems: stale });
  island.host.querySelector('button[type=submit]').click();
  await until(() => island.opened.some(({ name }) => name === 'refresh-popup'));
});

test('a step of checkout comes with its file', async () => {
  const { attributes, answers, props, context } = widgets.checkout;
  const { host, errors } = await renderIsland('checkout', attributes, answers, { props, context });
  await until(() => !!host.querySelector('.si-checkout-shipping form'));
  equal(errors, []);
});

test('a misspelt widget is named, with the one that was meant', async () => {
  const said = await renderIsland('cart-cuont').catch(({ message }) => message);
  equal(/^There is no widget "cart-cuont" \\(did you mean "cart-count"\\?\\); there are .*cart-count/.test(said), true);
});

test('a wrong attribute leaves the server’s content', async () => {
  const island = await renderIsland('cart-count', { 'data-count': 'three' }, {}, { content: 'Cart (3)' });
  equal([island.status(), island.host.textContent], ['failed', 'Cart (3)']);
});
`;

/** Seven tests as an embedder writes them, with vitest's own means. */
export const unitTest = `
import { renderIsland } from 'storefront-islands/testing';
import { expect, test } from 'vitest';

const realFetch = globalThis.fetch;
const cart = { lineItems: [{ id: '1', sku: '410553', quantity: 2 }], orderSummary: { subtotal: 359800 } };

test('shows the cart’s count', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: cart }, { content: '<a href="/basket">Cart</a>' });
  await expect.poll(() => island.host.textContent).toBe('Cart (2)');
  expect(island.status()).toBe('mounted');
  expect(island.requests.map(({ call }) => call)).toEqual(['getCart']);
  expect(island.host.querySelector('a').pathname).toBe('/basket');
});

test('each island has a page of its own', async () => {
  const island = await renderIsland('cart-count', { 'data-count': '3' });
  expect(island.requests).toEqual([]);
  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  expect(island.host.textContent).toBe('Cart (3)');
});

test('adds, and opens the confirmation', async () => {
  const item = { sku: '410553', name: 'Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
  const addItems = { isSuccess: true, items: [item] };
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems, getCart: cart });
  island.host.querySelector('button[type=submit]').click();
  await expect.poll(() => island.opened.length).toBe(1);
  expect(island.opened[0].name).toBe('cart-confirmation');
  const [{ body, headers }] = island.requests;
  expect(body.items[0].Sku).toBe('410553');
  expect(headers.get('RequestVerificationToken')).toBe('token-of-the-page');
});

test('opens an overlay with its props', async () => {
  const item = { sku: '410553', name: 'Oat Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
  const props = { added: { isSuccess: true, items: [item] } };
  const island = await renderIsland('cart-confirmation', {}, { getCart: cart }, { props });
  expect(island.status()).toBe('mounted');
  expect(document.querySelector('dialog').textContent).toContain('Oat Chair');
});

test('a wrong attribute leaves the server’s content', async () => {
  const island = await renderIsland('cart-count', { 'data-count': 'three' }, {}, { content: 'Cart (3)' });
  expect(island.status()).toBe('failed');
  expect(island.host.textContent).toBe('Cart (3)');
  expect(island.errors[0]).toContain('data-count was "three"');
});

test('an unknown name is an error', async () => {
  await expect(renderIsland('cart-count', {}, { fetchCart: {} })).rejects.toThrow('no declared call; there are');
});

test('closing gives the page back', async () => {
  const island = await renderIsland('cart-count', { 'data-count': '3' });
  await island.close();
  expect(document.body.children).toHaveLength(0);
  expect(globalThis.fetch).toBe(realFetch);
});
`;

/** {@link tests} as a file for vitest, in a folder beside widgets.json. */
export const withVitest = `
import { renderIsland } from 'storefront-islands/testing';
import { expect, test } from 'vitest';
import widgets from '../widgets.json';
const equal = (is, shall) => expect(is).toEqual(shall);
${tests}`;

/** Tests of a project that answers by MSW, with the package's handlers and with one of its own. */
export const besideMsw = `
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { examples, renderExample, renderIsland } from 'storefront-islands/testing';
import { handlers } from 'storefront-islands/testing/msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const server = setupServer(...handlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const add = (island) => island.host.querySelector('button[type=submit]').click();

test('a call without an answer of the test is answered by a handler of the package', async () => {
  const island = await renderIsland('cart-count');
  await expect.poll(() => island.host.textContent).toBe('Cart (2)');
  expect(island.requests.map(({ call }) => call)).toEqual(['getCart']);
});

test('a handler of the test comes first', async () => {
  const orderSummary = { subtotal: 100 };
  server.use(http.get('*/api/cart', () => HttpResponse.json({ lineItems: [], orderSummary })));
  const island = await renderIsland('cart-count');
  await expect.poll(() => island.host.textContent).toBe('Cart (0)');
});

test('an answer of the test comes before any handler', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: 503 });
  await expect.poll(() => island.errors.length).toBe(1);
});

test('a handler sees what is posted', async () => {
  const seen = vi.fn();
  server.use(http.post('*/api/cart/add-items', async ({ request }) => void seen(await request.clone().json())));
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' });
  add(island);
  await expect.poll(() => island.opened[0]?.name).toBe('cart-confirmation');
  expect(seen.mock.calls[0][0].items[0].Sku).toBe('410553');
});

test('a listing is answered at the URL of its page', async () => {
  const island = await renderIsland('product-grid', { 'data-category-id': 'sofas' });
  await expect.poll(() => island.host.textContent).toContain('Marlow 3-Seat Sofa');
  expect(island.requests.map(({ call }) => call)).toContain('getProductListing');
});

test('a handler of the package answers as the test says', async () => {
  server.use(...handlers({ getCart: 'offline' }));
  const island = await renderIsland('cart-count');
  await expect.poll(() => island.errors.length).toBe(1);
});

test('the states of a widget are those of the guide', async () => {
  const island = await renderExample('cart-count', 'one piece');
  expect(island.host.textContent).toBe('Cart (1)');
  expect(examples['cart-count'].empty.about).toBe('An empty cart.');
});
`;

/** Tests that leave their page to the runner. */
export const cleanedUp = `
import { renderIsland } from 'storefront-islands/testing';
const realFetch = globalThis.fetch;
test('renders', async () => {
  await renderIsland('cart-count', { 'data-count': '3' });
  expect(document.body.children.length).toBeGreaterThan(0);
});
test('the page before is gone', () => {
  expect(document.body.children.length).toBe(0);
  expect(globalThis.fetch).toBe(realFetch);
});
test('a call without an answer is named', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderIsland('cart-count');
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.calls[0][0]).toContain('getCart (GET /api/cart) was sent, and no answer was given for it');
});
test('a misspelt attribute is refused', async () => {
  await expect(renderIsland('cart-count', { 'data-cuont': '3' })).rejects.toThrow('did you mean "data-count"?');
});
`;
