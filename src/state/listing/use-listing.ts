import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { type Listing, listingOf } from './listing.ts';
import type { ListingSeed, ListingState } from './listing-state.ts';

/**
 * The island's listing, which its host joins on mount and leaves on unmount, and the listing's state, including the
 * host's seed from the first render on. A host's seed never changes.
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
