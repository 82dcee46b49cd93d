/**
 * A search text as an FTS5 query, or undefined if it has no words. Every word must match as a prefix; only letters
 * and digits reach the query, each word quoted. `kid's` becomes `kid`.
 */
export function matchOf(text: string): string | undefined {
  const words = text
    .slice(0, 400)
    .toLowerCase()
    .replaceAll(/['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 12);
  if (!words?.length) return undefined;
  return words.map((word) => `"${singular(word)}"*`).join(' AND ');
}

/** 'sofas' finds 'Sofa': words match as prefixes, so only the ending has to be removed. */
function singular(word: string): string {
  if (word.length > 4 && /(ies|ves)$/.test(word)) return word.slice(0, -3);
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
