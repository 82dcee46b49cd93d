import { cartMessages } from '../cart/cart-messages.ts';
import { listingMessages } from './listing-messages.ts';

/** Of a listing's tiles; the page context's `messages` replaces any by its key. */
export const gridMessages = {
  ...cartMessages,
  ...listingMessages,
  gridHeading: 'Products',
  showMore: 'Show more',
  loadingMore: 'Loading…',
  /** Where an address begins further down. */
  showPrevious: 'Show the ones before',
  /** Where one page shows as many as it can. */
  showNext: 'Show the next',
  /** Where nothing is left. */
  clearEverything: 'Clear all filters',
  compare: 'Compare',
  /** `{0}` is how many; of the dots, which say nothing to who does not see them. */
  swatches: '{0} colors',
};
/** How far below the top of the view something is put that is scrolled to, clear of a page's header (checkout §9). */
export const scrollOffsetPx = 150;
