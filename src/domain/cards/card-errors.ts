import type { CardMessages } from './card-messages.ts';
import { type CardNumberOptions, cardNumberProblem } from './card-number.ts';
import { isStoreCard, readCardKind } from './card-types.ts';
import { readExpiry } from './expiry.ts';
import { securityCodeProblem } from './security-code.ts';
import { digitsOf } from './typed-text.ts';

/** The fields in the order in which one of them takes the focus (cart §5). */
export const cardFieldNames = ['number', 'expiry', 'securityCode'] as const;

export type CardFieldName = (typeof cardFieldNames)[number];

/** What stands in the fields, as typed. */
export type CardText = Record<CardFieldName, string>;

/** What is wrong, in words: with a field, or with the card as a whole. */
export type CardProblems = Partial<Record<CardFieldName | 'card', string>>;

/** What the server finds wrong, by its own names (cart §3). */
export interface CardFlags {
  hasSessionError?: boolean;
  hasTnsError?: boolean;
  hasRewardsRestrictionError?: boolean;
  hasOldCbccCardUsedError?: boolean;
  hasNumberError?: boolean;
  hasExpDateError?: boolean;
  hasCvvError?: boolean;
  sessionErrorMessage?: string | null | undefined;
  tnsErrorMessage?: string | null | undefined;
  rewardsRestrictionMessage?: string | null | undefined;
}

export interface CardRules extends CardNumberOptions {
  today: Date;
}

/** What is wrong with one field by the rules of the form. A store card has the number alone (decision 28). */
export function fieldProblem(
  field: CardFieldName,
  text: CardText,
  texts: CardMessages,
  rules: CardRules,
): string | undefined {
  if (field === 'number')
    return { missing: texts.cardNumberMissing, invalid: texts.cardNumberInvalid }[
      cardNumberProblem(text.number, rules) as string
    ];
  const { shown, type } = readCardKind(digitsOf(text.number), rules);
  if (isStoreCard(type)) return undefined;
  if (field === 'expiry')
    return { missing: texts.cardExpiryMissing, invalid: texts.cardExpiryInvalid }[
      readExpiry(text.expiry, rules.today).status as string
    ];
  return { missing: texts.cardSecurityCodeMissing, invalid: texts.cardSecurityCodeInvalid }[
    securityCodeProblem(text.securityCode, shown) as string
  ];
}

/** What is wrong with the form as it is submitted: each field for itself. */
export function formProblems(text: CardText, texts: CardMessages, rules: CardRules): CardProblems {
  const problems: CardProblems = {};
  for (const field of cardFieldNames) {
    const problem = fieldProblem(field, text, texts, rules);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/**
 * What the server's flags say. They win in this order: session, TNS, rewards restriction, each of which speaks of the card
 * as a whole and alone; then reissued, which is said in place of a wrong number; then each field's own.
 * @param text undefined where it cannot be read: in the payment provider's fields
 */
export function flaggedProblems(
  flags: CardFlags,
  text: CardText | undefined,
  texts: CardMessages,
): CardProblems {
  if (flags.hasSessionError) return { card: flags.sessionErrorMessage || texts.cardSessionError };
  if (flags.hasTnsError) return { card: flags.tnsErrorMessage || texts.cardTnsError };
  if (flags.hasRewardsRestrictionError)
    return { card: flags.rewardsRestrictionMessage || texts.cardRewardsRestriction };
  const problems: CardProblems = {};
  const isEmpty = (field: CardFieldName) => text && !digitsOf(text[field]);
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
