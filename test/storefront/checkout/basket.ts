import { signature } from '../session.ts';
import type { Shop } from '../shop.ts';
import { tablesOfCheckout } from './tables.ts';

interface Session {
  shop: Shop;
  sessionId: string;
}

/** The id of a session's basket: the same until it is ordered, and never that of another basket. */
export function basketId({ shop, sessionId }: Session): string {
  const row = shop.database.prepare('SELECT basket_id FROM checkouts WHERE session_id = ?').get(sessionId);
  if (row) return String(row.basket_id);
  const ordered = shop.database
    .prepare('SELECT count(*) AS count FROM orders WHERE session_id = ?')
    .get(sessionId);
  // Not the session's id, which is a secret.
  return signature(shop.secret, `basket ${sessionId} ${ordered?.count}`).slice(0, 12);
}

/** Keeps a basket's id when its session gets a new id, because the shopper's drafts are stored under it. */
export function keepBasketId(session: Session): void {
  session.shop.database
    .prepare('INSERT INTO checkouts (session_id, basket_id) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(session.sessionId, basketId(session));
}

/** Stores whether the options of the order have been saved. */
export function setOptionsSaved(session: Session, isSaved: boolean): void {
  session.shop.database
    .prepare(
      `INSERT INTO checkouts (session_id, basket_id, has_saved_options) VALUES (?, ?, ?)
       ON CONFLICT (session_id) DO UPDATE SET has_saved_options = excluded.has_saved_options`,
    )
    .run(session.sessionId, basketId(session), Number(isSaved));
}

/** Ends a session's checkout: removes all recipients. */
export function endCheckout({ shop, sessionId }: Session): void {
  for (const table of tablesOfCheckout)
    shop.database.prepare(`DELETE FROM ${table} WHERE session_id = ?`).run(sessionId);
}
