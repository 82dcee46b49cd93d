import { fillIn } from '../../../src/domain/messages.ts';
import { type CardType, cardNames } from '../../../src/domain/payment/card-names.ts';
import { paymentMessages } from '../../../src/domain/payment/payment-messages.ts';

/** What a card is called: `Visa ending in 1111`. */
export function cardName({ type, lastFour }: { type: string; lastFour: string }): string {
  const name = Object.hasOwn(cardNames, type) ? cardNames[type as CardType] : 'Card';
  return fillIn(paymentMessages.cardName, name, lastFour);
}
