import type { CardProblemMessages } from './payment-messages.ts';

/** The fields, in the order in which the first wrong one is focused (cart §5). */
export const cardFieldNames = ['number', 'expiry', 'securityCode'] as const;

export type CardFieldName = (typeof cardFieldNames)[number];

/** The typed text of each field. */
export type CardText = Record<CardFieldName, string>;

/** Problems as texts: for a field, or for the card as a whole. */
export type CardProblems = Partial<Record<CardFieldName | 'card', string>>;

/** The server's error flags, by its own names (cart §3, checkout §3). */
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
  hasVerifyRequiredError?: boolean;
  hasVerifyInputError?: boolean;
  hasVerifyFailedError?: boolean;
  sessionErrorMessage?: string | null | undefined;
  tnsErrorMessage?: string | null | undefined;
  rewardsRestrictionMessage?: string | null | undefined;
}

/**
 * The problems that the server's flags stand for. They win in this order: session, TNS, rewards restriction, zero
 * amount, not applied, not verified, each of which is about the whole card and is shown alone; then reissued, which replaces an
 * invalid number; then the flags of the fields. A card is verified by its security code, so a missing or wrong
 * verification shows there.
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
  if (flags.hasVerifyFailedError) return { card: texts.cardNotVerified };
  const problems: CardProblems = {};
  const isEmpty = (field: CardFieldName) => text && !/[0-9]/.test(text[field]);
  if (flags.hasOldCbccCardUsedError) problems.number = texts.cardReissued;
  else if (flags.hasNumberError)
    problems.number = isEmpty('number') ? texts.cardNumberMissing : texts.cardNumberInvalid;
  if (flags.hasExpDateError)
    problems.expiry = isEmpty('expiry') ? texts.cardExpiryMissing : texts.cardExpiryInvalid;
  if (flags.hasCvvError || flags.hasVerifyRequiredError || flags.hasVerifyInputError)
    problems.securityCode = isEmpty('securityCode')
      ? texts.cardSecurityCodeMissing
      : texts.cardSecurityCodeInvalid;
  return problems;
}

/** The text of the first problem. */
export function firstProblem(problems: CardProblems): string | undefined {
  return problems.card ?? problems.number ?? problems.expiry ?? problems.securityCode;
}

/**
 * The problem with a saved card by the server's flags. Its fields are not on the page, so each flag reads as "not
 * valid" instead of "missing".
 */
export function savedCardProblem(
  flags: CardFlags | undefined,
  texts: CardProblemMessages,
): string | undefined {
  const whole = { number: '0', expiry: '01/01', securityCode: '0' };
  return flags && firstProblem(flaggedProblems(flags, whole, texts));
}

/**
 * The problem with a payment's cards by the server's flags; undefined without flags.
 * @param names of the cards, added to the text if given
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
