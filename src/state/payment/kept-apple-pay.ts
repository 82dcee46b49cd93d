import * as v from 'valibot';
import { isKeptSince, visitId } from '../../page/visit.ts';
import { basketIdAtom } from '../basket.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

/**
 * What Apple Pay has given for an order that is placed at the review, which is another page than the cart's. The nonce is of
 * use to nobody but the shop's server, once; it goes with the visit, another basket, the order, and half an hour.
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

/** Keeps it for the review: of the approval only what the order call sends, because addresses do not belong in storage. */
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

/** It is used, taken back, or another means pays. */
export function forgetApplePay(store: Store): void {
  if (store.get(keptApplePayAtom)) store.set(keptApplePayAtom, () => undefined);
}
