import { atom } from 'jotai';
import * as v from 'valibot';
import type { StepIndex } from '../../domain/checkout/steps.ts';
import { visitId } from '../../page/visit.ts';
import { basketIdAtom } from '../basket.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

const schema = v.object({ basketId: v.optional(v.string()), visit: v.string(), step: v.number() });

/** The furthest step that this shopper has reached, and the basket: both survive a reload. */
const keptAtom = storedAtom(
  'session',
  'storefront-islands:checkout-reached',
  (kept): v.InferOutput<typeof schema> => {
    const { success, output } = v.safeParse(schema, kept);
    return success && output.visit === visitId() ? output : { visit: '', step: 0 };
  },
);

/** The furthest step of this basket; 0 if there is none. */
export const reachedAtom = atom((get) => {
  const { basketId, step } = get(keptAtom);
  return basketId === get(basketIdAtom) ? step : 0;
});

/** The shopper is at a step. */
export function noteReached(store: Store, step: StepIndex): void {
  if (step > store.get(reachedAtom))
    store.set(keptAtom, () => ({ basketId: store.get(basketIdAtom), visit: visitId(), step }));
}
