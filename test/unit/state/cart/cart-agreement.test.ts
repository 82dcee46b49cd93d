// @vitest-environment node
import '../../http/browser-page.ts';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Cart } from '../../../../src/contract/cart/cart.ts';
import { cartAtom, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { openPage } from '../../http/browser-page.ts';
import { openStorefront, Shopper } from '../../storefront/shopper.ts';

/*
 * Random operations of a shopper on the queue, against the reference storefront: after each sequence the island's cart,
 * a cart that is loaded anew and the database are the same, and what the shopper wanted.
 */

const sequences = 2000;
const skus = ['421005', '410602', '410553', '414006', '413004'];
const folder = mkdtempSync(join(tmpdir(), 'cart-'));
const file = join(folder, 'shop.db');

let shop: Awaited<ReturnType<typeof openStorefront>>;
let database: DatabaseSync;
let shopper: Shopper;
/** How often a change is refused before, or its answer lost after, the server has done it. */
let faultRate = 0;
const store = createStore();
const { fetch } = globalThis;

/** The same numbers on every run: each failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const faults = randomOf(7);

beforeAll(async () => {
  shop = await openStorefront({ database: file });
  database = new DatabaseSync(file);
  shopper = new Shopper(shop.url);
  openPage({ url: shop.url, token: await shopper.token() });
  for (const sku of skus) await shopper.post('/api/cart/add-items', { items: [{ Sku: sku, Quantity: 1 }] });
  globalThis.fetch = async (input, init) => {
    // The shopper's own requests, which come by here too.
    if (!(input instanceof Request)) return fetch(input, init);
    const request = input;
    const path = new URL(request.url).pathname;
    const isChange = request.method === 'POST';
    const chance = isChange && path !== '/Checkout/Log' ? faults() : 1;
    const lost = () => Response.json({ message: 'The service is not available.' }, { status: 500 });
    if (chance < faultRate / 2) return lost();
    const body = isChange ? await request.text() : undefined;
    const headers = Object.fromEntries(request.headers);
    const answer = await shopper.fetch(path, { method: request.method, headers, body });
    return chance < faultRate ? lost() : answer;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await store.set(refreshCartAtom);
});

afterAll(async () => {
  globalThis.fetch = fetch;
  vi.restoreAllMocks();
  database.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

type Held = Record<string, number>;
/** What is in the cart and what is saved, as the quantities of the products. */
interface Wish {
  cart: Held;
  saved: Held;
}

const heldIn = (lines: readonly { sku: string; quantity: number }[]): Held =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity] as const).sort());

function shown(): Wish {
  const state = store.get(cartAtom);
  if (state.status !== 'known') throw new Error('the cart is not known');
  return { cart: heldIn(state.cart.lineItems), saved: heldIn(state.cart.savedForLater) };
}

async function loaded(): Promise<Wish> {
  const cart: Cart = await (await shopper.fetch('/api/cart')).json();
  return { cart: heldIn(cart.lineItems), saved: heldIn(cart.savedForLater) };
}

function stored(): Wish {
  const rows = database.prepare('SELECT sku, quantity, is_saved FROM cart_lines').all();
  const held = (isSaved: number) =>
    heldIn(
      rows
        .filter((row) => row.is_saved === isSaved)
        .map((row) => ({ sku: String(row.sku), quantity: Number(row.quantity) })),
    );
  return { cart: held(0), saved: held(1) };
}

const queue = cartQueueOf(store);

/** One random operation on what the shopper sees. `wish` gets it too. */
function operate(random: () => number, wish: Wish): void {
  const state = store.get(cartAtom);
  if (state.status !== 'known') return;
  const { lineItems, savedForLater } = state.cart;
  const any = <Item>(all: readonly Item[]): Item | undefined => all[Math.floor(random() * all.length)];
  const line = any(lineItems);
  const saved = any(savedForLater);
  const removed = any(store.get(queue.stateAtom).removed);
  const kind = Math.floor(random() * 6);
  if (kind <= 1 && line) {
    const quantity = 1 + Math.floor(random() * 9);
    queue.change({ kind: 'quantity', id: line.id, quantity });
    wish.cart[line.sku] = quantity;
  } else if (kind === 2 && line) {
    queue.change({ kind: 'remove', id: line.id });
    delete wish.cart[line.sku];
  } else if (kind === 3 && line) {
    wish.saved[line.sku] = line.quantity;
    queue.change({ kind: 'save', id: line.id });
    delete wish.cart[line.sku];
  } else if (kind === 4 && saved) {
    wish.cart[saved.sku] = saved.quantity;
    queue.change({ kind: 'move', id: saved.id });
    delete wish.saved[saved.sku];
  } else if (removed && !store.get(queue.stateAtom).changes.some(({ kind }) => kind === 'restore')) {
    wish.cart[removed.line.sku] = removed.line.quantity;
    queue.restore(removed.line);
  }
}

async function runSequence(seed: number, wish: Wish): Promise<void> {
  const random = randomOf(seed);
  for (let operations = 2 + Math.floor(random() * 5); operations > 0; operations--) {
    operate(random, wish);
    const pause = random();
    if (pause < 0.2) await queue.settled();
    else if (pause < 0.5) await new Promise((resolve) => setImmediate(resolve));
  }
  await queue.settled();
}

const sorted = ({ cart, saved }: Wish): Wish => ({
  cart: Object.fromEntries(Object.entries(cart).sort()),
  saved: Object.fromEntries(Object.entries(saved).sort()),
});

test(`after ${sequences / 2} sequences without a fault the cart is what the shopper wanted`, async () => {
  const wish = await loaded();
  for (let seed = 1; seed <= sequences / 2; seed++) {
    await runSequence(seed, wish);
    const is = { shown: shown(), loaded: await loaded(), stored: stored() };
    expect(is, `sequence ${seed}`).toEqual({
      shown: sorted(wish),
      loaded: sorted(wish),
      stored: sorted(wish),
    });
  }
}, 120_000);

test(`after ${sequences / 2} sequences with faults the cart that is shown is the server’s`, async () => {
  faultRate = 0.2;
  for (let seed = 1; seed <= sequences / 2; seed++) {
    await runSequence(sequences + seed, { cart: {}, saved: {} });
    const now = stored();
    expect({ shown: shown(), loaded: await loaded() }, `sequence ${seed}`).toEqual({
      shown: now,
      loaded: now,
    });
    // Nothing is there twice, or more often than the shopper has ever wanted.
    expect(Object.keys(now.cart).filter((sku) => sku in now.saved)).toEqual([]);
    expect(Math.max(0, ...Object.values(now.cart), ...Object.values(now.saved))).toBeLessThanOrEqual(9);
  }
}, 120_000);
