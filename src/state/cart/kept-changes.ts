import * as v from 'valibot';
import { count, uuid } from '../../contract/fields.ts';
import { honoursKeys } from '../../http/send.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { typedMs, visitId } from '../../page/visit.ts';
import { keptChangesKey } from './cart.ts';
import { cartChange } from './cart-changes.ts';
import { type CartChange, kindOf } from './change-kinds.ts';
import { keyOfDeed, noteKey } from './send-change.ts';

/** Older ones are forgotten: another tab may have changed the same line since. */
const keptMs = 60_000;

/** `keys` are those of the changes, in their order; null for one that was not sent. */
const kept = v.object({
  at: v.number(),
  visit: v.string(),
  changes: v.array(cartChange),
  keys: v.optional(v.array(v.nullable(uuid)), []),
  /** The number of changes, from the first, that wait for a sign-in, which may take longer. */
  carried: v.optional(count, 0),
});

/** Whether a change is kept for the tab's next page. */
export const isKept = (change: CartChange): boolean => !kindOf(change).isSecret;

/**
 * Stores changes that are still unanswered when the page is left, for the tab's next page.
 * @param sent the change in flight: stored with its key, unless the next page could not tell whether it was done
 * @param carried the changes that the end of the session has stopped, while the page is left to sign in
 */
export function keepChanges(
  sent: CartChange | undefined,
  waiting: readonly CartChange[],
  { carried = [], now = Date.now() }: { carried?: readonly CartChange[]; now?: number } = {},
): void {
  const again = sent && (honoursKeys() || !kindOf(sent).isOnce) ? [sent, ...waiting] : waiting;
  const ended = carried.filter(isKept);
  const changes = [...ended, ...again.filter(isKept)];
  if (!changes.length) return;
  try {
    const keys = changes.map(keyOfDeed);
    const kept = { at: now, visit: visitId(), changes, keys, carried: ended.length };
    sessionStorage.setItem(keptChangesKey, encodeJson(kept));
  } catch {
    // Storage is full or blocked: the changes are lost with the page.
  }
}

/** Reads and deletes the stored changes, so that they are sent once. */
export function takeChanges(now = Date.now()): CartChange[] {
  try {
    const text = sessionStorage.getItem(keptChangesKey);
    sessionStorage.removeItem(keptChangesKey);
    const { success, output } = v.safeParse(kept, JSON.parse(text!));
    // Changes of another shopper are for another cart.
    if (!success || output.visit !== visitId() || now - output.at >= typedMs) return [];
    const { keys, carried } = output;
    const changes = now - output.at < keptMs ? output.changes : output.changes.slice(0, carried);
    for (const [nth, key] of keys.entries()) if (key && changes[nth]) noteKey(changes[nth], key);
    return changes;
  } catch {
    return [];
  }
}
