import type { CardType } from './card-names.ts';
import { type CardKind, type CardTypeOptions, readCardKind } from './card-types.ts';
import { hasLuhnDigit } from './luhn.ts';
import { cardDigitsLimit } from './payment-limits.ts';
import { digitsOf, type Edit, type Grouping, settle, type Typed } from './typed-text.ts';

export interface CardNumberOptions extends CardTypeOptions {
  /** Also checks the last digit (Luhn, decision 27). */
  hasLuhnCheck?: boolean;
}

/**
 * The digits in groups: 4-6-5 for American Express, 4-6-4 for a 14-digit Diners Club number, otherwise fours
 * (decision 26).
 */
export function writeCardNumber(digits: string, options?: CardTypeOptions): string {
  const { shown, lengths } = readCardKind(digits, options);
  const isShort = shown === 'DinersClub' && lengths[0] === 14 && digits.length <= 14;
  const gaps = shown === 'AmericanExpress' || isShort ? [4, 10] : [4, 8, 12, 16];
  const ends = [...gaps.filter((gap) => gap < digits.length), digits.length];
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join(' ');
}

/**
 * The number's text and caret after an edit. Pasted text is reduced to its digits before they are counted, and the
 * digits never exceed what fits into 24 characters (checkout §9). Digits are never cut because the card looks like a
 * shorter type, which may change with the next key: `isCardNumberTooLong` reports it instead.
 */
export function settleCardNumber(
  before: Typed | undefined,
  after: Typed,
  edit: Edit,
  options?: CardTypeOptions,
): Typed {
  const grouping: Grouping = {
    write: (digits) => writeCardNumber(digits, options),
    max: (digits) => longest(readCardKind(digits, options)),
    most: cardDigitsLimit.most,
  };
  return settle(before, after, edit, grouping);
}

/** What a typed number shows of its card. */
export interface TypedCard {
  /** The network; undefined while unknown. */
  shown: CardType | undefined;
  /** It has more digits than its type of card allows, so that more typing cannot make it valid. */
  isTooLong: boolean;
}

export function typedCard(typed: string, options?: CardTypeOptions): TypedCard {
  const digits = digitsOf(typed);
  const kind = readCardKind(digits, options);
  return { shown: kind.shown, isTooLong: digits.length > longest(kind) };
}

/** The problem with a typed number: it is missing or invalid (cart §5). */
export function cardNumberProblem(
  typed: string,
  options: CardNumberOptions = {},
): 'missing' | 'invalid' | undefined {
  const digits = digitsOf(typed);
  if (!digits) return 'missing';
  const { type, lengths } = readCardKind(digits, options);
  const isWhole = type && lengths.includes(digits.length);
  return isWhole && (!options.hasLuhnCheck || hasLuhnDigit(digits)) ? undefined : 'invalid';
}

function longest({ lengths }: CardKind): number {
  return lengths[lengths.length - 1]!;
}
