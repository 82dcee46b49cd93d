import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { emit } from '../../page/events.ts';
import { track, trackedValue } from '../track.ts';
import { type CartChange, kindOf } from './change-kinds.ts';
import { cartProduct } from './track-cart.ts';

/**
 * Dispatches the page events for the lines that a change affected (cart §4): events for the page's own code have the
 * quantity that is in the cart now.
 * @param cart   as it was read after the change
 * @param line the changed line, as it is now, or as it was before its removal
 * @param before the cart before the change; without it no quantity change is tracked
 */
export function notifyPage(
  change: CartChange,
  cart: Cart,
  line: CartLineItem | undefined,
  before: Cart | undefined,
): void {
  const { updated, tracked } = kindOf(change);
  for (const one of updated?.(cart, change) ?? [line]) {
    if (!one) continue;
    const { id, sku } = one;
    const isThere = cart.lineItems.some((known) => known.id === id);
    emit('storefront:item-updated', { id, sku, quantity: isThere ? one.quantity : 0 });
    const was = before?.lineItems.find((known) => known.id === id);
    for (const { name, quantity } of tracked?.(one, was) ?? [])
      track(name, trackedValue([{ ...cartProduct(one), quantity }]));
  }
}
