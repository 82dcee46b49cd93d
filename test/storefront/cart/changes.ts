import { piecesLimit } from '../../../src/domain/product/product-limits.ts';
import { productBySku } from '../catalog/store.ts';
import { forgetServiceLevels } from '../checkout/shipment-choices.ts';
import { personalizationRefusal } from '../personalization/refusal.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { identityOf } from './add.ts';
import { type Changed, done, refused } from './changed.ts';
import { unavailableSkus } from './conditions.ts';
import { canPickUp, shipMethodsOf, shippingOf } from './delivery.ts';
import type { LineDetails } from './line-details.ts';
import { type CartLine, readCart } from './lines.ts';
import { maxOf, tooManyText } from './quantity-limit.ts';

/** A line of a session, in its cart or saved for later. A line that is gone is no error: another tab may have removed it. */
interface LineOf {
  sessionId: string;
  id: number;
}

/** The same with the visitor's brand and country, which decide how many pieces a line may have. */
export interface VisitorsLine extends LineOf {
  view: View;
}

/** Sets the quantity of a line. */
export function updateQuantity(
  { database }: Shop,
  { sessionId, id, view }: VisitorsLine,
  quantity: number,
): Changed {
  return inTransaction(database, () => {
    const row = database.prepare(`SELECT sku FROM cart_lines WHERE ${inCart}`).get(id, sessionId);
    const product = row && productBySku(database, String(row.sku));
    if (!product) return done;
    if (quantity > maxOf(product, view)) return refused(tooManyText(product, view));
    database.prepare(`UPDATE cart_lines SET quantity = ? WHERE ${inCart}`).run(quantity, id, sessionId);
    return done;
  });
}

/** Puts another personalization on a line; a line that is then equal to another one joins it. */
export function updatePersonalization(shop: Shop, line: VisitorsLine, details: LineDetails): Changed {
  const { database } = shop;
  return inTransaction(database, () => {
    const row = database
      .prepare(`SELECT sku, details FROM cart_lines WHERE ${inCart}`)
      .get(line.id, line.sessionId);
    if (!row) return done;
    const refusal = personalizationRefusal(shop, line.sessionId, { ...details, Sku: String(row.sku) });
    if (refusal) return refused(refusal);
    const { GiftRegistryId } = JSON.parse(String(row.details)) as LineDetails;
    const now = JSON.stringify(identityOf({ ...details, GiftRegistryId }));
    if (now === row.details) return done;
    // Two steps, because two equal lines cannot be in the cart: out of it, where the details can change, and back in,
    // which joins it with an equal line.
    database
      .prepare(`UPDATE cart_lines SET is_saved = -1, details = ? WHERE ${inCart}`)
      .run(now, line.id, line.sessionId);
    move(database, line, { from: -1, to: 0 });
    return done;
  });
}

export function removeLine({ database }: Shop, { sessionId, id }: LineOf): Changed {
  database.prepare(`DELETE FROM cart_lines WHERE ${inCart}`).run(id, sessionId);
  return done;
}

export function removeSaved({ database }: Shop, { sessionId, id }: LineOf): Changed {
  database.prepare(`DELETE FROM cart_lines WHERE ${inSaved}`).run(id, sessionId);
  return done;
}

/** Moves a line to those saved for later. */
export function saveForLater({ database }: Shop, line: VisitorsLine): Changed {
  return inTransaction(database, () => {
    move(database, line, { from: 0, to: 1 });
    return done;
  });
}

/** Moves a saved line to the cart; the quantities of equal ones add up, to the product's maximum. */
export function moveToCart(shop: Shop, line: VisitorsLine): Changed {
  const { database } = shop;
  return inTransaction(database, () => {
    const row = database.prepare(`SELECT sku FROM cart_lines WHERE ${inSaved}`).get(line.id, line.sessionId);
    const product = row && productBySku(database, String(row.sku));
    if (!product) return done;
    if (product.stock === 'out' || unavailableSkus(shop, line.sessionId).has(product.sku))
      return refused(`${product.name} is out of stock. It stays in your saved items.`);
    move(database, line, { from: 1, to: 0 });
    return done;
  });
}

export interface ShippingChoice {
  shipMethod?: number | undefined;
  isPickup?: boolean | undefined;
}

/** Chooses a line's ship method, which ends its pickup, or whether it is picked up. */
export function chooseShipping(
  shop: Shop,
  { sessionId, id, view }: VisitorsLine,
  { shipMethod, isPickup = shipMethod === undefined ? undefined : false }: ShippingChoice,
): Changed {
  return inTransaction(shop.database, () => {
    const { lines } = readCart(shop, sessionId, view);
    const line = lines.find((one) => one.id === id);
    if (!line) return done;
    const shipping = shippingOf(shop, sessionId, view, lines);
    const refusal = shippingRefusal(line, { shipMethod, isPickup });
    if (refusal) return refused(refusal);
    if (shipMethod !== undefined) forgetServiceLevels({ shop, sessionId });
    shop.database
      .prepare(
        `UPDATE cart_lines SET ship_method = coalesce(?, ship_method), is_pickup = coalesce(?, is_pickup)
         WHERE ${inCart}`,
      )
      .run(shipMethod ?? null, isPickup === undefined ? null : Number(isPickup), id, sessionId);
    return done;

    function shippingRefusal(item: CartLine, choice: ShippingChoice): string | undefined {
      if (choice.isPickup && !canPickUp(item, view)) return `${item.product.name} cannot be picked up.`;
      const codes = shipMethodsOf(item, shipping).map(({ code }) => code);
      if (choice.shipMethod === undefined || codes.includes(choice.shipMethod)) return undefined;
      return `${item.product.name} cannot be shipped this way.`;
    }
  });
}

/** Orders a line without its installation. */
export function removeInstallation({ database }: Shop, { sessionId, id }: LineOf): Changed {
  database.prepare(`UPDATE cart_lines SET has_installation = 0 WHERE ${inCart}`).run(id, sessionId);
  return done;
}

const inCart = 'id = ? AND session_id = ? AND is_saved = 0';
const inSaved = 'id = ? AND session_id = ? AND is_saved = 1';

/** Moves a line between the cart and the saved ones: it keeps its id, unless it joins an equal line there. */
function move(
  database: Shop['database'],
  { sessionId, id, view }: VisitorsLine,
  { from, to }: { from: -1 | 0 | 1; to: 0 | 1 },
): void {
  const line = database
    .prepare('SELECT * FROM cart_lines WHERE id = ? AND session_id = ? AND is_saved = ?')
    .get(id, sessionId, from);
  if (!line) return;
  const equal = database
    .prepare(
      `SELECT id, quantity FROM cart_lines
       WHERE session_id = ? AND is_saved = ? AND sku = ? AND option_code = ? AND details = ?`,
    )
    .get(sessionId, to, line.sku!, line.option_code!, line.details!);
  if (!equal) {
    database.prepare('UPDATE cart_lines SET is_saved = ? WHERE id = ?').run(to, id);
    return;
  }
  const product = productBySku(database, String(line.sku));
  const sum = Number(equal.quantity) + Number(line.quantity);
  const most = product ? maxOf(product, view) : piecesLimit.most;
  database.prepare('UPDATE cart_lines SET quantity = ? WHERE id = ?').run(Math.min(sum, most), equal.id!);
  database.prepare('DELETE FROM cart_lines WHERE id = ?').run(id);
}
