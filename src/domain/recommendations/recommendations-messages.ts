/** The headings of carousels; the page context's `messages` replaces any of these texts by its key. */
export const carouselMessages = {
  /** A pod without a title of the server's, or of its own (decision 4). */
  recommendationsHeading: 'Recommended for You',
  /** Products that the page itself puts on show. */
  showcaseHeading: 'Featured',
  recentlyViewedHeading: 'Recently Viewed',
  recentCategoriesHeading: 'Recently Viewed Categories',
};
