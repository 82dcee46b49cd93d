import { plainText } from '../plain-text.ts';
import { digitsOf, type Edit, settle, type Typed } from './typed-text.ts';

/** The typed expiry date of a card. `year` has four digits. */
export type Expiry =
  | { status: 'missing' }
  | { status: 'invalid' }
  | { status: 'valid'; month: number; year: number };

/** MM/YY: the slash is added with the second digit (checkout §5). */
export function writeExpiry(digits: string): string {
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** The field's text and caret after an edit. */
export function settleExpiry(before: Typed | undefined, after: Typed, edit: Edit): Typed {
  const selected = before ? (before.end ?? before.caret) - before.caret : 0;
  const isOneKey = before && after.value.length - before.value.length + selected <= 1;
  const text = plainText(after.value);
  const whole = edit === 'other' && !isOneKey && wholeDate(text);
  if (whole) return { value: writeExpiry(whole), caret: 5 };
  const grouping = { write: writeExpiry, max: () => 4 };
  const digits = digitsOf(after.value);
  // No month begins with this digit, so a zero is put before it. Not after a deletion.
  const isLoneMonth = edit === 'other' && /^[2-9]$/.test(digits) && digitsOf(before?.value ?? '').length <= 1;
  // `1/` means month 01.
  const isEndedMonth = edit === 'other' && /^[1-9] ?[/.-]$/.test(text);
  // A year typed in full: the third digit after `20` starts the two-digit year.
  const [, ofFull = '', begun = ''] = (edit === 'other' && /^(\d\d)20(\d)$/.exec(digits)) || [];
  if (begun) return { value: writeExpiry(ofFull + begun), caret: 4 };
  if (!isLoneMonth && !isEndedMonth) return settle(before, after, edit, grouping);
  return { value: writeExpiry(`0${digits}`), caret: 3 };
}

/**
 * A date from autofill or a paste, as four digits: `4/2030`, `04 / 30`, `042030`, `2030-04`, `2030/4`, `203004`
 * (decision 29).
 */
function wholeDate(text: string): string | undefined {
  const [, month = '', year = ''] =
    /^(\d{1,2}) ?[/. -] ?(?:20)?(\d\d)$/.exec(text) ?? /^(0\d|1[0-2])20(\d\d)$/.exec(text) ?? [];
  if (year) return month.padStart(2, '0') + year;
  const [, firstYear = '', lastMonth = ''] = /^20(\d\d) ?[/. -]? ?(\d{1,2})$/.exec(text) ?? [];
  return lastMonth && lastMonth.padStart(2, '0') + firstYear;
}

/**
 * Parses MM/YY: a card is valid through its month, so the current month is still accepted; a month or a year of 0 is
 * missing (decision 29).
 * @param today the earliest that it can be: a device's clock may be wrong (decision 116)
 */
export function readExpiry(typed: string, today: Date): Expiry {
  const digits = digitsOf(typed);
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (!month || year === 2000) return { status: 'missing' };
  const isPast = year * 12 + month <= today.getFullYear() * 12 + today.getMonth();
  if (digits.length !== 4 || month > 12 || isPast) return { status: 'invalid' };
  return { status: 'valid', month, year };
}
