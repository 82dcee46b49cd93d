import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import {
  firstState,
  followAddress,
  type ListingSeed,
  type ListingState,
  leaveListing,
  listingAtom,
  seedListing,
} from './listing.ts';

/**
 * The listing an island belongs to, from its first paint on with what its host brings, until the host leaves the page;
 * the seed of a host never changes.
 */
export function useListing(seed: ListingSeed, host: Element): ListingState {
  const store = useStore();
  const state = useAtomValue(listingAtom(seed.name));
  const [isSeeded, setIsSeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with a seed that never changes
  useLayoutEffect(() => {
    seedListing(store, seed, host);
    setIsSeeded(true);
    const handlePopState = () => followAddress(store, seed.name);
    window.addEventListener('popstate', handlePopState);
    return () => {
      window.removeEventListener('popstate', handlePopState);
      leaveListing(store, seed.name, host);
    };
  }, []);
  return isSeeded ? state : firstState(store, seed);
}
