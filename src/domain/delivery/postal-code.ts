import { fillIn } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import type { Country } from './country.ts';
import type { PostalCodeMessages, postalCodeLabelMessages } from './delivery-code-messages.ts';

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
  const text = plainText(typed);
  if (!text) return { status: 'missing' };
  const value =
    country === 'US' ? text.replace(/^(\d{5})[ -]?\d{4}$/, '$1') : text.toUpperCase().replaceAll('-', ' ');
  return rules[country].test(value) ? { status: 'valid', value } : { status: 'invalid' };
}

/** A typed code as the server expects it; undefined if it is missing or not one of this country. */
export function validCode(typed: string, country: Country): string | undefined {
  const code = readPostalCode(typed, country);
  return code.status === 'valid' ? code.value : undefined;
}

/** The label of a postal code field, in the country's terms. */
export const postalCodeLabel = (country: Country, texts: typeof postalCodeLabelMessages): string =>
  country === 'US' ? texts.zipCode : texts.postalCode;

/** The error for a typed code, which it names; undefined for a valid one. */
export function postalCodeError(
  typed: string,
  country: Country,
  texts: PostalCodeMessages,
): string | undefined {
  const { status } = readPostalCode(typed, country);
  if (status === 'valid') return undefined;
  return status === 'missing'
    ? texts.missingPostalCode
    : fillIn(texts.postalCodeValidationError, plainText(typed));
}
