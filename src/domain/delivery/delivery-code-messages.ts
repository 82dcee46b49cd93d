import type { Country } from './country.ts';

/** The label of a postal code field, in the US and in Canada; the page context's `messages` replaces either by its key. */
export const postalCodeLabelMessages = { zipCode: 'ZIP code', postalCode: 'Postal code' };

/**
 * The errors of a postal code field; `{0}` is what was typed. The server supplies both by the same key in either country
 * (checkout §5); these are the defaults (decision 4).
 */
export const postalCodeMessages = {
  US: {
    missingPostalCode: 'Please enter a ZIP code.',
    postalCodeValidationError: '“{0}” is not a ZIP code. Please enter 5 digits.',
  },
  CA: {
    missingPostalCode: 'Please enter a postal code.',
    postalCodeValidationError: '“{0}” is not a postal code. Please enter one such as K1A 0B1.',
  },
} satisfies Record<Country, object>;

export type PostalCodeMessages = (typeof postalCodeMessages)[Country];
