import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';

/** Conditions that a developer can set for a session's whole cart. */
export type CartCondition =
  /** A guest holds reward certificates, as an account does. */
  | 'has-certificates'
  /** Reward certificates have to be removed before checkout. */
  | 'certificates-interrupter'
  /** The card that pays has been reissued. */
  | 'reissued-card'
  /** Checkout answers with a popup's content. */
  | 'popup'
  /** Checkout refuses the cart as a whole, with error type 1 or 2. */
  | 'invalid-basket'
  | 'browse-exception'
  /** Checkout answers with this status. */
  | 'checkout-500'
  | 'checkout-503'
  | 'checkout-504'
  /** The next call for delivery dates finds that the session has been reset. */
  | 'edd-reset'
  /** Delivery dates are not available. */
  | 'edd-outage'
  /** Parcels worth a certain amount are shipped for free. */
  | 'free-shipping'
  /** The order goes to another country than the shop's own. */
  | 'international'
  /** The shop has a message for everybody who checks out. */
  | 'checkout-message'
  /** An item is found to be unavailable when the cart is checked in checkout. */
  | 'item-ends'
  /** The applied promo code has ended. */
  | 'promo-ended'
  /** The bank does not authorize the payment when the order is placed. */
  | 'order-declined'
  /** A gift card has been used elsewhere since it was applied. */
  | 'gift-card-declined'
  /** The gift card service does not answer. */
  | 'gift-cards-down'
  /** Wallets can pay: stand-ins for them. */
  | 'wallets'
  /** The order has to be arranged by phone: the answer leads to another page of the shop. */
  | 'order-by-phone'
  /** The order cannot be placed, and the answer gives no reason. */
  | 'order-failed';

/** Conditions that a developer can set for an item of a session. */
export type ItemCondition =
  /** No longer available. */
  | 'nla'
  /** May not be shipped to, or picked up in, some states. */
  | 'pfas'
  /** Can no longer be personalized in house. */
  | 'in-house-nla'
  | 'personalization-unavailable'
  | 'installation-unavailable'
  /** Its boxes may not fit in a car. */
  | 'oversized';

export function setCartCondition({ database }: Shop, sessionId: string, name: CartCondition): void {
  database
    .prepare('INSERT OR IGNORE INTO cart_conditions (session_id, name) VALUES (?, ?)')
    .run(sessionId, name);
}

export function endCartCondition({ database }: Shop, sessionId: string, name: CartCondition): void {
  database.prepare('DELETE FROM cart_conditions WHERE session_id = ? AND name = ?').run(sessionId, name);
}

export function hasCartCondition({ database }: Shop, sessionId: string, name: CartCondition): boolean {
  return (
    database
      .prepare('SELECT 1 FROM cart_conditions WHERE session_id = ? AND name = ?')
      .get(sessionId, name) !== undefined
  );
}

/** True for an order to another country than the shop's own; the shop in Canada has none. */
export function isInternational({
  shop,
  sessionId,
  view,
}: {
  shop: Shop;
  sessionId: string;
  view: View;
}): boolean {
  return view.country === 'US' && hasCartCondition(shop, sessionId, 'international');
}

export function setItemCondition(
  { database }: Shop,
  sessionId: string,
  { sku, name }: { sku: string; name: ItemCondition },
): void {
  database
    .prepare('INSERT OR IGNORE INTO item_conditions (session_id, sku, name) VALUES (?, ?, ?)')
    .run(sessionId, sku, name);
}

/** The skus of a session that a condition is set for. */
export function skusWith({ database }: Shop, sessionId: string, name: ItemCondition): Set<string> {
  return new Set(
    database
      .prepare('SELECT sku FROM item_conditions WHERE session_id = ? AND name = ?')
      .all(sessionId, name)
      .map(({ sku }) => String(sku)),
  );
}

/** The skus that this session can no longer buy. */
export const unavailableSkus = (shop: Shop, sessionId: string): Set<string> =>
  skusWith(shop, sessionId, 'nla');

/** The skus that this session can no longer buy: at all, or with their personalization. */
export interface GoneSkus {
  all: ReadonlySet<string>;
  personalized: ReadonlySet<string>;
}

export const goneSkus = (shop: Shop, sessionId: string): GoneSkus => ({
  all: unavailableSkus(shop, sessionId),
  personalized: skusWith(shop, sessionId, 'in-house-nla'),
});
