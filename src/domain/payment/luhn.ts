import { plainText } from '../plain-text.ts';

/** Whether a text has 13 to 19 digits in a row, spaces and dashes aside, that match Luhn's checksum. */
export function hasCardNumber(typed: string): boolean {
  const text = plainText(typed);
  const joined = text.replace(/(?<=\d)[ .-]+(?=\d)/g, '');
  return (`${text} ${joined}`.match(/\d{13,19}/g) ?? []).some(hasLuhnDigit);
}

/** Whether the last digit matches Luhn's checksum. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const twice = digit * 2;
    sum += index % 2 ? (twice > 9 ? twice - 9 : twice) : digit;
  }
  return sum % 10 === 0;
}
