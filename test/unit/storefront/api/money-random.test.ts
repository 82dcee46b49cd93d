import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/mock/test-numbers.ts';
import { placeOrderOf } from '../../../storefront/api/checkout/place-order.ts';
import { wholeCheckout } from '../../../storefront/api/checkout/whole.ts';
import { addToCart } from '../../../storefront/cart/add.ts';
import { applyCertificate, removeCertificates } from '../../../storefront/cart/certificates.ts';
import { updateQuantity } from '../../../storefront/cart/changes.ts';
import { applyPromo, removePromo } from '../../../storefront/cart/choices.ts';
import { setCartCondition } from '../../../storefront/cart/conditions.ts';
import { readCart } from '../../../storefront/cart/lines.ts';
import { generateCatalog, knownProducts } from '../../../storefront/catalog/catalog.ts';
import { createRandom, type Random } from '../../../storefront/catalog/random.ts';
import { saveProducts } from '../../../storefront/catalog/store.ts';
import type { Buyer } from '../../../storefront/checkout/buyer.ts';
import { endPayment } from '../../../storefront/checkout/moves.ts';
import { saveOptions } from '../../../storefront/checkout/option-changes.ts';
import { orderOfAttempt } from '../../../storefront/checkout/orders.ts';
import type { Placed } from '../../../storefront/checkout/place-order.ts';
import { firstTrips } from '../../../storefront/checkout/set-state.ts';
import { saveShippingAddress } from '../../../storefront/checkout/shipping-changes.ts';
import { setTaxExempt } from '../../../storefront/checkout/tax-exemption.ts';
import { databaseSecret, openDatabase } from '../../../storefront/database.ts';
import { chargesOf } from '../../../storefront/payments/charges.ts';
import { applyGiftCard, removeGiftCard } from '../../../storefront/payments/gift-card-changes.ts';
import { newGiftCard, type TypedGiftCard } from '../../../storefront/payments/gift-cards.ts';
import { heldCards, type Slot } from '../../../storefront/payments/order-cards.ts';
import { paymentParts } from '../../../storefront/payments/parts.ts';
import { type PayingCard, payOnce } from '../../../storefront/payments/pay.ts';
import { applyTenderCode, removeTenderCode } from '../../../storefront/payments/tender-code-changes.ts';
import { verifyCard } from '../../../storefront/payments/verify-card.ts';
import type { Shop } from '../../../storefront/shop.ts';
import { changeAll, inTransaction } from '../../../storefront/transaction.ts';
import { createView } from '../../../storefront/view.ts';
import { randomRuns } from '../../random-runs.ts';
import { chicago } from '../checkout-shopper.ts';

/*
 * Whatever a shopper does with the means of payment, in two sessions that hold the same gift cards: the parts add up to the
 * total to the cent, no balance falls below zero, what is taken off a gift card belongs to a placed order, and an order that is
 * not placed has charged nothing.
 */

const runs = randomRuns(10_000, 100);
const { inStock, smallPrice } = knownProducts;
const view = createView('core', 'US');

let shop: Shop;
let ordersByGiftCard: number;

beforeAll(() => {
  const database = openDatabase(':memory:');
  saveProducts(database, generateCatalog({ size: 30 }));
  shop = {
    database,
    secret: databaseSecret(database),
    dist: '',
    isTestMode: true,
    passwordCost: 2,
    allowedRedirectOrigins: [],
  };
});
afterAll(() => shop.database.close());

/** A shopper's browser: what it has been told, and its attempts. */
interface Session {
  id: string;
  /** In milliseconds. */
  now: number;
  seenTotal: number;
  /** What cards had to pay when the order was last reviewed, in cents. */
  reviewedDue: number | undefined;
  attempts: { attemptId: string; amountDue: number }[];
  orders: Map<string, string>;
  giftCards: TypedGiftCard[];
}

const buyerOf = ({ id, now }: Session): Buyer => ({
  shop,
  sessionId: id,
  view,
  account: undefined,
  now: new Date(now),
});

const lastFours = ['1111', '1111', '1111', '0808', '0911', '0912', '0913', '0914', '0920', '0303'];

function paying(random: Random, slot: Slot, appliedAmount: number | undefined): PayingCard {
  const lastFour = random.pick(lastFours);
  const card = { type: 'Visa', lastFour, expMonth: 4, expYear: 2031, cbhccDesignType: undefined };
  return { kind: 'new', card, outcome: outcomeOf(lastFour), isSaved: false, appliedAmount, slot };
}

type Change = (buyer: Buyer, random: Random, session: Session) => { isSuccess: boolean } | undefined;

const pay = (buyer: Buyer, random: Random, cards: PayingCard[]) => {
  const { dueCents } = paymentParts(buyer);
  // The shopper may have seen another amount in another tab.
  const amountDue = random.chance(0.1) ? dueCents + 1 : dueCents;
  return payOnce(buyer, cards, { attemptId: randomUUID(), amountDue });
};

