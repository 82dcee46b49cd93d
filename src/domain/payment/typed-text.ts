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
  /** The maximum number of digits. */
  max(digits: string): number;
}

/** The ASCII digits of a text; those of other scripts are ignored. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * The field's text after an edit: only digits, regrouped, with the caret after the same digit as before. A deletion
 * of a separator alone also deletes the digit beside it. Excess digits are cut from the inserted text; if the digits have
 * become a shorter kind, from the end.
 * @param before the field as it was; undefined if unknown (autofill)
 * @param after the field as the browser has left it
 */
export function settle(before: Typed | undefined, after: Typed, edit: Edit, { write, max }: Grouping): Typed {
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
  const tooMany = digits.length - max(digits);
  if (tooMany > 0 && before) {
    const kept =
      digitsOf(before.value).length -
      digitsOf(before.value.slice(before.caret, before.end ?? before.caret)).length;
    const cut = Math.min(tooMany, digits.length - kept, caret);
    if (cut > 0 && kept <= max(digits)) {
      digits = digits.slice(0, caret - cut) + digits.slice(caret);
      caret -= cut;
    }
  }
  digits = digits.slice(0, max(digits));
  caret = Math.min(caret, digits.length);
  const value = write(digits);
  return { value, caret: placeOf(value, caret, /[^0-9]/.test(after.value.charAt(after.caret - 1))) };
}

/** The caret position after `count` digits: before a separator, or behind it. */
function placeOf(value: string, count: number, isBehindGap: boolean): number {
  let place = 0;
  for (let seen = 0; seen < count; place++) if (/[0-9]/.test(value.charAt(place))) seen++;
  const isAtEnd = !/[0-9]/.test(value.slice(place));
  if (isAtEnd) return value.length;
  while ((isBehindGap || count === 0) && count > 0 && /[^0-9]/.test(value.charAt(place))) place++;
  return place;
}
