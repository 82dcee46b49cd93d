/** Full-width and small forms, and digits in another style. */
const otherForms = /[\ufe50-\ufe6b\uff01-\uff5e\u{1d7ce}-\u{1d7ff}]+/gu;
/** Zero-width spaces, marks of direction, soft hyphens, variation selectors, the place of an object. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;

/**
 * A typed text in the form that every rule reads and that is sent (decision 112), whether a keyboard, a copy from a page
 * or a password manager has written it: without invisible characters and spaces around it, with plain spaces, dashes,
 * quotes and apostrophes, and full-width letters, digits and signs as ASCII. For codes, numbers, names, addresses and the
 * like. A text that is itself the content, such as a gift message, is not read with it.
 */
export function plainText(typed: string): string {
  if (/^[ -~]*$/.test(typed)) return typed.trim();
  return typed
    .replace(otherForms, (found) => found.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/[\s\u2800]/g, ' ')
    .replace(/[\p{Pd}\u02d7\u2043\u2212]/gu, '-')
    .replace(/[\u2018-\u201b\u2032\u02b9\u02bc\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .trim();
}
