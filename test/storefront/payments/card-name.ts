import { cardName as nameOf } from '../../../src/domain/payment/card-names.ts';
import { paymentMessages } from '../../../src/domain/payment/payment-messages.ts';

/** The name of a card: `Visa ending in 1111`. */
export function cardName({ type, lastFour }: { type: string; lastFour: string }): string {
  return nameOf({ type, lastFour }, paymentMessages);
}
