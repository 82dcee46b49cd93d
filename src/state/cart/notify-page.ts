import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { emit } from '../../page/events.ts';
import { track, trackedValue } from '../track.ts';
import { cartProduct } from './track-cart.ts';

/**
 * Dispatches the page events for the lines that a change affected (cart §4); a promo code affects all of them.
 * @param cart   as it was read after the change
 * @param line the changed line, as it is now, or as it was before its removal
 * @param before the cart before the change; without it no quantity change is tracked
 */
export function notifyPage(
  change: CartChange,
  cart: Cart | undefined,
  line: CartLineItem | undefined,
  before: Cart | undefined,
): void {
  const { lineItems = [] } = cart ?? {};
  const notify = ({ id, sku }: CartLineItem, quantity: number) =>
    emit('storefront:item-updated', { id, sku, quantity });
  if (change.kind === 'promo') for (const one of lineItems) notify(one, one.quantity);
  const restored = change.kind === 'restore' && lineItems.findLast(({ sku }) => sku === change.item.Sku);
  const changed = restored || line;
  if (!changed) return;
  const isGone = change.kind === 'remove' || change.kind === 'unsave' || change.kind === 'save';
  notify(changed, isGone ? 0 : changed.quantity);
  const was = before?.lineItems.find(({ id }) => id === changed.id);
  for (const event of eventsOf[change.kind] ?? []) track(event, trackedValue([cartProduct(changed)]));
  if (change.kind === 'quantity' && was) trackQuantity(changed, changed.quantity - was.quantity);
}

/** The analytics events of each change that adds, removes or moves a line. */
const eventsOf: Partial<Record<CartChange['kind'], Parameters<typeof track>[0][]>> = {
  remove: ['remove_from_cart'],
  save: ['remove_from_cart', 'add_to_wishlist'],
  restore: ['add_to_cart'],
  move: ['add_to_cart'],
};

function trackQuantity(line: CartLineItem, more: number): void {
  const value = trackedValue([{ ...cartProduct(line), quantity: Math.abs(more) }]);
  if (more) track(more > 0 ? 'add_to_cart' : 'remove_from_cart', value);
}
