/** The layer of an option's fabrics. */
export const fabricMessages = {
  fabricsSearch: 'Search by name, color or material',
  /** On a phone, where it opens the filters; the number of chosen values follows in brackets. */
  fabricsFilters: 'Filters',
  fabricsSort: 'Sort by',
  sortDeliveryTime: 'Delivery time',
  sortNameAscending: 'A to Z',
  sortPriceAscending: 'Price low to high',
  sortPriceDescending: 'Price high to low',
  /** The server's own order. */
  sortNone: 'Featured',
  /** `{0}` is a filter or a sort. */
  fabricsRemove: 'Remove {0}',
  fabricsClear: 'Clear Filters',
  /** `{0}` is shown, `{1}` is the number of all. */
  fabricsCount: '{0} of {1}',
  fabricsNone: 'None has these words. Search for fewer, or clear the filters.',
  /** `{0}` is the number. */
  fabricsShowAll: 'Show all {0}',
  fabricsBusy: 'Loading…',
  fabricsLarge: 'Look closer',
  fabricsSmall: 'Back to the list',
  /** `{0}` is a price. */
  sampleOrder: 'Order a Sample, {0}',
  sampleFree: 'Order a Free Sample',
  fabricsDone: 'Done',
};
