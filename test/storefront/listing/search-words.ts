/**
 * What a shopper typed in the words of FTS5, or undefined where there is no word in it. Every word must occur, by its
 * beginning; only letters and digits reach the query language, each word quoted. A `kid's` is a kid.
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

/** 'sofas' finds 'Sofa': words are matched by their beginning, so only the ending has to go. */
function singular(word: string): string {
  if (word.length > 4 && /(ies|ves)$/.test(word)) return word.slice(0, -3);
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
