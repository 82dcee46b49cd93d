import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../../src/contract/cart/cart.examples.ts';
import { provideOverlays } from '../../../../../src/page/overlays.ts';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { heard, openPage, turnPage } from '../../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../../http/test-server.ts';
import { twoTurns } from '../../../two-turns.ts';

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
  answers = { '/api/cart': cartOf(2, 263795) };
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

  test('notifies the page', async () => {
    const changes = heard('storefront:cart-changed');
    await store.set(refreshCartAtom);
    expect(changes).toMatchObject([{ count: 3, subtotal: 263795 }]);
  });

  test('a failure keeps the known cart, is logged and reported once, and does not reject', async () => {
    await store.set(refreshCartAtom);
    const known = store.get(cartAtom);
    const errors = heard('storefront:error');
    const changes = heard('storefront:cart-changed');
    answers['/api/cart'] = json({}, 500);
    await store.set(refreshCartAtom);
    expect(store.get(cartAtom)).toBe(known);
    expect(changes).toEqual([]);
    expect(errors).toMatchObject([
      { action: 'get cart', api: '/api/cart', message: 'get cart failed: GET /api/cart: status 500' },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('a reset opens the refresh popup and is not logged (checkout §8)', async () => {
    const opened: string[] = [];
    provideOverlays(async (name) => {
      opened.push(name);
    });
    answers['/api/cart'] = json({ IsReset: true });
    expect(await store.set(refreshCartAtom)).toBe(false);
    expect(opened).toEqual(['refresh-popup']);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('a call that a newer one replaced resolves to the newer one’s result', async () => {
    answers['/api/cart'] = () => {};
    const arrived = server.nextRequest();
    const old = store.set(refreshCartAtom);
    await arrived;
    answers['/api/cart'] = cartOf(1, 100);
    const newer = store.set(refreshCartAtom, { hasChanged: true });
    expect(await old).toBe(true);
    expect(await newer).toBe(true);
    expect(sent()).toHaveLength(2);
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
    expect(changes).toMatchObject([{ count: 2, subtotal: 100 }]);
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

describe('when nothing shows the cart', () => {
  // A fetch that is never answered; the request reports when it ends.
  function holdAnswer() {
    const ended = new Promise<void>((resolve) => {
      answers['/api/cart'] = (response) => response.on('close', resolve);
    });
    return { arrived: server.nextRequest(), ended };
  }

  test('the fetch is aborted, and nothing is reported', async () => {
    const { arrived, ended } = holdAnswer();
    const leave = [store.sub(cartAtom, () => {}), store.sub(cartAtom, () => {})];
    const fetched = store.set(refreshCartAtom);
    await arrived;
    for (const unsubscribe of leave) unsubscribe();
    await ended;
    expect(await fetched).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
    answers['/api/cart'] = cartOf(2, 263795);
  });

  test('while an island shows the cart, the fetch goes on', async () => {
    const stay = store.sub(cartAtom, () => {});
    const leave = store.sub(cartAtom, () => {});
    const fetched = store.set(refreshCartAtom);
    leave();
    expect(await fetched).toBe(true);
    stay();
  });

  test('a fetch that follows a change goes on, and notifies the page', async () => {
    const changes = heard('storefront:cart-changed');
    const leave = store.sub(cartAtom, () => {});
    const fetched = store.set(refreshCartAtom, { hasChanged: true });
    leave();
    expect(await fetched).toBe(true);
    expect(changes).toMatchObject([{ count: 3, subtotal: 263795 }]);
  });

  test('the next island that shows the cart fetches it again', async () => {
    const { arrived } = holdAnswer();
    const leave = store.sub(cartAtom, () => {});
    store.set(refreshCartAtom);
    await arrived;
    leave();
    answers['/api/cart'] = cartOf(2, 263795);
    const stay = store.sub(cartAtom, () => {});
    expect(await store.set(refreshCartAtom)).toBe(true);
    stay();
  });
});

describe('the back-forward cache', () => {
  test('a page that comes back fetches the cart once, however many islands subscribe to it', async () => {
    const leave = [store.sub(cartAtom, () => {}), store.sub(cartAtom, () => {})];
    turnPage('pageshow', true);
    await vi.waitFor(() => expect(store.get(cartAtom)).toMatchObject({ status: 'known' }));
    expect(sent()).toEqual(['GET /api/cart']);
    for (const unsubscribe of leave) unsubscribe();
  });

  test('a page that is shown for the first time does not', async () => {
    const unsubscribe = store.sub(cartAtom, () => {});
    const fetched = vi.spyOn(globalThis, 'fetch');
    turnPage('pageshow');
    await twoTurns();
    expect(fetched).not.toHaveBeenCalled();
    unsubscribe();
  });

  test('without subscribers nothing is fetched', async () => {
    store.sub(cartAtom, () => {})();
    const fetched = vi.spyOn(globalThis, 'fetch');
    turnPage('pageshow', true);
    await twoTurns();
    expect(fetched).not.toHaveBeenCalled();
  });
});
