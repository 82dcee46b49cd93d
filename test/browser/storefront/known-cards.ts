export interface KnownCard {
  number: string;
  expiry: string;
  code: string;
}

/**
 * What is typed, and cannot be met by chance: a code of four digits, a year that no card of today has, and numbers of which
 * no token holds eight digits in a row.
 */
export const cards: readonly [KnownCard, KnownCard] = [
  { number: '379513957876362', expiry: '11/87', code: '9371' },
  { number: '371449658213407', expiry: '10/86', code: '8264' },
];

/** So many digits of a number in a row are a leak; the first six and the last four are not, which anybody may be shown. */
const tellingDigits = 8;

const parts = cards.flatMap(({ number }) =>
  Array.from({ length: number.length - tellingDigits + 1 }, (_, from) =>
    number.slice(from, from + tellingDigits),
  ),
);

/** Neither part of a token nor of a longer number. */
const asWord = (digits: string) => `(?<![\\w.-])${digits}(?![\\w-]|\\.\\d)`;

const words = new RegExp(
  cards
    .flatMap(({ expiry, code }) => {
      const [month, year] = expiry.split('/') as [string, string];
      return [asWord(code), `\\b${month}[/-](?:20)?${year}\\b`, asWord(month + year), asWord(`20${year}`)];
    })
    .join('|'),
);

/** Whether a text has a number in part, a date or a code, however they are spaced. */
export function hasCardDatum(text: string): boolean {
  const whole = text.replaceAll(/(?<=\d)[\s-]+(?=\d)/g, '');
  // Where in a script an error was thrown.
  return parts.some((part) => whole.includes(part)) || words.test(text.replaceAll(/\.js:\d+:\d+/g, '.js'));
}
