// @vitest-environment node
import '../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { cartAtom, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { type CartQueue, cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { heard, openPage } from '../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../http/test-server.ts';

/** The server's own cart, which does what it is asked. */
let lines: { id: string; sku: string; name: string; quantity: number; price: number }[];
let server: TestServer;
let store: ReturnType<typeof createStore>;
let queue: CartQueue;
/** Answers in place of the cart's own, by path. */
let instead: Record<string, Answerer>;

const cartNow = () => ({
  ...getCartExample.answer,
  lineItems: lines,
  orderSummary: { subtotal: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) },
});

const deeds: Record<string, (body: Record<string, unknown>) => void> = {
  '/api/cart/update-item': ({ id, quantity }) => {
    lines = lines.map((line) => (line.id === id ? { ...line, quantity: Number(quantity) } : line));
  },
  '/api/cart/remove-item': ({ id }) => {
    lines = lines.filter((line) => line.id !== id);
  },
  '/api/cart/add-items': ({ items }) => {
    for (const { Sku, Quantity } of items as { Sku: string; Quantity: number }[])
      lines.push({
        id: `${lines.length + 10}`,
        sku: Sku,
        name: `Piece ${Sku}`,
        quantity: Quantity,
        price: 1000,
      });
  },
};

const answer: Answerer = (response, request) => {
  const path = request.url;
  if (instead[path]) return instead[path](response, request);
  if (path === '/api/cart') return json(cartNow())(response, request);
  deeds[path]?.(JSON.parse(request.body));
  return json({ isSuccess: true, items: [] })(response, request);
};

beforeEach(async () => {
  lines = ['1', '2', '3'].map((id) => ({
    id,
    sku: `41055${id}`,
    name: `Piece ${id}`,
    quantity: 1,
    price: 1000,
  }));
  instead = {};
  server = await startServer();
  server.answer = answer;
  openPage({ url: server.origin, token: 'fresh' });
  store = createStore();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await store.set(refreshCartAtom);
  queue = cartQueueOf(store);
  server.requests.length = 0;
});

afterEach(async () => {
  await queue.settled();
  vi.restoreAllMocks();
  await server.close();
});

const shown = () => {
  const state = store.get(cartAtom);
  return state.status === 'known'
    ? state.cart.lineItems.map(({ id, quantity }) => `${id} × ${quantity}`)
    : [];
};
const sent = () => server.requests.map(({ url, body }) => `${url} ${body}`.trim());
const state = () => store.get(queue.stateAtom);
const setQuantity = (id: string, quantity: number) => queue.change({ kind: 'quantity', id, quantity });
const remove = (id: string) => queue.change({ kind: 'remove', id });

/** The next answer to `path` waits; the deed is done before, or with its release. */
function hold(path: string, then = answer) {
  let release = () => {};
  instead[path] = (response, request) => {
    delete instead[path];
    release = () => then(response, request);
  };
  return () => release();
}

describe('a change', () => {
  test('shows at once, with its count and subtotal', () => {
    setQuantity('2', 4);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
    expect(store.get(cartAtom)).toMatchObject({ count: 6, subtotal: 6000 });
  });

  test('is sent, and the cart read once', async () => {
    setQuantity('2', 4);
    await queue.settled();
    expect(sent()).toEqual(['/api/cart/update-item {"id":"2","quantity":4}', '/api/cart']);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
  });

  test('tells the page about the line', async () => {
    const updated = heard('storefront:item-updated');
    remove('2');
    await queue.settled();
    expect(updated).toEqual([{ id: '2', sku: '410552', quantity: 0 }]);
  });

  test('that is on its way is not made twice', async () => {
    const release = hold('/api/cart/remove-item');
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    for (let press = 0; press < 100; press++) remove('2');
    release();
    await queue.settled();
    expect(sent()).toEqual(['/api/cart/remove-item {"id":"2"}', '/api/cart']);
  });

  test('while another is under way is made after it', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    remove('3');
    setQuantity('2', 5);
    expect(shown()).toEqual(['1 × 2', '2 × 5']);
    release();
    await queue.settled();
    expect(sent()).toEqual([
      '/api/cart/update-item {"id":"1","quantity":2}',
      '/api/cart/remove-item {"id":"3"}',
      '/api/cart/update-item {"id":"2","quantity":5}',
      '/api/cart',
    ]);
    expect(shown()).toEqual(['1 × 2', '2 × 5']);
  });

  test('of a quantity is gathered while one is under way: the last one is sent', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    for (const quantity of [3, 4, 5, 6]) setQuantity('1', quantity);
    release();
    await queue.settled();
    expect(sent().filter((text) => text.includes('update'))).toEqual([
      '/api/cart/update-item {"id":"1","quantity":2}',
      '/api/cart/update-item {"id":"1","quantity":6}',
    ]);
    expect(shown()).toEqual(['1 × 6', '2 × 1', '3 × 1']);
  });

  test('stays shown while an older cart arrives', async () => {
    const release = hold('/api/cart/remove-item');
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    await store.set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
    release();
  });
});

