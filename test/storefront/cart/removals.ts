import type { UnavailableType } from '../../../src/domain/cart/checkout-errors.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { type Changed, done } from './changed.ts';
import { linesWith } from './checkout.ts';
import { shippingOf } from './delivery.ts';
import { readCart } from './lines.ts';

/**
 * Removes the items that cause an error, or only their installation if that is unavailable. An item added since then
 * stays; if there are none, nothing is to be done.
 */
export function removeUnavailable(
  shop: Shop,
  sessionId: string,
  { type, view }: { type: UnavailableType; view: View },
): Changed {
  const { database } = shop;
  return inTransaction(database, () => {
    const { lines } = readCart(shop, sessionId, view);
    const shipping = shippingOf(shop, sessionId, view, lines);
    const change = database.prepare(
      type === 'installationServiceUnavailable'
        ? 'UPDATE cart_lines SET has_installation = 0 WHERE id = ?'
        : 'DELETE FROM cart_lines WHERE id = ?',
    );
    for (const { id } of linesWith(shop, sessionId, { type, lines, shipping })) change.run(id);
    return done;
  });
}