const share = (buyer: Buyer, random: Random) => {
  const { dueCents } = paymentParts(buyer);
  const first = random.whole(1, Math.max(1, dueCents - 1));
  return [first, dueCents - first] as const;
};

/** What a shopper does with the means, each as its call does it. A refused one leaves everything as it was. */
const changes: readonly Change[] = [
  (buyer, random, { giftCards }) => applyGiftCard(buyer, random.pick(giftCards)),
  (buyer, random, { giftCards }) => applyGiftCard(buyer, random.pick(giftCards)),
  (buyer, random) => {
    const { giftCards } = paymentParts(buyer);
    return giftCards.length > 0 ? removeGiftCard(buyer, random.pick(giftCards).entryId) : undefined;
  },
  (buyer, random) => applyTenderCode(buyer, random.pick(['thanks-25', 'SORRY 100', 'big500'])),
  (buyer) => {
    const [code] = paymentParts(buyer).tenderCodes;
    return code && removeTenderCode(buyer, code.entryId);
  },
  ({ sessionId }, random) =>
    applyCertificate(shop, sessionId, random.pick(['7000123', '7000456', '7000789'])),
  ({ sessionId }) => removeCertificates(shop, sessionId),
  ({ sessionId }, random) => {
    const [line] = readCart(shop, sessionId, view).lines;
    return line && updateQuantity(shop, { sessionId, view, id: line.id }, random.whole(1, 3));
  },
  ({ sessionId }) => ({ isSuccess: applyPromo(shop, sessionId, view, 'WELCOME10').isSuccess }),
  ({ sessionId }) => removePromo(shop, sessionId),
  (buyer, random) => {
    setTaxExempt(buyer, random.chance(0.5));
    return { isSuccess: true };
  },
];

/** Payments keep their own transaction, because a declined card stays in the order. */
const payments: readonly ((buyer: Buyer, random: Random) => unknown)[] = [
  (buyer, random) => pay(buyer, random, [paying(random, 1, undefined)]),
  (buyer, random) => pay(buyer, random, [paying(random, 1, undefined)]),
  (buyer, random) => {
    const [first, second] = share(buyer, random);
    return pay(buyer, random, [paying(random, 1, first), paying(random, 2, second)]);
  },
  (buyer, random) => pay(buyer, random, [paying(random, 1, share(buyer, random)[0])]),
  (buyer, random) => {
    const { dueCents } = paymentParts(buyer);
    const [one] = heldCards(shop, buyer.sessionId, dueCents);
    return pay(buyer, random, [paying(random, 2, dueCents - (one?.appliedCents ?? 0))]);
  },
  (buyer) => {
    const held = heldCards(shop, buyer.sessionId, paymentParts(buyer).dueCents);
    for (const { id } of held) verifyCard(buyer, { id, cvv: '737' });
  },
];

function begin(session: Session): void {
  session.reviewedDue = undefined;
  const buyer = buyerOf(session);
  addToCart(shop, buyer, [{ sku: inStock, quantity: 1 }]);
  if (session.id.endsWith('b')) addToCart(shop, buyer, [{ sku: smallPrice, quantity: 2 }]);
  setCartCondition(shop, session.id, 'has-certificates');
  saveShippingAddress(buyer, chicago);
  saveOptions(buyer, firstTrips(buyer));
}

const balances = (): string =>
  JSON.stringify(shop.database.prepare('SELECT id, balance_cents FROM gift_cards ORDER BY id').all());

/** Places the order: with a new attempt, or with one whose answer was lost. */
function place(random: Random, session: Session): void {
  const isAgain = session.attempts.length > 0 && random.chance(0.4);
  const attempt = isAgain
    ? random.pick(session.attempts)
    : { attemptId: randomUUID(), amountDue: session.seenTotal };
  session.attempts.push(attempt);
  const before = balances();
  const buyer = buyerOf(session);
  // An order that a slow bank confirmed meanwhile was placed before the current review.
  const isLate = orderOfAttempt(buyer, attempt.attemptId) !== undefined;
  const reviewed = isLate ? undefined : session.reviewedDue;
  const placed = placeOrderOf(buyer, attempt);
  checkPlaced(session, { attempt, placed, before, reviewed });
  if (placed.status === 'refused') session.reviewedDue = paymentParts(buyerOf(session)).dueCents;
}

interface Answered {
  attempt: Session['attempts'][number];
  placed: Placed;
  before: string;
  reviewed: number | undefined;
}

