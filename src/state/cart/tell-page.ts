import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { emit } from '../../page/events.ts';
import { track, trackedValue } from '../track.ts';
import { cartProduct } from './track-cart.ts';

/**
 * Dispatches what a change has done to lines (cart §4): a promo code changes each of them.
 * @param cart as it was read after the change
 * @param line the one that was changed, as it is, or as it was before its removal
 */
export function tellPage(change: CartChange, cart: Cart | undefined, line: CartLineItem | undefined): void {
  const { lineItems = [] } = cart ?? {};
  const tell = ({ id, sku }: CartLineItem, quantity: number) =>
    emit('storefront:item-updated', { id, sku, quantity });
  if (change.kind === 'promo') for (const one of lineItems) tell(one, one.quantity);
  const restored = change.kind === 'restore' && lineItems.findLast(({ sku }) => sku === change.item.Sku);
  const changed = restored || line;
  if (!changed) return;
  const isGone = change.kind === 'remove' || change.kind === 'unsave' || change.kind === 'save';
  tell(changed, isGone ? 0 : changed.quantity);
  if (change.kind === 'remove') track('remove_from_cart', trackedValue([cartProduct(changed)]));
  if (change.kind === 'restore') track('add_to_cart', trackedValue([cartProduct(changed)]));
}