describe('a failed change', () => {
  test('goes back, and says which line and why', async () => {
    instead['/api/cart/update-item'] = json({ isSuccess: false, message: 'Only 3 are left.' });
    setQuantity('2', 4);
    expect(await queue.settled()).toBe(false);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
    expect(state().problems['quantity 2']).toMatchObject({ name: 'Piece 2', message: 'Only 3 are left.' });
  });

  test('leaves the changes before and after it', async () => {
    instead['/api/cart/remove-item'] = json({}, 500);
    setQuantity('1', 2);
    remove('2');
    setQuantity('3', 3);
    await queue.settled();
    expect(shown()).toEqual(['1 × 2', '2 × 1', '3 × 3']);
    expect(Object.keys(state().problems)).toEqual(['place 2']);
  });

  test('that the server has done although its answer was lost is done, without a message', async () => {
    instead['/api/cart/update-item'] = (response, request) => {
      deeds[request.url]!(JSON.parse(request.body));
      return json({}, 500)(response, request);
    };
    setQuantity('2', 4);
    expect(await queue.settled()).toBe(true);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
    expect(state().problems).toEqual({});
  });

  test('is forgotten when the shopper changes the same again', async () => {
    instead['/api/cart/update-item'] = json({}, 500);
    setQuantity('2', 4);
    await queue.settled();
    delete instead['/api/cart/update-item'];
    setQuantity('2', 3);
    expect(state().problems).toEqual({});
    expect(await queue.settled()).toBe(true);
  });

  test('counts once for who waits', async () => {
    instead['/api/cart/update-item'] = json({}, 500);
    setQuantity('2', 4);
    expect([await queue.settled(), await queue.settled()]).toEqual([false, true]);
  });

  test('removes no line: its place keeps it', async () => {
    instead['/api/cart/remove-item'] = json({}, 500);
    remove('2');
    await queue.settled();
    expect(state().removed).toEqual([]);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
  });
});

describe('a cart that cannot be read after a change', () => {
  beforeEach(async () => {
    instead['/api/cart'] = json({}, 503);
    remove('2');
    await queue.settled();
  });

  test('is shown with the change, as one that may be stale', () => {
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
    expect(state().isStale).toBe(true);
  });

  test('is the server’s again after the next read', async () => {
    delete instead['/api/cart'];
    lines.push({ id: '7', sku: '7', name: 'Piece 7', quantity: 1, price: 1000 });
    await queue.reload();
    expect(shown()).toEqual(['1 × 1', '3 × 1', '7 × 1']);
    expect(state()).toMatchObject({ isStale: false, changes: [] });
  });

  test('is read again by who waits for the changes', async () => {
    expect(await queue.settled()).toBe(false);
    delete instead['/api/cart'];
    expect(await queue.settled()).toBe(true);
  });

  test('is the server’s again after a read that somebody else has begun', async () => {
    delete instead['/api/cart'];
    await store.set(refreshCartAtom);
    expect(state()).toMatchObject({ isStale: false, changes: [] });
  });
});

describe('a removed line', () => {
  test('is known with its place', () => {
    remove('2');
    expect(state().removed).toMatchObject([{ line: { id: '2', name: 'Piece 2' }, before: '3' }]);
  });

  test('is put back as it was', async () => {
    setQuantity('2', 4);
    remove('2');
    await queue.settled();
    queue.restore(state().removed[0]!.line);
    await queue.settled();
    expect(sent()).toContain('/api/cart/add-items {"items":[{"Sku":"410552","Quantity":4}]}');
    expect(state().removed).toEqual([]);
    expect(store.get(cartAtom)).toMatchObject({ count: 6 });
  });

  test('whose removal has not been sent is there again without a request', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    remove('2');
    queue.restore(state().removed[0]!.line);
    expect(shown()).toEqual(['1 × 2', '2 × 1', '3 × 1']);
    release();
    await queue.settled();
    expect(sent().filter((text) => /remove|add/.test(text))).toEqual([]);
  });

  test('whose removal fails while it is being put back is there once', async () => {
    const release = hold('/api/cart/remove-item', json({}, 500));
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    queue.restore(state().removed[0]!.line);
    release();
    await queue.settled();
    expect(sent().filter((text) => text.includes('add-items'))).toEqual([]);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
  });

  test('that another tab has removed first is no error', async () => {
    lines = lines.filter(({ id }) => id !== '2');
    remove('2');
    expect(await queue.settled()).toBe(true);
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
  });
});