function checkPlaced(session: Session, { attempt, placed, before, reviewed }: Answered): void {
  const known = session.orders.get(attempt.attemptId);
  if (known !== undefined) expect(placed).toMatchObject({ status: 'placed', order: { number: known } });
  if (placed.status === 'refused' || known !== undefined) expect(balances()).toBe(before);
  if (placed.status !== 'placed' || known !== undefined) return;
  session.orders.set(attempt.attemptId, placed.order.number);
  const charges = chargesOf(shop, placed.order.number);
  expect(sum(charges.map(({ cents }) => cents))).toBe(placed.order.totalCents);
  expect(placed.order.totalCents).toBe(attempt.amountDue);
  if (charges.some(({ kind }) => kind === 'gift-card')) ordersByGiftCard += 1;
  const byCard = sum(charges.filter(({ kind }) => kind === 'card').map(({ cents }) => cents));
  if (reviewed !== undefined) expect(byCard).toBeLessThanOrEqual(reviewed);
}

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

/** What the shopper is told adds up. */
function checkShown(session: Session): void {
  const { payment, orderSummary, furthestStep, orderNumber } = wholeCheckout(buyerOf(session));
  // A placed order is shown as it was placed.
  if (orderNumber !== null || furthestStep === 0) return;
  const { giftCards, tenderCodes, cards, amountDue, total } = payment;
  const parts = [...giftCards, ...tenderCodes].map(({ appliedAmount }) => appliedAmount);
  expect(sum(parts) + amountDue).toBe(total);
  expect(total).toBe(orderSummary.total);
  expect(Math.min(0, amountDue, ...parts)).toBe(0);
  for (const { appliedAmount, balance } of giftCards) expect(appliedAmount).toBeLessThanOrEqual(balance);
  const applied = cards.filter(({ isApplied }) => isApplied);
  expect(applied.every(({ isValid, appliedAmount }) => isValid && appliedAmount > 0)).toBe(true);
  const byCards = sum(applied.map(({ appliedAmount }) => appliedAmount));
  expect(byCards).toBeLessThanOrEqual(amountDue);
  if (furthestStep === 4) expect(byCards).toBe(amountDue);
  session.seenTotal = orderSummary.total;
}

/** What gift cards have lost is what orders were paid with. */
function checkBooks(): void {
  const { database } = shop;
  const wrong = database
    .prepare(
      `SELECT card.id FROM gift_cards AS card WHERE balance_cents < 0 OR issued_cents - balance_cents <>
         (SELECT coalesce(sum(cents), 0) FROM order_charges WHERE gift_card_id = card.id)`,
    )
    .all();
  expect(wrong).toEqual([]);
  const unpaid = database
    .prepare(
      `SELECT number FROM orders WHERE total_cents <>
         (SELECT coalesce(sum(cents), 0) FROM order_charges WHERE order_number = number)
       UNION SELECT order_number FROM order_charges WHERE order_number NOT IN (SELECT number FROM orders)`,
    )
    .all();
  expect(unpaid).toEqual([]);
}

function step(random: Random, session: Session): void {
  if (random.chance(0.3)) session.now += random.whole(0, 5000);
  const buyer = buyerOf(session);
  const dice = random.whole(1, 100);
  if (readCart(shop, session.id, view).lines.length === 0 && dice > 50) begin(session);
  else if (dice <= 20) place(random, session);
  else if (dice <= 50) random.pick(payments)(buyer, random);
  else if (dice <= 60) {
    const missing = inTransaction(shop.database, () => endPayment(buyer));
    if (!missing) session.reviewedDue = paymentParts(buyer).dueCents;
  } else changeAll(shop.database, () => random.pick(changes)(buyer, random, session) ?? { isSuccess: false });
  // The tab may not have read the checkout since.
  if (random.chance(0.9)) checkShown(session);
}

test(`in ${runs} runs of means, totals and orders every cent is where it belongs`, {
  timeout: 1_200_000,
}, () => {
  let placedCount = 0;
  ordersByGiftCard = 0;
  for (let run = 0; run < runs; run++) {
    const random = createRandom(run);
    // Small ones, one that pays for all, and an empty one.
    const giftCards = [40, 25, 5000, 0].map(newGiftCard);
    const sessions = ['a', 'b'].map(
      (name): Session => ({
        id: `run-${run}-${name}`,
        now: Date.now(),
        seenTotal: 0,
        reviewedDue: undefined,
        attempts: [],
        orders: new Map(),
        giftCards,
      }),
    );
    inTransaction(shop.database, () => sessions.forEach(begin));
    for (let turn = 0; turn < 14; turn++) step(random, random.pick(sessions));
    checkBooks();
    for (const { id, orders } of sessions) {
      const stored = shop.database.prepare('SELECT number FROM orders WHERE session_id = ?').all(id);
      placedCount += stored.length;
      for (const number of orders.values()) expect(stored).toContainEqual({ number: Number(number) });
    }
    if (run % 50 === 49)
      for (const table of ['order_charges', 'orders', 'order_gift_cards', 'gift_cards'])
        shop.database.exec(`DELETE FROM ${table}`);
  }
  // Otherwise the runs would prove nothing.
  expect(placedCount).toBeGreaterThan(runs / 5);
  expect(ordersByGiftCard).toBeGreaterThan(runs / 20);
});
