/** A product's card; the page context's `messages` replaces any of these texts by its key. */
export const productCardMessages = {
  /** After the name, for screen readers. */
  opensNewTab: '(opens in a new tab)',
  /** On the picture of a product that the cart has. */
  cardInCart: 'In your cart',
};

/** The swatches that the shopper picked last. */
export const recentSwatchesMessages = {
  recentSwatchesHeading: 'Recent Swatches',
};
