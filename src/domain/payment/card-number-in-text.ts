import { hasLuhnDigit } from './luhn.ts';

/** Whether a text has 13 to 19 digits in a row, spaces and dashes aside, that match Luhn's checksum. */
export function hasCardNumber(text: string): boolean {
  const joined = text.replace(/(?<=\d)[\s.\u2010-\u2014-]+(?=\d)/g, '');
  return (`${text} ${joined}`.match(/\d{13,19}/g) ?? []).some(hasLuhnDigit);
}
