import type { CardText } from './card-flags.ts';
import { countedType } from './card-names.ts';
import { type CardTypeOptions, isStoreCard, readCardKind } from './card-types.ts';
import { readExpiry } from './expiry.ts';
import { digitsOf } from './typed-text.ts';

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
