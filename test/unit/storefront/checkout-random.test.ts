import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCheckout } from '../../../src/contract/checkout/checkout.ts';
import type { Account } from '../../storefront/accounts/account.ts';
import { placeOrderOf } from '../../storefront/api/checkout/place-order.ts';
import { wholeCheckout } from '../../storefront/api/checkout/whole.ts';
import { addToCart } from '../../storefront/cart/add.ts';
import { removeLine, updateQuantity } from '../../storefront/cart/changes.ts';
import { applyPromo, removePromo } from '../../storefront/cart/choices.ts';
import { readCart } from '../../storefront/cart/lines.ts';
import { generateCatalog, knownProducts } from '../../storefront/catalog/catalog.ts';
import { createRandom, type Random } from '../../storefront/catalog/random.ts';
import { saveProducts } from '../../storefront/catalog/store.ts';
import type { Buyer } from '../../storefront/checkout/buyer.ts';
import { endOptions } from '../../storefront/checkout/moves.ts';
import { openOrder } from '../../storefront/checkout/open-order.ts';
import { chooseGift, saveOptions } from '../../storefront/checkout/option-changes.ts';
import type { Placed } from '../../storefront/checkout/place-order.ts';
import { firstTrips } from '../../storefront/checkout/set-state.ts';
import {
  addNewRecipient,
  saveShippingAddress,
  shipPartToRecipient,
  splitPart,
} from '../../storefront/checkout/shipping-changes.ts';
import { orderTotals } from '../../storefront/checkout/totals.ts';
import { databaseSecret, openDatabase } from '../../storefront/database.ts';
import { setOrderCards } from '../../storefront/payments/order-cards.ts';
import type { Shop } from '../../storefront/shop.ts';
import { changeAll, inTransaction } from '../../storefront/transaction.ts';
import { createView } from '../../storefront/view.ts';
import { randomRuns } from '../random-runs.ts';
import { chicago, oregon } from './checkout-shopper.ts';

const runs = randomRuns(1000);
const { inStock, smallPrice, madeToOrder, lowStock } = knownProducts;
const skus = [inStock, smallPrice, madeToOrder, lowStock];
const view = createView('core', 'US');

let folder: string;

/** Two servers with one database. */
let shops: Shop[];
let account: Account;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const path = join(folder, 'shop.sqlite');
  shops = [1, 2].map(() => {
    const database = openDatabase(path);
    return {
      database,
      secret: databaseSecret(database),
      dist: '',
      isTestMode: true,
      passwordCost: 2,
      allowedRedirectOrigins: [],
    };
  });
  const { database } = shops[0]!;
  saveProducts(database, generateCatalog({ size: 30 }));
  database
    .prepare('INSERT INTO accounts (email, email_key, first_name, password_hash) VALUES (?, ?, ?, ?)')
    .run('ada@example.com', 'ada@example.com', 'Ada', 'none');
  account = { id: 1, email: 'ada@example.com', firstName: 'Ada', lockoutAnswer: 'status' };
});
afterAll(() => {
  for (const { database } of shops) database.close();
  rmSync(folder, { recursive: true });
});

/** The state of a shopper's browser: the shown total, and its attempts. */
interface Session {
  id: string;
  account: Account | undefined;
  /** In milliseconds. */
  now: number;
  seen: number;
  attempts: { attemptId: string; amountDue: number }[];
  placed: Map<string, string>;
}

const buyerOf = (random: Random, { id, account: signedIn, now }: Session): Buyer => ({
  shop: random.pick(shops),
  sessionId: id,
  view,
  account: signedIn,
  now: new Date(now),
});

const lines = ({ shop, sessionId }: Buyer) => readCart(shop, sessionId, view).lines;

