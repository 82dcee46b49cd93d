/** The swatches that the shopper picked last. */
export const recentSwatchesMessages = {
  recentSwatchesHeading: 'Recent Swatches',
};
