import type { Product } from './catalog/catalog.ts';
import { productBySku } from './catalog/store.ts';
import type { Shop } from './shop.ts';
import { withChoices } from './special-order/chosen.ts';

/** The maximum number of views stored for a session. */
const viewsKept = 30;

export interface ViewedProduct {
  product: Product;
  optionCode: string;
}

/** Records a session's view of a product, as the latest and without duplicates. */
export function noteView({ database }: Shop, sessionId: string, sku: string, optionCode: string): void {
  database
    .prepare('INSERT OR REPLACE INTO recently_viewed (session_id, sku, option_code) VALUES (?, ?, ?)')
    .run(sessionId, sku, optionCode);
  database
    .prepare(
      `DELETE FROM recently_viewed WHERE session_id = ? AND position NOT IN
       (SELECT position FROM recently_viewed WHERE session_id = ? ORDER BY position DESC LIMIT ?)`,
    )
    .run(sessionId, sessionId, viewsKept);
}

/** The products a session has viewed, latest first. Discontinued products are left out. */
export function viewedProducts({ database }: Shop, sessionId: string): ViewedProduct[] {
  return database
    .prepare('SELECT sku, option_code FROM recently_viewed WHERE session_id = ? ORDER BY position DESC')
    .all(sessionId)
    .flatMap((row) => {
      const product = productBySku(database, String(row.sku));
      const optionCode = String(row.option_code);
      return product ? [{ product: withChoices(product, optionCode), optionCode }] : [];
    });
}
