import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';

/** A list of tiles that can load further products, as the quick view sees it; another object after each change. */
export interface GrowingList {
  /** There are products below the shown ones. */
  hasMore: boolean;
  /** It is being requested, or its next products are: meanwhile `showMore` requests nothing. */
  isLoading: boolean;
  /** Why the last request failed, in the shopper's words. */
  failure: string | undefined;
  /** Requests the next products ahead; they do not show yet. */
  preload(): void;
  /** Announces that products are loading, and adds the next ones. */
  showMore(): void;
}

/** The page's lists, by the hosts that show them. */
export const growingListsAtom = sharedAtom('growingLists', () =>
  atom<ReadonlyMap<Element, GrowingList>>(new Map()),
);
