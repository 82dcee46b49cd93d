/** A product's card; the page context's `messages` replaces any of these texts by its key. */
export const productCardMessages = {
  /** After the name, for screen readers. */
  opensNewTab: '(opens in a new tab)',
  /** On the picture of a product that the cart has. */
  cardInCart: 'In your cart',
};

/** The list of products to compare; `{0}` is the limit, or the product's name. */
export const compareMessages = {
  compareHeading: 'Compare',
  compareHint: 'Choose up to {0} products to compare.',
  /** `{0}` is the number, `{1}` the limit. */
  compareCount: '{0} of {1} chosen',
  compareClear: 'Clear',
  comparePrice: 'Price',
  compareRemove: 'Remove {0}',
  compareRemoved: '{0} is removed.',
  compareNone: 'Nothing is left to compare.',
  compareFull: 'You can compare up to {0} products. Remove one to add another.',
};

/** A product's dimensions and their units; `{0}` is the number. */
export const dimensionMessages = {
  dimensionsHeading: 'Dimensions',
  dimensionWidth: 'Width',
  dimensionDepth: 'Depth',
  dimensionHeight: 'Height',
  dimensionDiameter: 'Diameter',
  /** The choice of a unit, for screen readers. */
  dimensionUnits: 'Units',
  unitInches: 'Inches',
  unitInchesShort: 'in',
  unitCentimeters: 'Centimeters',
  unitCentimetersShort: 'cm',
  /** A length as it shows. */
  lengthInches: '{0}″',
  lengthCentimeters: '{0} cm',
  /** A length for screen readers: up to one, and above. */
  lengthInchSpoken: '{0} inch',
  lengthInchesSpoken: '{0} inches',
  lengthCentimeterSpoken: '{0} centimeter',
  lengthCentimetersSpoken: '{0} centimeters',
};

/** The swatches that the shopper picked last. */
export const recentSwatchesMessages = {
  recentSwatchesHeading: 'Recent Swatches',
};
