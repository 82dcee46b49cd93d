export type Country = 'US' | 'CA';

/** A typed ZIP or postal code: empty, invalid, or valid as the server expects it. */
export type PostalCode = { status: 'missing' } | { status: 'invalid' } | { status: 'valid'; value: string };

// A letter is never D F I O Q U, and the first one never W or Z either (checkout §5).
const rules: Record<Country, RegExp> = {
  US: /^\d{5}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
};

/**
 * Parses a typed code (decision 35): a ZIP+4 is cut to its five digits; a Canadian code is upper-cased, its hyphen
 * replaced by a space. The whole text has to match.
 */
export function readPostalCode(typed: string, country: Country): PostalCode {
  const text = typed.trim();
  if (!text) return { status: 'missing' };
  const value =
    country === 'US'
      ? text.replace(/^(\d{5})[ -]?\d{4}$/, '$1')
      : text.toUpperCase().replace(/[-\u2010-\u2013]/g, ' ');
  return rules[country].test(value) ? { status: 'valid', value } : { status: 'invalid' };
}

/** The label of a postal code field. */
export const postalCodeLabels: Record<Country, string> = { US: 'ZIP code', CA: 'Postal code' };

/** The server supplies both texts (checkout §5); these are the defaults (decision 4). */
export const postalCodeMessages: Record<
  Country,
  Record<'missingPostalCode' | 'postalCodeValidationError', string>
> = {
  US: {
    missingPostalCode: 'Please enter a ZIP code.',
    postalCodeValidationError: '“{0}” is not a ZIP code. Please enter 5 digits.',
  },
  CA: {
    missingPostalCode: 'Please enter a postal code.',
    postalCodeValidationError: '“{0}” is not a postal code. Please enter one such as K1A 0B1.',
  },
};

/**
 * The error for a typed code; undefined for a valid one. `{0}` in a message is the typed code, as text.
 * @param messages the page's own texts, by key.
 */
export function postalCodeError(
  typed: string,
  country: Country,
  messages: Record<string, string> = {},
): string | undefined {
  const { status } = readPostalCode(typed, country);
  if (status === 'valid') return undefined;
  const key = status === 'missing' ? 'missingPostalCode' : 'postalCodeValidationError';
  // As a function, because replace() would interpret a typed `$&`.
  return (messages[key] || postalCodeMessages[country][key]).replaceAll('{0}', () => typed.trim());
}
