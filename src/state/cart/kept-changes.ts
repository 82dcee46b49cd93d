import * as v from 'valibot';
import { addToCartItem } from '../../contract/cart/line-item.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { encodeJson } from '../../http/encode-json.ts';

/** `resume-changes.ts` looks for it, without loading this module. */
const keptChangesKey = 'storefront-islands:cart-changes';

/** Older ones are forgotten: another tab may have changed the same line since. */
const keptMs = 60_000;

const id = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A certificate is not kept: its number is worth money. */
const change: v.GenericSchema<unknown, CartChange> = v.union([
  v.object({ kind: v.literal('quantity'), id, quantity: v.pipe(count, v.minValue(1)) }),
  v.object({ kind: v.picklist(['remove', 'save', 'move', 'unsave', 'installation']), id }),
  v.object({
    kind: v.literal('ship'),
    id,
    shipMethod: v.optional(count),
    isPickupSelected: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('restore'), id, item: addToCartItem }),
  v.object({ kind: v.literal('donation'), amount: count }),
  v.object({ kind: v.literal('zip'), zipCode: v.string() }),
  v.object({ kind: v.literal('promo'), promoCode: v.string() }),
]);

const kept = v.object({ at: v.number(), changes: v.array(change) });

/** Whether a change is kept for the tab's next page. */
export const isKept = (one: CartChange): boolean => v.safeParse(change, one).success;

/**
 * Stores changes that are still unanswered when the page is left, for the tab's next page.
 * @param sent one that the server may have made: it is kept if it may be made twice
 */
export function keepChanges(
  sent: CartChange | undefined,
  waiting: readonly CartChange[],
  now = Date.now(),
): void {
  const repeatable = [sent?.kind === 'restore' ? undefined : sent, ...waiting].filter(
    (one) => one !== undefined && isKept(one),
  );
  if (!repeatable.length) return;
  try {
    sessionStorage.setItem(keptChangesKey, encodeJson({ at: now, changes: repeatable }));
  } catch {
    // Blocked or full: the changes are lost with the page.
  }
}

/** Takes them, once. */
export function takeChanges(now = Date.now()): CartChange[] {
  try {
    const text = sessionStorage.getItem(keptChangesKey);
    sessionStorage.removeItem(keptChangesKey);
    const { at, changes } = v.parse(kept, JSON.parse(text!));
    return now - at < keptMs ? changes : [];
  } catch {
    return [];
  }
}
