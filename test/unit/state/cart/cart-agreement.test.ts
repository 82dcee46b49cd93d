// @vitest-environment node
import '../../http/browser-page.ts';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Cart, CartLineItem } from '../../../../src/contract/cart/cart.ts';
import { shipMethods } from '../../../../src/domain/delivery/ship-methods.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartAtom, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { createRandom } from '../../../storefront/catalog/random.ts';
import { createStorefront, type Storefront } from '../../../storefront/server.ts';
import { openPage } from '../../http/browser-page.ts';
import { Shopper } from '../../storefront/shopper.ts';
import { asWish, deliveryOf, held, heldIn, isParcel, type Wish, wished } from './cart-wish.ts';

/*
 * Random operations of a shopper on the queue, against the reference storefront: after each sequence the island's cart,
 * the page after a reload and the database are the same, and what the shopper wanted. Unlike other tests of a client this
 * one has no HTTP server: the storefront answers in the same process, because the sockets of tens of thousands of requests
 * would take most of the time, and nothing here is about them.
 */

const sequences = 2000;
const skus = ['421005', '410602', '410553', '414006', '413004'];
const folder = mkdtempSync(join(tmpdir(), 'cart-'));
const file = join(folder, 'shop.db');

const shopUrl = 'http://shop.example';
let shop: Storefront;
let database: DatabaseSync;
let shopper: Shopper;
/** How often a change is refused, or its answer is lost after the server has made it. */
let faultRate = 0;
/** The skus that have a choice of ship methods. */
const parcels = new Set<string>();
const { standard, premium } = shipMethods;
const store = createStore();
const { fetch } = globalThis;

/** Seeded, so that each failure can be reproduced. */
const randomOf = (seed: number) => createRandom(seed).next;
const faults = randomOf(7);

/**
 * The storefront's answer. Other operations happen in between, and requests and answers may overtake each other, as
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
    // The shopper's own requests pass through here as well.
    if (!(input instanceof Request)) return answerTo(new Request(input, init));
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
  for (const line of shownCart().lineItems) if (isParcel(line)) parcels.add(line.sku);
});

afterAll(async () => {
  globalThis.fetch = fetch;
  vi.restoreAllMocks();
  database.close();
  shop.close();
  rmSync(folder, { recursive: true });
});

function shownCart(): Cart {
  const state = store.get(cartAtom);
  if (state.status !== 'known') throw new Error('the cart is not known');
  return state.cart;
}

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

function stored(): Wish {
  const rows = database
    .prepare('SELECT sku, quantity, is_saved, ship_method, is_pickup FROM cart_lines')
    .all()
    .map((row) => ({ ...row, sku: String(row.sku), quantity: Number(row.quantity) }) as StoredLine);
  const choices = database.prepare('SELECT * FROM cart_choices').get();
  const inCart = rows.filter(({ is_saved }) => !is_saved);
  return {
    cart: heldIn(inCart),
    saved: heldIn(rows.filter(({ is_saved }) => is_saved)),
    delivery: held(
      rows.filter(({ sku }) => parcels.has(sku)),
      ({ is_pickup, ship_method }) => (is_pickup ? 'pickup' : String(ship_method ?? standard)),
    ),
    zip: String(choices?.tax_zip ?? ''),
    promoCode: String(choices?.promo_code ?? ''),
    // An empty cart shows no donation.
    donation: inCart.length ? Number(choices?.donation_cents ?? 0) : 0,
    certificates: database
      .prepare('SELECT certificate_number FROM applied_certificates ORDER BY certificate_number')
      .all()
      .map(({ certificate_number: number }) => String(number)),
  };
}

interface StoredLine {
  sku: string;
  quantity: number;
  is_saved: number;
  ship_method: number | null;
  is_pickup: number;
}

const queue = cartQueueOf(store);

/** One random operation on what the shopper sees. `wish` gets it too. */
function operate(random: () => number, wish: Wish): void {
  const { lineItems, savedForLater } = shownCart();
  const any = <Item>(all: readonly Item[]): Item | undefined => all[Math.floor(random() * all.length)];
  const line = any(lineItems);
  const saved = any(savedForLater);
  const removed = any(store.get(queue.stateAtom).removed);
  const kind = Math.floor(random() * 11);
  if (kind <= 1 && line) {
    const quantity = 1 + Math.floor(random() * 9);
    queue.change({ kind: 'quantity', id: line.id, quantity });
    wish.cart[line.sku] = quantity;
  } else if (kind === 2 && line) {
    queue.change({ kind: 'remove', id: line.id });
    delete wish.cart[line.sku];
    delete wish.delivery[line.sku];
  } else if (kind === 3 && line) {
    wish.saved[line.sku] = line.quantity;
    queue.change({ kind: 'save', id: line.id });
    delete wish.cart[line.sku];
  } else if (kind === 4 && saved) {
    wish.cart[saved.sku] = saved.quantity;
    queue.change({ kind: 'move', id: saved.id });
    delete wish.saved[saved.sku];
  } else if (kind === 5 && line && isParcel(line)) chooseDelivery(line, random, wish);
  else if (kind > 5 && kind < 10) chooseForOrder(kind, any, wish);
  else if (removed && !store.get(queue.stateAtom).changes.some(({ kind }) => kind === 'restore')) {
    wish.cart[removed.line.sku] = removed.line.quantity;
    if (isParcel(removed.line)) wish.delivery[removed.line.sku] = deliveryOf(removed.line);
    queue.restore(removed.line);
  }
}

