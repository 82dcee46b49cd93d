import type { CardProblemMessages } from './payment-messages.ts';

/** The fields in the order in which one of them takes the focus (cart §5). */
export const cardFieldNames = ['number', 'expiry', 'securityCode'] as const;

export type CardFieldName = (typeof cardFieldNames)[number];

/** What stands in the fields, as typed. */
export type CardText = Record<CardFieldName, string>;

/** What is wrong, in words: with a field, or with the card as a whole. */
export type CardProblems = Partial<Record<CardFieldName | 'card', string>>;

/** What the server finds wrong, by its own names (cart §3, checkout §3). */
export interface CardFlags {
  hasSessionError?: boolean;
  hasTnsError?: boolean;
  hasRewardsRestrictionError?: boolean;
  hasZeroAmountError?: boolean;
  cbccNotAppliedError?: boolean;
  hasOldCbccCardUsedError?: boolean;
  hasNumberError?: boolean;
  hasExpDateError?: boolean;
  hasCvvError?: boolean;
  sessionErrorMessage?: string | null | undefined;
  tnsErrorMessage?: string | null | undefined;
  rewardsRestrictionMessage?: string | null | undefined;
}

/**
 * What the server's flags say. They win in this order: session, TNS, rewards restriction, zero amount, not applied, each of
 * which speaks of the card as a whole and alone; then reissued, which is said in place of a wrong number; then each field's own.
 * @param text undefined where it cannot be read: in the payment provider's fields
 */
export function flaggedProblems(
  flags: CardFlags,
  text: CardText | undefined,
  texts: CardProblemMessages,
): CardProblems {
  if (flags.hasSessionError) return { card: flags.sessionErrorMessage || texts.cardSessionError };
  if (flags.hasTnsError) return { card: flags.tnsErrorMessage || texts.cardTnsError };
  if (flags.hasRewardsRestrictionError)
    return { card: flags.rewardsRestrictionMessage || texts.cardRewardsRestriction };
  if (flags.hasZeroAmountError) return { card: texts.cardZeroAmount };
  if (flags.cbccNotAppliedError) return { card: texts.cardNotApplied };
  const problems: CardProblems = {};
  const isEmpty = (field: CardFieldName) => text && !/[0-9]/.test(text[field]);
  if (flags.hasOldCbccCardUsedError) problems.number = texts.cardReissued;
  else if (flags.hasNumberError)
    problems.number = isEmpty('number') ? texts.cardNumberMissing : texts.cardNumberInvalid;
  if (flags.hasExpDateError)
    problems.expiry = isEmpty('expiry') ? texts.cardExpiryMissing : texts.cardExpiryInvalid;
  if (flags.hasCvvError)
    problems.securityCode = isEmpty('securityCode')
      ? texts.cardSecurityCodeMissing
      : texts.cardSecurityCodeInvalid;
  return problems;
}

/** The first of them, as it is said. */
export function firstProblem(problems: CardProblems): string | undefined {
  return problems.card ?? problems.number ?? problems.expiry ?? problems.securityCode;
}

/** What the server's flags say of a saved card: none of its data is missing, so what is flagged is not valid. */
export function savedCardProblem(
  flags: CardFlags | undefined,
  texts: CardProblemMessages,
): string | undefined {
  const whole = { number: '0', expiry: '01/01', securityCode: '0' };
  return flags && firstProblem(flaggedProblems(flags, whole, texts));
}

/**
 * What the server's flags say of the cards of a payment; undefined where they say nothing.
 * @param names of the cards, said where they are given
 */
export function cardsProblem(
  cardFlags: readonly (CardFlags | undefined)[],
  texts: CardProblemMessages,
  names: readonly string[] = [],
): string | undefined {
  const problems = cardFlags.flatMap((flags, index) => {
    const problem = savedCardProblem(flags, texts);
    if (!problem) return [];
    return names[index] ? `${names[index]}: ${problem}` : problem;
  });
  return problems.join(' ') || undefined;
}
