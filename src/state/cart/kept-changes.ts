import * as v from 'valibot';
import { cartChange } from '../../contract/cart/cart-change.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { encodeJson } from '../../http/encode-json.ts';

/** `resume-changes.ts` looks for it, without loading this module. */
export const keptChangesKey = 'storefront-islands:cart-changes';

/** Older ones are forgotten: another tab may have changed the same line since. */
const keptMs = 60_000;

const kept = v.object({ at: v.number(), changes: v.array(cartChange) });

/** Whether a change is kept for the tab's next page. A certificate is not: its number is worth money. */
export const isKept = ({ kind }: CartChange): boolean => kind !== 'certificate';

/**
 * Stores changes that are still unanswered when the page is left, for the tab's next page.
 * @param sent the change in flight: stored only if the server may safely receive it twice
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

/** Reads and deletes the stored changes, so that they are sent once. */
export function takeChanges(now = Date.now()): CartChange[] {
  try {
    const text = sessionStorage.getItem(keptChangesKey);
    sessionStorage.removeItem(keptChangesKey);
    const { success, output } = v.safeParse(kept, JSON.parse(text!));
    return success && now - output.at < keptMs ? output.changes : [];
  } catch {
    return [];
  }
}
