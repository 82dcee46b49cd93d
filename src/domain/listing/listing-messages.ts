/** Of a listing as a whole; the page context's `messages` replaces any by its key. */
export const listingMessages = {
  /** `{0}` is how many. */
  results: '{0} results',
  oneResult: '1 result',
  noResults: 'No results',
  /** `{0}` tiles are shown of `{1}`. */
  shownOf: '{0} of {1}',
  /** Of a change; the ticks have been undone by then. */
  listingFailed: 'The results could not be loaded: your change was undone.',
  /** Of what was not a change, such as Back; what was shown before still is. */
  listingNotLoaded: 'The results could not be loaded.',
  tryAgain: 'Try Again',
};

/** Which of them says how many there are. */
export const countText = (count: number): keyof typeof listingMessages =>
  count > 1 ? 'results' : count ? 'oneResult' : 'noResults';

/** Of the filters; the page context's `messages` replaces any by its key. */
export const filtersMessages = {
  filters: 'Filters',
  /** Beside a facet's name, for screen readers, after how many. */
  filtersSelected: 'selected',
  filtersApplied: 'Applied filters',
  filtersNone: 'None applied',
  /** `{0}` is the filter. */
  filtersRemove: 'Remove {0}',
  filtersClearAll: 'Clear all',
  /** `{0}` is the facet. */
  filtersClearFacet: 'Clear {0}',
  /** `{0}` is how many. */
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
  /** `{0}` is the facet, for screen readers. */
  filtersAddRange: 'Apply',
  /** Checkout §5. */
  filtersRangeWrong: 'Enter numbers from 0 up, the minimum not above the maximum.',
  rangeUpTo: 'Under {0}',
  rangeFrom: '{0} and above',
  rangeBetween: '{0} to {1}',
  /** Of the panel on mobile; `{0}` is how many. */
  showResults: 'Show {0} results',
  showOneResult: 'Show 1 result',
  updatingResults: 'Updating…',
};

/** Of the bar above the products; the page context's `messages` replaces any by its key. */
export const toolbarMessages = {
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  toolbarLabel: 'Sort and layout',
  sortBy: 'Sort by',
  layout: 'Layout',
  layoutLarge: 'Large pictures',
  layoutUsual: 'Small pictures',
};
