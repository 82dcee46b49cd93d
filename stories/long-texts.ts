import { texts } from './guide/message-reference.tsx';

const accents: Record<string, string> = {
  a: 'ä',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Ä',
  O: 'Ö',
  U: 'Ü',
  n: 'ñ',
  s: 'š',
};

/** Lists of names by a space, whose number counts. */
const lists = ['weekdays', 'months'];

/**
 * Every text of the widgets as a long language writes it, readable as English: with accents, and as much longer as German
 * is, a third for a sentence and two thirds for a word. What is not so on the page is not one of the replaceable texts.
 */
export function longTexts(): Record<string, string> {
  return Object.fromEntries(
    texts.map(([key, words]) => [key, lists.includes(key) ? accented(words) : lengthened(words)]),
  );
}

function lengthened(words: string): string {
  const more = Math.ceil(words.length * (words.length < 20 ? 2 / 3 : 1 / 3));
  // In words, so that a line can break as a language breaks it.
  const added = 'mehralszuvor '
    .repeat(Math.ceil(more / 13))
    .slice(0, more)
    .trim();
  return `${accented(words)} ${added}`.trim();
}

/** Placeholders and markup stay. */
const accented = (words: string): string =>
  words.replace(/\{\d\}|<[^>]+>|[a-zA-Z]/g, (part) => accents[part] ?? part);
