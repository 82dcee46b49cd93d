import { type CardFieldName, type CardProblems, type CardText, cardFieldNames } from './card-flags.ts';
import { countedType } from './card-names.ts';
import { type CardNumberOptions, cardNumberProblem } from './card-number.ts';
import { type CardTypeOptions, isStoreCard, readCardKind } from './card-types.ts';
import { readExpiry } from './expiry.ts';
import type { CardProblemMessages } from './payment-messages.ts';
import { securityCodeProblem } from './security-code.ts';
import { digitsOf } from './typed-text.ts';

export interface CardRules extends CardNumberOptions {
  today: Date;
}

/** The problem with one field by the form's rules. A store card only has a number (decision 28). */
export function fieldProblem(
  field: CardFieldName,
  text: CardText,
  texts: CardProblemMessages,
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

/** The problems on submit, field by field. */
export function formProblems(text: CardText, texts: CardProblemMessages, rules: CardRules): CardProblems {
  const problems: CardProblems = {};
  for (const field of cardFieldNames) {
    const problem = fieldProblem(field, text, texts, rules);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** A card as sent (cart §3). */
export interface NewCard {
  type: string;
  number: string;
  expMonth: number;
  expYear: number;
  cvv: string;
  saveToAccount: boolean;
}

/** The card of a valid form. A store card has month 0, year 0 and no code (decision 28). */
export function newCard(
  text: CardText,
  { saveToAccount, today, ...options }: CardTypeOptions & { saveToAccount: boolean; today: Date },
): NewCard {
  const number = digitsOf(text.number);
  const { type } = readCardKind(number, options);
  const expiry = readExpiry(text.expiry, today);
  const isDated = expiry.status === 'valid' && !isStoreCard(type);
  return {
    // A valid form has an expiry date.
    type: countedType(type!),
    number,
    expMonth: isDated ? expiry.month : 0,
    expYear: isDated ? expiry.year : 0,
    cvv: isStoreCard(type) ? '' : digitsOf(text.securityCode),
    saveToAccount,
  };
}