/** The changes that a shopper makes, each as its call does it: in a transaction, on one of the servers. */
const changes: readonly ((buyer: Buyer, random: Random) => unknown)[] = [
  (buyer, random) => addToCart(buyer.shop, buyer, [{ sku: random.pick(skus), quantity: random.whole(1, 2) }]),
  (buyer, random) => {
    const line = lines(buyer)[0];
    if (line)
      updateQuantity(buyer.shop, { sessionId: buyer.sessionId, view, id: line.id }, random.whole(1, 4));
  },
  (buyer) => {
    const [, line] = lines(buyer);
    if (line) removeLine(buyer.shop, { sessionId: buyer.sessionId, id: line.id });
  },
  (buyer, random) => saveShippingAddress(buyer, random.pick([chicago, oregon])),
  (buyer, random) => addNewRecipient(buyer, random.pick([chicago, oregon])),
  (buyer, random) => {
    const parts = openOrder(buyer).recipients.flatMap((recipient) => recipient.parts);
    if (parts.length > 0) splitPart(buyer, random.pick(parts).id);
  },
  (buyer, random) => {
    const { recipients, unassigned } = openOrder(buyer);
    if (recipients.length > 0)
      for (const part of unassigned) shipPartToRecipient(buyer, part.id, random.pick(recipients).id);
  },
  (buyer, random) => {
    const recipients = openOrder(buyer).recipients.map(({ id, shipments }) => ({
      recipientId: id,
      shipments: shipments.map((shipment) => ({
        id: shipment.id,
        serviceLevel: random.pick(shipment.levels).code,
        ...(shipment.trip && {
          tripBooking: {
            isContactMeSelected: false,
            selectedTrip: shipment.trip.trips[0]?.id,
            drivingDirections: '',
          },
        }),
      })),
    }));
    saveOptions(buyer, { recipients });
  },
  (buyer, random) => {
    const [recipient] = openOrder(buyer).recipients;
    if (recipient) chooseGift(buyer, recipient.id, { code: random.pick(['none', 'receipt', 'box']) });
  },
  ({ shop, sessionId }) => applyPromo(shop, sessionId, view, 'WELCOME10'),
  ({ shop, sessionId }) => removePromo(shop, sessionId),
  (buyer) => endOptions(buyer),
  (buyer, random) => {
    // Sometimes the bank is slow, or declines, at once or late.
    const lastFour = random.pick(['1111', '1111', '1111', '0912', '0913', '0914']);
    setOrderCards(buyer.shop, buyer.sessionId, [
      { token: undefined, type: 'Visa', lastFour, appliedCents: undefined },
    ]);
  },
];

/** Everything that an order needs, so that most runs end with one. */
function hurry(buyer: Buyer): void {
  if (lines(buyer).length === 0) addToCart(buyer.shop, buyer, [{ sku: inStock, quantity: 1 }]);
  saveShippingAddress(buyer, chicago);
  saveOptions(buyer, firstTrips(buyer));
  setOrderCards(buyer.shop, buyer.sessionId, [
    { token: undefined, type: 'Visa', lastFour: '1111', appliedCents: undefined },
  ]);
}

/** Places the order: with a new attempt, or with one whose answer was lost, in one tab or in two. */
function place(random: Random, session: Session): void {
  const attempt =
    session.attempts.length > 0 && random.chance(0.4)
      ? random.pick(session.attempts)
      : { attemptId: randomUUID(), amountDue: session.seen };
  session.attempts.push(attempt);
  for (let post = 0; post < (random.chance(0.3) ? 2 : 1); post++) {
    const buyer = buyerOf(random, session);
    const before = shown(buyer);
    const placed = placeOrderOf(buyer, attempt);
    check(session, { attempt, placed, before, buyer });
  }
}

type Whole = ReturnType<typeof wholeCheckout>;

/** The cart and the total of a page that is loaded now. */
const shown = (buyer: Buyer) => {
  const order = openOrder(buyer);
  const items = order.cart.lines.map(({ id, quantity }) => [id, quantity]);
  return { items, total: orderTotals(buyer, order).orderSummary.total };
};

