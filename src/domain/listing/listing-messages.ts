import { controlMessages } from '../messages.ts';

/** The number of products, and a failure; the page context's `messages` replaces any text by its key. */
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

/** The filters, in their panel and above the products. */
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
