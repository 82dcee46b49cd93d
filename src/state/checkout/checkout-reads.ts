import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';

/**
 * Reads are numbered: how many were started, the newest one answered, and the last one that is stale, because it
 * started before a change was sent or answered.
 */
export const readsAtom = sharedAtom('checkoutReads', () => atom({ begun: 0, answered: 0, stale: 0 }));

/** Marks pending reads as stale, because they may be older than a change: they are requested again. */
export const invalidateReadsAtom = sharedAtom('invalidateCheckoutReads', () =>
  atom(null, (_get, set) => set(readsAtom, (was) => ({ ...was, stale: was.begun }))),
);
