import { controlMessages } from '../messages.ts';
import type { ListingSort } from './listing-query.ts';

/*
 * The texts of a listing, one object for each widget. The page context's `messages` replaces any by its key.
 */

/** Texts of several widgets. */
export const listingMessages = {
  /** `{0}` is the count. */
  results: '{0} results',
  oneResult: '1 result',
  noResults: 'No results',
  /** `{0}` of `{1}` tiles are shown. */
  shownOf: '{0} of {1}',
  /** After a failed change, which the filters have undone. */
  listingFailed: 'The results could not be loaded, so your last change was undone.',
  /** After any other failure, such as of a history navigation; the shown products stay. */
  listingNotLoaded: 'The results could not be loaded.',
  tryAgain: controlMessages.tryAgain,
};

/** The key of the text for a number of results. */
export const countText = (count: number): keyof typeof listingMessages =>
  count > 1 ? 'results' : count ? 'oneResult' : 'noResults';

export const filtersMessages = {
  ...listingMessages,
  filters: 'Filters',
  /** For screen readers, after the number of selected values next to a facet's name. */
  filtersSelected: 'selected',
  filtersApplied: 'Applied filters',
  filtersNone: 'None applied',
  /** `{0}` is the filter. */
  filtersRemove: 'Remove {0}',
  filtersClearAll: 'Clear all',
  /** `{0}` is the facet. */
  filtersClearFacet: 'Clear {0}',
  /** `{0}` is the number of values. */
  filtersShowMore: 'Show {0} more',
  filtersShowLess: 'Show fewer',
  /** `{0}` is the facet. */
  filtersSearch: 'Search {0}',
  filtersNoMatch: 'No matches',
  filtersAvailability: 'Availability',
  filtersPickup: 'Pick up in store',
  filtersReadyToShip: 'Ready to ship',
  /** `{0}` is the unit. */
  filtersMinimum: 'Min {0}',
  filtersMaximum: 'Max {0}',
  filtersInches: 'in',
  filtersAddRange: 'Apply',
  /** Checkout §5. */
  filtersRangeWrong:
    'Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.',
  rangeUpTo: 'Under {0}',
  rangeFrom: '{0} and above',
  rangeBetween: '{0} to {1}',
  /** The button of the panel on mobile; `{0}` is the count. */
  showResults: 'Show {0} results',
  showOneResult: 'Show 1 result',
  updatingResults: 'Updating…',
};

export const toolbarMessages = {
  ...filtersMessages,
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  toolbarLabel: 'Sort and layout',
  sortBy: 'Sort by',
  /** One for each order (checkout §9). */
  sort_relevance: 'Most Relevant',
  sort_name: 'A to Z',
  'sort_price-low': 'Price low to high',
  'sort_price-high': 'Price high to low',
  'sort_top-rated': 'Top Rated',
  sort_bestselling: 'Best Selling',
  sort_newest: 'New',
  layout: 'Layout',
  layoutLarge: 'Large pictures',
  layoutUsual: 'Small pictures',
} satisfies Record<`sort_${ListingSort}`, string> & Record<string, string>;

export const gridMessages = {
  ...listingMessages,
  gridHeading: 'Products',
  showMore: 'Show more',
  loadingMore: 'Loading…',
  /** The link above a listing whose URL skips products. */
  showPrevious: 'Show previous products',
  /** The link below the maximum number of tiles. */
  showNext: 'Show next products',
  /** The button if the filters leave no products. */
  clearEverything: 'Clear all filters',
  compare: 'Compare',
  /** For screen readers; `{0}` is the product. */
  compareNamed: 'Compare {0}',
  /** For screen readers, instead of the dots; `{0}` is the number of colors. */
  swatches: '{0} colors',
};
