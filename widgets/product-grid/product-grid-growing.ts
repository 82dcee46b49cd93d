import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { announce } from '../../src/page/announce.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { hasMore, type ListingState } from '../../src/state/listing/listing-state.ts';
import { type GrowingList, growingListsAtom } from '../../src/state/quick-view/growing-lists.ts';

/** Lets the quick view of the last tile go on with the listing's next products. */
export function useGrowingList(
  host: Element,
  listing: Listing,
  state: ListingState,
  loadingMore: string,
): void {
  const change = useSetAtom(growingListsAtom);

  // Once the tiles are in the document.
  useLayoutEffect(() => {
    const list: GrowingList = {
      hasMore: !!state.minisets?.length && hasMore(state),
      isLoading: state.isLoading || state.isLoadingMore,
      failure: state.moreFailure,
      preload: () => listing.prefetchMore(),
      showMore() {
        announce(loadingMore);
        listing.showMore();
      },
    };
    change((lists) => new Map(lists).set(host, list));
  }, [change, host, listing, state, loadingMore]);

  useLayoutEffect(
    () => () => change((lists) => new Map([...lists].filter(([one]) => one !== host))),
    [change, host],
  );
}
