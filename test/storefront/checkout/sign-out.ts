import type { Shop } from '../shop.ts';
import { endCheckout } from './basket.ts';

/** Before an account signs out: its addresses, the cards that pay and its placed orders do not stay on this device. */
export function forgetAccountOfCheckout(shop: Shop, sessionId: string): void {
  endCheckout({ shop, sessionId });
  for (const table of ['order_cards', 'credit_offers'])
    shop.database.prepare(`DELETE FROM ${table} WHERE session_id = ?`).run(sessionId);
  shop.database
    .prepare(
      "UPDATE orders SET session_id = 'account ' || account_id WHERE session_id = ? AND account_id IS NOT NULL",
    )
    .run(sessionId);
}
