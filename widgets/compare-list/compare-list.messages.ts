/** The list of products to compare; `{0}` is the limit, or the product's name. */
export const compareMessages = {
  compareHeading: 'Compare',
  compareHint: 'Choose up to {0} products to compare.',
  /** `{0}` is the number, `{1}` the limit. */
  compareCount: '{0} of {1} chosen',
  /** Announced after a choice. */
  compareChosen: 'Compare: {0} of {1} chosen',
  compareClear: 'Clear',
  comparePrice: 'Price',
  compareRemove: 'Remove {0}',
  compareRemoved: '{0} is removed.',
  compareNone: 'Nothing is left to compare.',
  compareFull: 'You can compare up to {0} products. Remove one to add another.',
};
