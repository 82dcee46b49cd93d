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
