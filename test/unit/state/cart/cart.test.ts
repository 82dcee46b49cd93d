// @vitest-environment node
import '../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addItemsExample, getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { retryDelayMs } from '../../../../src/domain/retry.ts';
import { addItemsAtom, cartAtom, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { heard, openPage, turnPage } from '../../http/browser-page.ts';
import { skipTimers } from '../../http/held-timers.ts';
import { type Answerer, hangUp, json, startServer, type TestServer } from '../../http/test-server.ts';

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

describe('refreshing', () => {
  test('the cart is unknown before', () => {
    expect(store.get(cartAtom)).toEqual({ status: 'unknown' });
  });

  test('the cart is known after, with its pieces counted', async () => {
    await store.set(refreshCartAtom);
    expect(store.get(cartAtom)).toMatchObject({ status: 'known', count: 3, subtotal: 263795 });
  });

  test('the page is told', async () => {
    const changes = heard('storefront:cart-changed');
    await store.set(refreshCartAtom);
    expect(changes).toEqual([{ count: 3, subtotal: 263795 }]);
  });

  test('a failure keeps what was known, is logged once and told, and does not reject', async () => {
    await store.set(refreshCartAtom);
    const known = store.get(cartAtom);
    const errors = heard('storefront:error');
    const changes = heard('storefront:cart-changed');
    answers['/api/cart'] = json({}, 500);
    await store.set(refreshCartAtom);
    expect(store.get(cartAtom)).toBe(known);
    expect(changes).toEqual([]);
    expect(errors).toEqual([
      { action: 'get cart', api: '/api/cart', message: 'get cart failed: GET /api/cart: status 500' },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('it works again after a failure', async () => {
    answers['/api/cart'] = json({}, 500);
    await store.set(refreshCartAtom);
    answers['/api/cart'] = cartOf(1, 100);
    await store.set(refreshCartAtom);
    expect(store.get(cartAtom)).toMatchObject({ count: 2, subtotal: 100 });
  });

  test('callers at the same time share one fetch', async () => {
    await Promise.all([store.set(refreshCartAtom), store.set(refreshCartAtom), store.set(refreshCartAtom)]);
    expect(sent()).toEqual(['GET /api/cart']);
  });

  test('an older answer that comes later is dropped', async () => {
    let answerOld = () => {};
    answers['/api/cart'] = (response, request) => {
      answerOld = () => cartOf(8, 1)(response, request);
    };
    const changes = heard('storefront:cart-changed');
    const arrived = server.nextRequest();
    const old = store.set(refreshCartAtom);
    await arrived;
    answers['/api/cart'] = cartOf(1, 100);
    await store.set(refreshCartAtom, { hasChanged: true });
    answerOld();
    await old;
    expect(store.get(cartAtom)).toMatchObject({ count: 2, subtotal: 100 });
    expect(changes).toEqual([{ count: 2, subtotal: 100 }]);
  });

  test('an older failure that comes later is dropped', async () => {
    let failOld = () => {};
    answers['/api/cart'] = (response, request) => {
      failOld = () => json({}, 500)(response, request);
    };
    const arrived = server.nextRequest();
    const old = store.set(refreshCartAtom);
    await arrived;
    answers['/api/cart'] = cartOf(1, 100);
    await store.set(refreshCartAtom, { hasChanged: true });
    failOld();
    await old;
    expect(store.get(cartAtom)).toMatchObject({ status: 'known', count: 2 });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the back-forward cache', () => {
  test('a page that comes back fetches the cart once, however many look at it', async () => {
    const leave = [store.sub(cartAtom, () => {}), store.sub(cartAtom, () => {})];
    turnPage('pageshow', true);
    await store.set(refreshCartAtom);
    expect(sent()).toEqual(['GET /api/cart']);
    expect(store.get(cartAtom)).toMatchObject({ status: 'known' });
    for (const unsubscribe of leave) unsubscribe();
  });

  test('a page that is shown for the first time does not', () => {
    const unsubscribe = store.sub(cartAtom, () => {});
    const fetched = vi.spyOn(globalThis, 'fetch');
    turnPage('pageshow');
    expect(fetched).not.toHaveBeenCalled();
    unsubscribe();
  });

  test('when nobody looks any more, nothing is fetched', async () => {
    store.sub(cartAtom, () => {})();
    const requests = server.requests.length;
    turnPage('pageshow', true);
    expect(server.requests).toHaveLength(requests);
  });
});

describe('adding', () => {
  test('answers what was added, tells the page, and fetches the cart', async () => {
    const addedItems = heard('storefront:item-added');
    const fetchedCart = new Promise((resolve) => store.sub(cartAtom, () => resolve(store.get(cartAtom))));
    const answer = await store.set(addItemsAtom, { items });
    expect(answer.items[0]).toMatchObject({ sku: '410553', name: 'Marlow 3-Seat Sofa', price: 179900 });
    expect(addedItems).toEqual([{ items: [{ sku: '410553', quantity: 2 }] }]);
    expect(await fetchedCart).toMatchObject({ status: 'known', count: 3 });
    expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
  });

  test('what confirms it is given its fetch, however late it asks, and once only', async () => {
    const changes = heard('storefront:cart-changed');
    await store.set(addItemsAtom, { items });
    await expect.poll(() => store.get(cartAtom).status).toBe('known');
    expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(true);
    expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
    expect(changes).toHaveLength(1);
    expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(true);
    expect(sent()).toHaveLength(3);
  });

  test('a failed fetch of it is logged once, and what confirms it is told', async () => {
    answers['/api/cart'] = json({}, 500);
    await store.set(addItemsAtom, { items });
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
    expect(await store.set(refreshCartAtom, { isConfirmed: true })).toBe(false);
    expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('a quiet one keeps no fetch for a layer that opens later', async () => {
    await store.set(addItemsAtom, { items, isQuiet: true });
    await expect.poll(() => store.get(cartAtom).status).toBe('known');
    await store.set(refreshCartAtom, { isConfirmed: true });
    expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart', 'GET /api/cart']);
  });

  test('does not take the answer of a fetch that began before', async () => {
    let answerOld = () => {};
    answers['/api/cart'] = (response, request) => {
      answerOld = () => cartOf(0, 0)(response, request);
    };
    const arrived = server.nextRequest();
    const old = store.set(refreshCartAtom);
    await arrived;
    answers['/api/cart'] = cartOf(2, 263795);
    const fetchedCart = new Promise((resolve) => store.sub(cartAtom, () => resolve(store.get(cartAtom))));
    await store.set(addItemsAtom, { items });
    await fetchedCart;
    answerOld();
    await old;
    expect(store.get(cartAtom)).toMatchObject({ count: 3, subtotal: 263795 });
  });

  test('a failure is thrown, logged once with action and API, and told; the cart stays as it was', async () => {
    await store.set(refreshCartAtom);
    const known = store.get(cartAtom);
    const errors = heard('storefront:error');
    const addedItems = heard('storefront:item-added');
    answers['/api/cart/add-items'] = json({}, 503);
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ kind: 'status', status: 503 });
    expect(store.get(cartAtom)).toBe(known);
    expect(addedItems).toEqual([]);
    expect(errors).toEqual([
      {
        action: 'add to cart',
        api: '/api/cart/add-items',
        message: 'add to cart failed: POST /api/cart/add-items: status 503',
      },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls[0]![0]).toContain('[add to cart, /api/cart/add-items]');
  });

  test('a refusal carries what the server says to the shopper', async () => {
    answers['/api/cart/add-items'] = json({ isSuccess: false, message: 'Only 3 are left.' });
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({
      name: 'RefusedError',
      kind: 'refused',
      serverMessage: 'Only 3 are left.',
    });
    expect(sent()).toEqual(['POST /api/cart/add-items']);
  });

  test('a refusal names the address that was asked', async () => {
    openPage({ url: server.origin, token: 'fresh', context: { endpoints: { addItems: '/v2/add' } } });
    answers['/v2/add'] = json({ isSuccess: false });
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ api: '/v2/add' });
  });

  test('a server that breaks may have added, so the cart is fetched', async () => {
    answers['/api/cart/add-items'] = json({}, 502);
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ status: 502 });
    await expect.poll(() => sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
  });

  test('a server that refuses has added nothing, so the cart is not fetched', async () => {
    answers['/api/cart/add-items'] = json({}, 400);
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ status: 400 });
    await store.set(refreshCartAtom);
    expect(sent()).toEqual(['POST /api/cart/add-items', 'GET /api/cart']);
  });

  test('IsReset is logged with what was being done', async () => {
    answers['/api/cart/add-items'] = json({ IsReset: true });
    await expect(store.set(addItemsAtom, { items })).rejects.toThrow('IsReset');
    expect(vi.mocked(console.error).mock.calls[0]![0]).toContain('[add to cart, /api/cart/add-items]');
  });

  test('an unreadable answer may hide a done deed, so the cart is fetched', async () => {
    answers['/api/cart/add-items'] = (response) => response.end('<html>');
    const fetchedCart = new Promise((resolve) => store.sub(cartAtom, () => resolve(store.get(cartAtom))));
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ kind: 'format' });
    expect(await fetchedCart).toMatchObject({ status: 'known' });
  });

  test('a network failure is tried three times in all', async () => {
    skipTimers(retryDelayMs);
    answers['/api/cart/add-items'] = hangUp;
    await expect(store.set(addItemsAtom, { items })).rejects.toMatchObject({ kind: 'network' });
    expect(sent()).toHaveLength(3);
  });

  test('an aborted add tells nobody', async () => {
    const controller = new AbortController();
    const errors = heard('storefront:error');
    answers['/api/cart/add-items'] = () => controller.abort();
    const adding = store.set(addItemsAtom, { items, signal: controller.signal });
    await expect(adding).rejects.toMatchObject({ kind: 'aborted' });
    expect(errors).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });
});
