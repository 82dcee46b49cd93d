import * as v from 'valibot';
import { isKeptSince, visitId } from '../../page/visit.ts';
import { basketIdAtom } from '../basket.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

/**
 * The approval of Apple Pay for an order that is placed on the review, which is another page than the cart. Only the
 * shop's server can use the nonce, and only once. The record ends with the visit, with the order, with another basket, or
 * after half an hour.
 */
const kept = v.object({
  basketId: v.optional(v.string()),
  visit: v.string(),
  at: v.number(),
  nonce: v.pipe(v.string(), v.nonEmpty()),
  deviceData: v.optional(v.string()),
});

export const keptApplePayAtom = storedAtom(
  'session',
  'storefront-islands:apple-pay',
  (stored): v.InferOutput<typeof kept> | undefined => {
    const { success, output } = v.safeParse(kept, stored);
    return success && output.visit === visitId() && isKeptSince(output.at) ? output : undefined;
  },
);

/** Stores for the review only those parts of the approval that the order call sends: no address gets into storage. */
export function keepApplePay(
  store: Store,
  { nonce, deviceData }: { nonce: string; deviceData?: string | undefined },
): void {
  store.set(keptApplePayAtom, () => ({
    nonce,
    deviceData,
    basketId: store.get(basketIdAtom),
    visit: visitId(),
    at: Date.now(),
  }));
}

/** Deletes the approval, which is used, removed, or replaced by another way to pay. */
export function forgetApplePay(store: Store): void {
  if (store.get(keptApplePayAtom)) store.set(keptApplePayAtom, () => undefined);
}
