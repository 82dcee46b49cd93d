import type { Buyer } from './buyer.ts';
import type { Destined } from './recipients.ts';

/** A placed order. */
export interface Order {
  number: string;
  attemptId: string;
  totalCents: number;
  currency: string;
  /** The whole checkout as it was placed, in the contract's form. */
  document: Record<string, unknown>;
  /** In milliseconds; until `knownAt` the shop says that it does not know whether it is placed. */
  placedAt: number;
  knownAt: number;
  thankYou: ThankYou | undefined;
}

/** Whether the shopper wants to be thanked by mail, and where (decision 53). */
export interface ThankYou {
  isOptIn: boolean;
  isBilling: boolean;
  address: object | undefined;
}

/** How long a placed order is shown again. */
const shownMs = 24 * 60 * 60 * 1000;

/** The session's last order, in the currency of its shop. */
export function lastOrder({ shop, sessionId, view, now }: Buyer): Order | undefined {
  const row = shop.database
    .prepare(
      'SELECT * FROM orders WHERE session_id = ? AND currency = ? AND placed_at > ? ORDER BY number DESC LIMIT 1',
    )
    .get(sessionId, view.currency, +now - shownMs);
  return row && orderOfRow(row);
}

/** The order that an attempt has placed. */
export function orderOfAttempt({ shop, sessionId }: Buyer, attemptId: string): Order | undefined {
  const row = shop.database
    .prepare('SELECT * FROM orders WHERE session_id = ? AND attempt_id = ?')
    .get(sessionId, attemptId);
  return row && orderOfRow(row);
}

type NewOrder = Omit<Order, 'number' | 'thankYou'> & {
  basketId: string;
  /** The whole addresses that the shop ships to; of a registry the document has only the part that a giver may see. */
  shipTo: readonly Destined[];
};

/** Stores an order; returns its number. A basket that has been ordered already is an error. */
export function storeOrder({ shop, sessionId, account }: Buyer, order: NewOrder): string {
  const { lastInsertRowid } = shop.database
    .prepare(
      `INSERT INTO orders (session_id, account_id, basket_id, attempt_id, total_cents, currency, document, placed_at,
         known_at, ship_to) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      sessionId,
      account?.id ?? null,
      order.basketId,
      order.attemptId,
      order.totalCents,
      order.currency,
      JSON.stringify(order.document),
      order.placedAt,
      order.knownAt,
      JSON.stringify(order.shipTo.map(({ address, grId }) => ({ address, grId }))),
    );
  return String(lastInsertRowid);
}

/** Stores whether, and where, the shopper wants to be thanked for an order. */
export function setThankYou({ shop }: Buyer, { number }: Order, thankYou: ThankYou): void {
  shop.database
    .prepare('UPDATE orders SET thank_you = ? WHERE number = ?')
    .run(JSON.stringify(thankYou), Number(number));
}

function orderOfRow(row: Record<string, unknown>): Order {
  return {
    number: String(row.number),
    attemptId: String(row.attempt_id),
    totalCents: Number(row.total_cents),
    currency: String(row.currency),
    document: JSON.parse(String(row.document)) as Record<string, unknown>,
    placedAt: Number(row.placed_at),
    knownAt: Number(row.known_at),
    thankYou: row.thank_you === null ? undefined : (JSON.parse(String(row.thank_you)) as ThankYou),
  };
}
