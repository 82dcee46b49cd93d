import '../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { cartAtom, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { type CartQueue, cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { noteListeners, openPage } from '../../http/browser-page.ts';
import { type Answerer, json, startServer, type TestServer } from '../../http/test-server.ts';

/* For tests of the queue: a server whose cart makes the requested changes, a store and its queue, new for each test. */

interface ServerLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  price: number;
  [fact: string]: unknown;
}

/** The server's own cart. */
export let lines: ServerLine[];
/** The lines that the server has as saved for later. */
export let saved: ServerLine[];
/** The server's cart without its lines and sums: certificates and so on. */
export let order: Record<string, unknown>;
export let server: TestServer;
export let store: ReturnType<typeof createStore>;
export let queue: CartQueue;
/** Answers that replace the cart's own, by path. */
export let instead: Record<string, Answerer>;

const cartNow = () => ({
  ...getCartExample.answer,
  ...order,
  lineItems: lines,
  savedForLater: saved,
  orderSummary: { subtotal: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) },
});

export const changes: Record<string, (body: Record<string, unknown>) => void> = {
  '/api/cart/update-item': ({ id, quantity, personalizationText: text }) => {
    const changed = {
      ...(quantity !== undefined && { quantity: Number(quantity) }),
      ...(text !== undefined && { personalization: [String(text)] }),
    };
    lines = lines.map((line) => (line.id === id ? { ...line, ...changed } : line));
  },
  '/api/cart/remove-item': ({ id }) => {
    lines = lines.filter((line) => line.id !== id);
  },
  '/api/cart/save-for-later': ({ id }) => {
    saved = [...lines.filter((line) => line.id === id), ...saved];
    lines = lines.filter((line) => line.id !== id);
  },
  '/api/cart/move-to-cart': ({ id }) => {
    lines = [...lines, ...saved.filter((line) => line.id === id)];
    saved = saved.filter((line) => line.id !== id);
  },
  '/api/cart/remove-from-saved': ({ id }) => {
    saved = saved.filter((line) => line.id !== id);
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
  changes[path]?.(JSON.parse(request.body));
  return json({ isSuccess: true, items: [] })(response, request);
};

let removeListeners: () => void;

beforeEach(async () => {
  removeListeners = noteListeners();
  lines = ['1', '2', '3'].map((id) => ({
    id,
    sku: `41055${id}`,
    name: `Piece ${id}`,
    quantity: 1,
    price: 1000,
  }));
  saved = [{ id: '4', sku: '410554', name: 'Piece 4', quantity: 1, price: 1000 }];
  order = {};
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
  removeListeners();
  vi.restoreAllMocks();
  await server.close();
});

export const shown = () => {
  const state = store.get(cartAtom);
  return state.status === 'known'
    ? state.cart.lineItems.map(({ id, quantity }) => `${id} × ${quantity}`)
    : [];
};
/** The ids of the lines shown as saved for later. */
export const shownSaved = () => {
  const state = store.get(cartAtom);
  return state.status === 'known' ? state.cart.savedForLater.map(({ id }) => id) : [];
};
export const sent = () => server.requests.map(({ url, body }) => `${url} ${body}`.trim());
export const state = () => store.get(queue.stateAtom);
export const setQuantity = (id: string, quantity: number) => queue.change({ kind: 'quantity', id, quantity });
export const remove = (id: string) => queue.change({ kind: 'remove', id });

/** The next answer to `path` waits; the change is made before, or with its release. */
export function hold(path: string, then = answer) {
  let release = () => {};
  instead[path] = (response, request) => {
    delete instead[path];
    release = () => then(response, request);
  };
  return () => release();
}
