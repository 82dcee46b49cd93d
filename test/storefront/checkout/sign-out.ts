import { tablesOfOrderPayment } from '../payments/tables.ts';
import type { Shop } from '../shop.ts';
import { endCheckout } from './basket.ts';

/** Before an account signs out: its addresses, what pays and its placed orders do not stay on this device. */
export function forgetAccountOfCheckout(shop: Shop, sessionId: string): void {
  endCheckout({ shop, sessionId });
  for (const table of tablesOfOrderPayment)
    shop.database.prepare(`DELETE FROM ${table} WHERE session_id = ?`).run(sessionId);
  shop.database
    .prepare(
      "UPDATE orders SET session_id = 'account ' || account_id WHERE session_id = ? AND account_id IS NOT NULL",
    )
    .run(sessionId);
}
