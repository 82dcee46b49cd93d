/** The words of a text in lower case, without accents: only letters and digits. `kid's` is `kid`, `8’ x 10’` `8x10`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/(\d)\s*['’]?\s*[x×]\s*(?=\d)/g, '$1x')
      .replaceAll(/['’]s?(?!\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Plurals of words with f: `stoves`, `sleeves`, `olives` and `curves` are not. */
const withF = new Map(
  ['leaf', 'shelf', 'loaf', 'half', 'calf', 'scarf', 'wolf', 'elf', 'self', 'hoof', 'thief', 'sheaf'].map(
    (word) => [`${word.slice(0, -1)}ves`, word],
  ),
).set('knives', 'knife');

/**
 * The form under which a word is stored and searched for: the singular. It need not be a word of the language, as long
 * as it is the same for singular and plural, and never the beginning of another word's: `stoves` becomes `stove`, not
 * `sto`.
 */
export function singular(word: string): string {
  if (word.length < 4) return word;
  for (const [plural, one] of withF) if (word.endsWith(plural)) return word.slice(0, -plural.length) + one;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Shorter words are too much like each other. */
const shortestMistyped = 5;

/**
 * Whether one typing error lies between two words: a letter too many, missing, wrong, or two exchanged. The first
 * letter is right, unless it is exchanged with the second; in a word of four letters only an exchange is recognized.
 */
export function isMistyped(typed: string, word: string): boolean {
  const difference = word.length - typed.length;
  if (typed === word || Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const rest = typed.slice(start);
  const own = word.slice(start);
  if (difference === 0 && rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2))
    return typed.length >= shortestMistyped - 1;
  if (start === 0 || typed.length < shortestMistyped) return false;
  if (difference === 0) return rest.slice(1) === own.slice(1);
  return difference > 0 ? rest === own.slice(1) : rest.slice(1) === own;
}