interface Answered {
  attempt: Session['attempts'][number];
  placed: Placed;
  before: ReturnType<typeof shown>;
  buyer: Buyer;
}

/** Invariants after every post. */
function check(session: Session, { attempt, placed, before, buyer }: Answered): void {
  const known = session.placed.get(attempt.attemptId);
  if (known !== undefined && placed.status !== 'placed')
    throw new Error(`The attempt of order ${known} is ${placed.status}.`);
  if (placed.status === 'refused') {
    expect(shown(buyer).items).toEqual(before.items);
    if (placed.amountDue !== undefined) expect(placed.amountDue).toBe(before.total);
    return;
  }
  if (placed.status === 'late' || placed.status === 'check') return;
  const { number, totalCents, document } = placed.order;
  if (known !== undefined) {
    expect(number).toBe(known);
    return;
  }
  session.placed.set(attempt.attemptId, number);
  const order = document as unknown as Whole;
  expect(totalCents).toBe(attempt.amountDue);
  expect(order.orderSummary.total).toBe(totalCents);
  const paid = order.payment.appliedCards.reduce((sum, { appliedAmount }) => sum + appliedAmount, 0);
  expect(paid).toBe(totalCents);
}

function step(random: Random, session: Session): void {
  if (random.chance(0.5)) session.now += random.whole(0, 3000);
  const buyer = buyerOf(random, session);
  const { database } = buyer.shop;
  if (random.chance(0.25)) {
    place(random, session);
    return;
  }
  if (random.chance(0.15)) inTransaction(database, () => hurry(buyer));
  else
    changeAll(database, () => {
      random.pick(changes)(buyer, random);
      // Some changes are refused and leave everything unchanged.
      return { isSuccess: random.chance(0.95) };
    });
  // The page may or may not have read the checkout since.
  if (random.chance(0.8)) session.seen = shown(buyerOf(random, session)).total;
}

test(`in ${runs} runs of changes and orders no basket is ordered twice, and no placed order is refused`, {
  timeout: 240_000,
}, () => {
  const orders = (sessionId: string) =>
    shops[0]!.database
      .prepare('SELECT number, basket_id, attempt_id, total_cents FROM orders WHERE session_id = ?')
      .all(sessionId);
  let placedCount = 0;
  for (let run = 0; run < runs; run++) {
    const random = createRandom(run);
    // Two sessions of one account, or two guests.
    const signedIn = random.chance(0.5) ? account : undefined;
    const sessions = ['a', 'b'].map(
      (name): Session => ({
        id: `run-${run}-${name}`,
        account: signedIn,
        now: Date.now(),
        seen: 0,
        attempts: [],
        placed: new Map(),
      }),
    );
    for (let turn = 0; turn < 16; turn++) step(random, random.pick(sessions));
    for (const session of sessions) {
      session.now += 5000;
      const buyer = buyerOf(random, session);
      const stored = orders(session.id);
      // Late outcomes are known now, and every attempt reported as done has its own order.
      const done = wholeCheckout(buyer).attempts.filter(({ outcome }) => outcome === 'done');
      expect(new Set(stored.map(({ attempt_id }) => attempt_id))).toEqual(
        new Set(done.map(({ attemptId }) => attemptId)),
      );
      for (const [attemptId, number] of session.placed)
        expect(stored).toContainEqual(
          expect.objectContaining({ attempt_id: attemptId, number: Number(number) }),
        );
      expect(new Set(stored.map(({ basket_id }) => basket_id)).size).toBe(stored.length);
      for (const { attempt_id, total_cents } of stored)
        expect(session.attempts).toContainEqual({ attemptId: attempt_id, amountDue: total_cents });
      placedCount += stored.length;
      if (run % 50 === 0) v.parse(refreshCheckout.answer, JSON.parse(JSON.stringify(wholeCheckout(buyer))));
    }
  }
  // Otherwise the runs would prove nothing.
  expect(placedCount).toBeGreaterThan(runs / 4);
});
