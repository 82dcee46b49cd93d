export interface KnownCard {
  number: string;
  expiry: string;
  code: string;
}

/**
 * Typed card data that cannot occur by chance: a four-digit code, a year that no current card has, and numbers of
 * which no token contains eight digits in a row.
 */
export const cards: readonly [KnownCard, KnownCard] = [
  { number: '379513957876362', expiry: '11/87', code: '9371' },
  { number: '371449658213407', expiry: '10/86', code: '8264' },
];

/**
 * This many consecutive digits of a number are a leak; the first six and the last four are not, because anyone may
 * see those.
 */
const leakedDigits = 8;

const parts = cards.flatMap(({ number }) =>
  Array.from({ length: number.length - leakedDigits + 1 }, (_, from) =>
    number.slice(from, from + leakedDigits),
  ),
);

/** Not part of a token or of a longer number. */
const asWord = (digits: string) => `(?<![\\w.-])${digits}(?![\\w-]|\\.\\d)`;

const words = new RegExp(
  cards
    .flatMap(({ expiry, code }) => {
      const [month, year] = expiry.split('/') as [string, string];
      return [asWord(code), `\\b${month}[/-](?:20)?${year}\\b`, asWord(month + year), asWord(`20${year}`)];
    })
    .join('|'),
);

/** Whether a text contains part of a number, a date or a code, with any spacing. */
export function hasCardDatum(text: string): boolean {
  const whole = text.replaceAll(/(?<=\d)[\s-]+(?=\d)/g, '');
  // The position in a script where an error was thrown.
  return parts.some((part) => whole.includes(part)) || words.test(text.replaceAll(/\.js:\d+:\d+/g, '.js'));
}

/** Whether a built file contains a full card number, of any card. Decimals of a number are none. */
export const hasCardNumber = (text: string): boolean =>
  /\b[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{3,4}\b/.test(text.replaceAll(/0\.\d+/g, ''));
