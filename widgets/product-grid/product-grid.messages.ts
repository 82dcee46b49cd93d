import { listingMessages } from '../../src/domain/listing/listing-messages.ts';

/** The products of a listing. */
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
