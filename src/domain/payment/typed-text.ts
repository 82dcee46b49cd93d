/** A text in a field, and where the caret is in it. `end` is the other end of what is selected. */
export interface Typed {
  value: string;
  caret: number;
  end?: number;
}

/** What an edit was: a deletion to the left, to the right, or anything else. */
export type Edit = 'backward' | 'forward' | 'other';

/** A text of digits with gaps that come and go by themselves. */
export interface Grouping {
  /** The text that digits are written as. */
  write(digits: string): string;
  /** How many digits there may be. */
  max(digits: string): number;
}

/** The digits of a text; other scripts' digits are none. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * What an edit leaves in the field: digits alone, grouped anew, the caret after the same digit as before. A deletion that
 * met nothing but a gap takes the digit behind it. What does not fit is cut from what came in; where the digits have come
 * to be of a shorter kind, from the end.
 * @param before the field as it was; undefined where that is not known (autofill)
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

/** Where the caret stands after `count` digits: before a gap, or behind it. */
function placeOf(value: string, count: number, isBehindGap: boolean): number {
  let place = 0;
  for (let seen = 0; seen < count; place++) if (/[0-9]/.test(value.charAt(place))) seen++;
  const isAtEnd = !/[0-9]/.test(value.slice(place));
  if (isAtEnd) return value.length;
  while ((isBehindGap || count === 0) && count > 0 && /[^0-9]/.test(value.charAt(place))) place++;
  return place;
}
