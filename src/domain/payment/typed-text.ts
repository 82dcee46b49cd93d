import { plainText } from '../plain-text.ts';
/** A field's text and caret. `end` is the other end of the selection. */
export interface Typed {
  value: string;
  caret: number;
  end?: number;
}

/** The kind of edit: a deletion to the left, one to the right, or anything else. */
export type Edit = 'backward' | 'forward' | 'other';

/** Digits with separators that are inserted and removed automatically. */
export interface Grouping {
  /** Formats the digits as text. */
  write(digits: string): string;
  /** The number of digits that an insertion fills up to. */
  max(digits: string): number;
  /** The number of digits that are kept even beyond `max`, which is the default. */
  most?: number;
}

/** The digits of a text, full-width ones as ASCII; those of other scripts are ignored. */
export function digitsOf(text: string): string {
  return plainText(text).replace(/[^0-9]/g, '');
}

/**
 * The field's text after an edit: only digits, regrouped, with the caret after the same digit as before. A deletion of a
 * separator alone also deletes the digit beside it. Digits beyond `max` are cut from the inserted text. If other digits
 * stay beside it, the larger `max` of before and after the edit counts, because the edit may have made the number one of
 * a kind with fewer digits. Digits beyond `most` are cut from the end.
 * @param before the field as it was; undefined if unknown (autofill); the same as `after` if only the rules have changed
 * @param after the field as the browser has left it
 */
export function settle(
  before: Typed | undefined,
  after: Typed,
  edit: Edit,
  { write, max, most }: Grouping,
): Typed {
  let digits = digitsOf(after.value);
  let caret = digitsOf(after.value.slice(0, after.caret)).length;
  const isGapAlone =
    before &&
    edit !== 'other' &&
    (before.end ?? before.caret) === before.caret &&
    after.value.length < before.value.length &&
    digits === digitsOf(before.value);
  if (isGapAlone) {
    if (edit === 'backward') caret--;
    digits = digits.slice(0, Math.max(caret, 0)) + digits.slice(Math.max(caret, 0) + 1);
    caret = Math.max(caret, 0);
  }
  const had = digitsOf(before?.value ?? '');
  const kept =
    had.length - digitsOf(before?.value.slice(before.caret, before.end ?? before.caret) ?? '').length;
  const tooMany = digits.length - (kept > 0 ? Math.max(max(digits), max(had)) : max(digits));
  const cut = Math.max(0, Math.min(tooMany, digits.length - kept, caret));
  digits = digits.slice(0, caret - cut) + digits.slice(caret);
  caret -= cut;
  digits = digits.slice(0, most ?? max(digits));
  caret = Math.min(caret, digits.length);
  const value = write(digits);
  return { value, caret: placeOf(value, caret, isGap(after.value.charAt(after.caret - 1))) };
}

const isGap = (character: string) => character !== '' && !digitsOf(character);

/** The caret position after `count` digits: before a separator, or behind it. */
function placeOf(value: string, count: number, isBehindGap: boolean): number {
  let place = 0;
  for (let seen = 0; seen < count; place++) if (/[0-9]/.test(value.charAt(place))) seen++;
  const isAtEnd = !/[0-9]/.test(value.slice(place));
  if (isAtEnd) return value.length;
  while ((isBehindGap || count === 0) && count > 0 && /[^0-9]/.test(value.charAt(place))) place++;
  return place;
}
