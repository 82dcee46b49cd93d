import * as v from 'valibot';
import type { Cart } from '../../contract/cart/cart.ts';
import { type CartChange, changeKinds, kindOf } from './change-kinds.ts';

/** A change of the cart, as a tab keeps it for its next page. */
export const cartChange = v.variant(
  'kind',
  Object.entries(changeKinds).map(([kind, { fields }]) => v.object({ kind: v.literal(kind), ...fields })),
) as v.GenericSchema<unknown, CartChange>;

/** A change that was posted without script and refused, and why, for the shopper. */
export const refusedChange = v.object({ change: cartChange, message: v.string() });

/** Identifies what a change is about: of two changes with the same key, the later one wins. */
export const keyOf = (change: CartChange): string => kindOf(change).key(change);

export const isSameChange = (a: CartChange, b: CartChange) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a change is of this line. */
export const isOfLine = (change: CartChange, id: string) => 'id' in change && change.id === id;

/**
 * The waiting changes and one more: the new change replaces an earlier one with the same key, unless a change between the
 * two depends on the earlier one.
 */
export function withWaiting(waiting: readonly CartChange[], change: CartChange): CartChange[] {
  const key = keyOf(change);
  const place = waiting.findLastIndex((one) => keyOf(one) === key);
  const before = waiting[place];
  const isNeeded = waiting
    .slice(place + 1)
    .some((one) => 'id' in one && isOfLine(change, one.id) && (isMove(one) || isMove(change)));
  if (!before || isNeeded) return [...waiting, change];
  return [...waiting.filter((one) => one !== before), ...together(before, change)];
}

const isMove = (change: CartChange) => !!kindOf(change).isMove;

/** The one change that two changes with the same key amount to; none if the later one undoes the earlier one. */
export function together(before: CartChange, change: CartChange): CartChange[] {
  const { isJoined, after = {} } = kindOf(change);
  if (isJoined) return [{ ...before, ...change } as CartChange];
  const kind = after[before.kind as keyof typeof after];
  if (kind === 'none') return [];
  return [kind ? ({ kind, id: (change as { id: string }).id } as CartChange) : change];
}

/**
 * The cart as it will be after a change; the same cart if it has the change already. Lines that do not change stay the
 * same objects. Tax, shipping and discounts, which only the server knows, stay as they are.
 */
export const withChange = (cart: Cart, change: CartChange): Cart =>
  kindOf(change).apply?.(cart, change) ?? cart;

/** Whether the server's cart has this change, although its answer was a failure or got lost. */
export function hasChange(cart: Cart, change: CartChange): boolean {
  const { isMade } = kindOf(change);
  if (isMade) return isMade(cart, change);
  // A line that is gone may have been moved; no other change of it can have been made.
  if ('id' in change && !isMove(change) && !cart.lineItems.some(({ id }) => id === change.id)) return false;
  return JSON.stringify(withChange(cart, change)) === JSON.stringify(cart);
}
