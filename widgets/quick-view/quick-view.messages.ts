/** The quick view; the page context's `messages` replaces any of these texts by its key. */
export const quickViewMessages = {
  /** The layer's title until the product's name is known. */
  quickViewTitle: 'Quick View',
  quickViewPrevious: 'Previous product',
  quickViewNext: 'Next product',
  /** Announced with another product of the list: `{0}` is its name, `{1}` its place among `{2}`. */
  quickViewPlace: '{0}, {1} of {2}',
  /** The link to the product’s page. */
  quickViewPage: 'View Full Details',
  /** While options are missing; `{0}` is the lowest price. */
  quickViewFrom: 'From {0}',
  /** The name of the choices if the server gives none. */
  quickViewChoices: 'Options',
  /** Of a choice. */
  quickViewGone: 'No longer available',
};
