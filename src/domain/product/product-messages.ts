/** A product's card; the page context's `messages` replaces any of these texts by its key. */
export const productCardMessages = {
  /** After the name, for screen readers. */
  opensNewTab: '(opens in a new tab)',
  /** On the picture of a product that the cart has. */
  cardInCart: 'In your cart',
  /** For screen readers; `{0}` is the rating, `{1}` the number of shoppers who have rated it. */
  cardRated: 'Rated {0} of 5',
  cardRatedBy: 'Rated {0} of 5 by {1} shoppers',
  cardRatedByOne: 'Rated {0} of 5 by 1 shopper',
  /** On a card without a button, which would say so itself. */
  cardOutOfStock: 'Out of stock',
  /** The button on a product's picture; its name follows for screen readers. */
  cardQuickView: 'Quick View',
};

/** The page's title (decision 104). */
export const pageTitleMessages = {
  /** `{0}` is the title, `{1}` the brand's display name. */
  titleOfBrand: '{0} | {1}',
  /** `{0}` is the product's name. */
  titleWithReviews: '{0} + Reviews',
  /** `{0}` is the SKU. */
  titleOfDebug: 'Debug Tools | Special Order | {0}',
  /** The brand's display name, if it is not what the page's own title ends with. */
  brandName: '',
};
