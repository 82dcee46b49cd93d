/** The button that adds several products of a page in one go. */
export const togetherMessages = {
  /** `{0}` is the number of products. */
  addTogether: 'Add All {0} to Cart',
  /** Below the button: some of them are gone or out of stock. */
  togetherOneOut: 'One item is not available and is left out.',
  /** `{0}` is their number. */
  togetherOut: '{0} items are not available and are left out.',
  /** One of the products has to be confirmed by itself. */
  togetherAlone: 'Nothing was added: this item has to be confirmed. Please add it with its own button.',
};
