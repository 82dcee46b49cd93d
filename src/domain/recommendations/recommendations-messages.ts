/** The headings of carousels; the page context's `messages` replaces any of these texts by its key. */
export const carouselMessages = {
  /** A pod without a title (decision 4). */
  recommendationsHeading: 'Recommended for You',
  /** The page's own products. */
  showcaseHeading: 'Featured',
  recentlyViewedHeading: 'Recently Viewed',
  recentCategoriesHeading: 'Recently Viewed Categories',
  /** The link beside a pod's title; screen readers hear the title after it. */
  shopAll: 'Shop All',
};

/** The titles of pods for which the server sends none (checkout §9, §2.2, decision 4); replaceable in the same way. */
export const podMessages = {
  podAlsoLike: 'You May Also Like',
  podSimilar: 'Similar Items',
  podTrending: 'Trending Products',
  podBestSellers: 'Best Sellers',
  podAlsoViewed: 'People Also Viewed',
  podAlsoBought: 'People Also Bought',
  podAlsoWant: 'You May Also Want',
  podShopSimilar: 'Shop Similar Products',
};
