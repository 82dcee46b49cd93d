import '../../../http/browser-page.ts';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { formatPrice } from '../../../../../src/domain/money.ts';
import { refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../../src/state/cart/cart-queue.ts';
import { createRandom } from '../../../../storefront/catalog/random.ts';
import { createStorefront, type Storefront } from '../../../../storefront/server.ts';
import { openPage } from '../../../http/browser-page.ts';
import { randomRuns } from '../../../random-runs.ts';
import { asShown, shownByIsland } from '../../../state/cart/cart-island.tsx';
import { cartOf, operate } from '../../../state/cart/cart-operations.ts';
import { asWish, isParcel, noteLine, type Wish, wished } from '../../../state/cart/cart-wish.ts';
import { skusById, storedCart } from '../../../state/cart/stored-cart.ts';
import { Shopper } from '../../../storefront/shopper.ts';

/*
 * Random operations of a shopper on the queue, against the reference storefront: after each sequence what the island
 * shows, the page after a reload and the database are the same, and what the shopper wanted. Unlike other tests of a
 * client this one has no HTTP server: the storefront answers in the same process, because the sockets of tens of
 * thousands of requests would take most of the time, and nothing here is about them.
 */

const sequences = randomRuns(2000);
/** Rendering takes longer than a sequence. */
const renderEvery = 20;
const skus = ['421005', '410602', '410553', '414006', '413004'];
const folder = mkdtempSync(join(tmpdir(), 'cart-'));
const file = join(folder, 'shop.db');

const shopUrl = 'http://shop.example';
let shop: Storefront;
let database: DatabaseSync;
let shopper: Shopper;
/** How often a change is refused, or its answer is lost after the server has made it. */
let faultRate = 0;
/** The skus that have a choice of ship methods, and those that have an installation. */
const known = { parcels: new Set<string>(), installable: new Set<string>() };
const store = createStore();
const { fetch } = globalThis;

/** Seeded, so that each failure can be reproduced. */
const randomOf = (seed: number) => createRandom(seed).next;
const faults = randomOf(7);

/**
 * The storefront's answer. Other operations happen in between, and requests and answers may arrive in another order, as
 * in a network.
 */
async function answerTo(request: Request): Promise<Response> {
  await way();
  const answer = await shop.app.fetch(request);
  await way();
  return answer;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const turns = randomOf(11);

async function way(): Promise<void> {
  for (let left = Math.floor(turns() * 3); left > 0; left--) await turn();
}

beforeAll(async () => {
  shop = await createStorefront({
    database: file,
    catalogSize: 300,
    dist: join(folder, 'not-built'),
    testMode: true,
  });
  database = new DatabaseSync(file);
  shopper = new Shopper(shopUrl);
  globalThis.fetch = async (input, init) => answerTo(new Request(input, init));
  openPage({ url: shopUrl, token: await shopper.token() });
  for (const sku of skus) await shopper.post('/api/cart/add-items', { items: [{ Sku: sku, Quantity: 1 }] });
  // The shopper holds reward certificates, as an account does.
  database.exec("INSERT INTO cart_conditions SELECT DISTINCT session_id, 'has-certificates' FROM cart_lines");
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    // The shopper's own requests pass through here as well: they have their cookies already.
    if (request.headers.has('cookie')) return answerTo(request);
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
  for (const line of shownCart().lineItems) {
    if (isParcel(line)) known.parcels.add(line.sku);
    if (line.isInstallationServiceRequired) known.installable.add(line.sku);
  }
});

afterAll(async () => {
  globalThis.fetch = fetch;
  vi.restoreAllMocks();
  database.close();
  shop.close();
  rmSync(folder, { recursive: true });
});

const shownCart = () => cartOf(store);
const shown = (): Wish => asWish(shownCart());

/** The cart's page after a reload: the cart that its island starts with, and the content of its HTML. */
async function reloaded() {
  const page = await shopper.page('/checkout/cart');
  const [, props] = /data-island-props>(\{"cart":.*?)<\/script>/s.exec(page)!;
  const [, total = ''] = /<summary[^>]*><span>Order Summary[^<]*<\/span> <strong>([^<]+)/.exec(page) ?? [];
  const lines = page.matchAll(/id="quantity-([^"]+)" name="Quantity" value="(\d+)"/g);
  return {
    cart: asWish(JSON.parse(props!).cart),
    html: { lines: [...lines].map(([, id, quantity]) => `${id}: ${quantity}`), total },
  };
}

/** The lines and total that the server's HTML must show for the island's cart; an empty cart has no total. */
function expectedHtml() {
  const { lineItems, orderSummary } = shownCart();
  return {
    lines: lineItems.map(({ id, quantity }) => `${id}: ${quantity}`),
    total: lineItems.length ? formatPrice(orderSummary.total!, { currency: 'USD' }) : '',
  };
}

const stored = (): Wish => storedCart(database, known);

/** The cart as the rendered island shows it. */
function ofIsland() {
  const skus = skusById(database);
  return shownByIsland(store, (id) => skus.get(id) ?? id);
}

const queue = cartQueueOf(store);

/** Adds, as another tab would, every product that is not in the cart, saved, or removed with Undo on offer. */
async function addMissing(wish: Wish): Promise<void> {
  const { lineItems, savedForLater } = shownCart();
  const removed = store.get(queue.stateAtom).removed.map(({ line }) => line);
  const there = new Set([...lineItems, ...savedForLater, ...removed].map(({ sku }) => sku));
  const missing = skus.filter((sku) => !there.has(sku));
  for (const sku of missing)
    await shopper.post('/api/cart/add-items', { items: [{ Sku: sku, Quantity: 1 }] });
  if (missing.length) await store.set(refreshCartAtom, { hasChanged: true });
  for (const line of shownCart().lineItems) if (missing.includes(line.sku)) noteLine(line, wish);
}

async function runSequence(seed: number, wish: Wish): Promise<void> {
  await addMissing(wish);
  const random = randomOf(seed);
  const shopping = { store, queue, random, hasFaults: faultRate > 0 };
  for (let operations = 2 + Math.floor(random() * 5); operations > 0; operations--) {
    operate(shopping, wish);
    const pause = random();
    if (pause < 0.2) await queue.settled();
    else if (pause < 0.5) await turn();
  }
  await queue.settled();
}

test(`after ${sequences / 2} sequences without a fault the cart is what the shopper wanted`, async () => {
  const { cart: wish } = await reloaded();
  for (let seed = 1; seed <= sequences / 2; seed++) {
    await runSequence(seed, wish);
    const is = { shown: shown(), ...(await reloaded()), stored: stored() };
    const all = wished(wish);
    expect(is, `sequence ${seed}`).toEqual({ shown: all, cart: all, html: expectedHtml(), stored: all });
    if (seed % renderEvery === 0) expect(ofIsland(), `sequence ${seed}`).toEqual(asShown(all, is.html.total));
  }
}, 180_000);

test(`after ${sequences / 2} sequences with faults the cart that is shown is the server’s`, async () => {
  faultRate = 0.2;
  onTestFinished(() => {
    faultRate = 0;
  });
  for (let seed = 1; seed <= sequences / 2; seed++) {
    await runSequence(sequences + seed, asWish(shownCart()));
    const now = stored();
    const is = { shown: shown(), ...(await reloaded()) };
    expect(is, `sequence ${seed}`).toEqual({ shown: now, cart: now, html: expectedHtml() });
    if (seed % renderEvery === 0) expect(ofIsland(), `sequence ${seed}`).toEqual(asShown(now, is.html.total));
    // No line is duplicated, and no quantity exceeds what the shopper ever wanted.
    expect(
      Object.keys(now.cart).filter((sku) => sku in now.saved),
      `sequence ${seed}`,
    ).toEqual([]);
    expect(Math.max(0, ...Object.values(now.cart), ...Object.values(now.saved))).toBeLessThanOrEqual(9);
  }
}, 180_000);
