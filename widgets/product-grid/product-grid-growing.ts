import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Listing } from '../../src/state/listing/listing.ts';
import { hasMore, type ListingState } from '../../src/state/listing/listing-state.ts';
import { growingListsAtom } from '../../src/state/quick-view/growing-lists.ts';

/** Lets the quick view of the last tile go on with the listing's next products. */
export function useGrowingList(host: Element, listing: Listing, state: ListingState): void {
  const change = useSetAtom(growingListsAtom);
  const { minisets, isLoadingMore, moreFailure } = state;
  const count = minisets?.length ?? 0;
  const isGrowing = count > 0 && hasMore(state);

  // Once the tiles are in the document.
  useLayoutEffect(() => {
    const list = {
      count,
      hasMore: isGrowing,
      isLoading: isLoadingMore,
      failure: moreFailure,
      preload: () => listing.prefetchMore(),
      showMore: () => void listing.showMore(),
    };
    change((lists) => new Map(lists).set(host, list));
  }, [change, host, listing, count, isGrowing, isLoadingMore, moreFailure]);

  useLayoutEffect(
    () => () => change((lists) => new Map([...lists].filter(([one]) => one !== host))),
    [change, host],
  );
}
