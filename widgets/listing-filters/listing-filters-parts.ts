import type { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import type { TypedRanges } from './listing-filters-form.ts';

/** The state of a facet that the shopper has set. */
export interface FacetView {
  isOpen?: boolean;
  isShowingMore?: boolean;
  /** Its values are rendered once it has been opened. */
  isRendered?: boolean;
  /** Values that have been selected keep their place. */
  kept: Set<string>;
}

/** The context of every part of the filters. */
export interface FiltersParts {
  listing: Listing;
  texts: typeof filtersMessages;
  typed: TypedRanges;
  /** Whether any range is typed and not applied. */
  noteTyped: (isTyped: boolean) => void;
  /** The state of each facet that the shopper has set, by its id. It outlives the panel. */
  views: Map<string, FacetView>;
}