function chooseDelivery(line: CartLineItem, random: () => number, wish: Wish): void {
  const { id, sku, shipMethod } = line;
  const isPickedUp = deliveryOf(line) === 'pickup';
  if (isPickedUp || random() < 0.5) {
    queue.change({ kind: 'ship', id, isPickupSelected: !isPickedUp });
    wish.delivery[sku] = isPickedUp ? String(shipMethod) : 'pickup';
    return;
  }
  const other = shipMethod === standard ? premium : standard;
  queue.change({ kind: 'ship', id, shipMethod: other });
  wish.delivery[sku] = String(other);
}

type Any = <Item>(all: readonly Item[]) => Item | undefined;

function chooseForOrder(kind: number, any: Any, wish: Wish): void {
  if (kind === 6) {
    wish.zip = any(['60601', '10001', '94105'])!;
    queue.change({ kind: 'zip', zipCode: wish.zip });
  } else if (kind === 7) {
    // A refused code replaces a waiting one.
    const promoCode = any(['WELCOME10', 'FREESHIP', '', faultRate ? 'NO-SUCH-CODE' : ''])!;
    wish.promoCode = promoCode;
    queue.change({ kind: 'promo', promoCode });
  } else if (kind === 8) {
    wish.donation = any([0, 100, 500, 2500])!;
    queue.change({ kind: 'donation', amount: wish.donation });
  } else {
    const { certificateNumber, isApplied } = any(shownCart().rewardCertificates)!;
    queue.change({ kind: 'certificate', certificateNumber, isApplied: !isApplied });
    const others = wish.certificates.filter((one) => one !== certificateNumber);
    wish.certificates = isApplied ? others : [...others, certificateNumber];
  }
}

async function runSequence(seed: number, wish: Wish): Promise<void> {
  const random = randomOf(seed);
  for (let operations = 2 + Math.floor(random() * 5); operations > 0; operations--) {
    operate(random, wish);
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
  }
}, 180_000);

test(`after ${sequences / 2} sequences with faults the cart that is shown is the server’s`, async () => {
  faultRate = 0.2;
  for (let seed = 1; seed <= sequences / 2; seed++) {
    await runSequence(sequences + seed, asWish(shownCart()));
    const now = stored();
    expect({ shown: shown(), ...(await reloaded()) }, `sequence ${seed}`).toEqual({
      shown: now,
      cart: now,
      html: expectedHtml(),
    });
    // No line is duplicated, and no quantity exceeds what the shopper ever wanted.
    expect(
      Object.keys(now.cart).filter((sku) => sku in now.saved),
      `sequence ${seed}`,
    ).toEqual([]);
    expect(Math.max(0, ...Object.values(now.cart), ...Object.values(now.saved))).toBeLessThanOrEqual(9);
  }
}, 180_000);
