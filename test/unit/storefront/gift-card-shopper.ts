import { newGiftCard } from '../../storefront/payments/gift-cards.ts';
import { call } from './checkout-shopper.ts';
import type { Shopper } from './shopper.ts';

/** A gift card as the site's call sends it. */
export interface SentGiftCard {
  cardNumber: string;
  cardPin: string;
}

/** A gift card that nobody has used, with so many dollars on it. */
export function giftCardOf(dollars: number): SentGiftCard {
  const { number, pin } = newGiftCard(dollars);
  return { cardNumber: number, cardPin: pin };
}

export const applyGiftCard = (shopper: Shopper, card: object) => call(shopper, 'ApplyGiftCardTender', card);

/** What is on a card, in cents. */
export const balanceOf = async (shopper: Shopper, card: SentGiftCard): Promise<number> =>
  (await call(shopper, 'GetGiftCardBalance', card)).balance;
