import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addItemsExample, getCartExample } from '../../../../../src/contract/cart/cart.examples.ts';
import { addItemsAtom } from '../../../../../src/state/cart/add-items.ts';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { heard, openPage } from '../../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../../http/test-server.ts';

const items = [{ Sku: '410553', Quantity: 2 }];

const cartOf = (quantity: number, subtotal: number) =>
  json({
    ...getCartExample.answer,
    lineItems: [
      { id: '1', sku: '410553', quantity },
      { id: '2', sku: '220114', quantity: 1 },
    ],
    orderSummary: { subtotal },
  });

let server: TestServer;
let store: ReturnType<typeof createStore>;
let answers: Record<string, Answerer>;

beforeEach(async () => {
  server = await startServer();
  answers = { '/api/cart': cartOf(2, 263795), '/api/cart/add-items': json(addItemsExample.answer) };
  server.answer = (response, request) => answers[request.url]!(response, request);
  openPage({ url: server.origin, token: 'fresh' });
  store = createStore();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await store.set(refreshCartAtom);
  vi.restoreAllMocks();
  await server.close();
});

const sent = () => server.requests.map(({ method, url }) => `${method} ${url}`);

test('resolves to the added items, notifies the page and fetches the cart', async () => {
  const addedItems = heard('storefront:item-added');
  const fetchedCart = new Promise((resolve) => {
    onTestFinished(store.sub(cartAtom, () => resolve(store.get(cartAtom))));
  });
  const answer = await store.set(addItemsAtom, { items });
  expect(answer.items[0]).toMatchObject({ sku: '410553', name: 'Marlow 3-Seat Sofa', price: 179900 });
  expect(addedItems).toMatchObject([{ items: [{ sku: '410553', quantity: 2 }] }]);
  expect(await fetchedCart).toMatchObject({ status: 'known', count: 3 });
  expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
});

test('the layer that confirms it gets its fetch, however late, once', async () => {
  const changes = heard('storefront:cart-changed');
  await store.set(addItemsAtom, { items });
  await expect.poll(() => store.get(cartAtom).status).toBe('known');
  expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(true);
  expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
  expect(changes).toHaveLength(1);
  expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(true);
  expect(sent()).toHaveLength(3);
});

test('a failed fetch of the cart is logged once, and the layer that confirms it learns of it', async () => {
  answers['/api/cart'] = json({}, 500);
  await store.set(addItemsAtom, { items });
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
  expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(false);
  expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
  expect(console.error).toHaveBeenCalledOnce();
});

test('a quiet add keeps no fetch for a layer that opens later', async () => {
  await store.set(addItemsAtom, { items, isQuiet: true });
  await expect.poll(() => store.get(cartAtom).status).toBe('known');
  await store.set(refreshCartAtom, { isConfirmed: true });
  expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart', 'GET /api/cart']);
});

test('the answer of a fetch that began before is dropped', async () => {
  let answerOld = () => {};
  answers['/api/cart'] = (response, request) => {
    answerOld = () => cartOf(0, 0)(response, request);
  };
  const arrived = server.nextRequest();
  const old = store.set(refreshCartAtom);
  await arrived;
  answers['/api/cart'] = cartOf(2, 263795);
  const fetchedCart = new Promise((resolve) => {
    onTestFinished(store.sub(cartAtom, () => resolve(store.get(cartAtom))));
  });
  await store.set(addItemsAtom, { items });
  await fetchedCart;
  answerOld();
  await old;
  expect(store.get(cartAtom)).toMatchObject({ count: 3, subtotal: 263795 });
});

test('a failure is thrown for the caller to handle; the cart stays as it was', async () => {
  await store.set(refreshCartAtom);
  const known = store.get(cartAtom);
  const addedItems = heard('storefront:item-added');
  answers['/api/cart/add-items'] = json({}, 503);
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ kind: 'status', status: 503 });
  expect(store.get(cartAtom)).toEqual(known);
  expect(addedItems).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

test('a refusal carries the server’s message for the shopper', async () => {
  answers['/api/cart/add-items'] = json({ isSuccess: false, message: 'Only 3 are left.' });
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({
    name: 'RefusedError',
    kind: 'refused',
    serverMessage: 'Only 3 are left.',
  });
  expect(sent()).toEqual(['POST /api/cart/add-items']);
});

test('a refusal names the URL of the call', async () => {
  openPage({ url: server.origin, token: 'fresh', context: { endpoints: { addItems: '/v2/add' } } });
  answers['/v2/add'] = json({ isSuccess: false });
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ api: '/v2/add' });
});

test('after a 5xx the server may have added the items, so the cart is fetched', async () => {
  answers['/api/cart/add-items'] = json({}, 500);
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ status: 500 });
  await expect.poll(() => sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
});

test('after a 4xx the server has added nothing, so the cart is not fetched', async () => {
  answers['/api/cart/add-items'] = json({}, 400);
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ status: 400 });
  await store.set(refreshCartAtom);
  expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
});

test('after an unreadable answer the server may have added the items, so the cart is fetched', async () => {
  answers['/api/cart/add-items'] = (response) => response.end('<html>');
  const fetchedCart = new Promise((resolve) => {
    onTestFinished(store.sub(cartAtom, () => resolve(store.get(cartAtom))));
  });
  await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ lost: { kind: 'format' } });
  expect(await fetchedCart).toMatchObject({ status: 'known' });
});
