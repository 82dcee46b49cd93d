import { type CardFieldName, type CardProblems, type CardText, cardFieldNames } from './card-flags.ts';
import { type CardNumberOptions, cardNumberProblem } from './card-number.ts';
import { isStoreCard, readCardKind } from './card-types.ts';
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
