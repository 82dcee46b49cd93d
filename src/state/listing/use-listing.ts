import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { type Listing, listingOf } from './listing.ts';
import type { ListingSeed, ListingState } from './listing-state.ts';

/**
 * The listing that an island belongs to, which its host joins until it unmounts, and its state, from the first render on
 * with what the host brings. A host's seed never changes.
 */
export function useListing(seed: ListingSeed, host: Element): { listing: Listing; state: ListingState } {
  const listing = listingOf(useStore(), seed.name);
  const state = useAtomValue(listing.stateAtom);
  const [hasJoined, setHasJoined] = useState(false);
  useOnMountBeforePaint(() => {
    const leave = listing.join(seed, host);
    setHasJoined(true);
    return leave;
  });
  return { listing, state: hasJoined ? state : listing.firstState(seed) };
}
