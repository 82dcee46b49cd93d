import { fillIn } from '../messages.ts';
import { type CardNameTexts, cardTypeName } from './card-names.ts';

/** A card that pays for the order, as far as it is known. */
export interface PayingCard {
  /** The server's name of the type. */
  type: string | undefined;
  lastFour: string | undefined;
  /** In cents. */
  amount: number | undefined;
}

/** "Visa ending in 1111 now pays for this order."; empty without cards. */
export function appliedText(
  cards: readonly PayingCard[],
  texts: CardNameTexts & Record<'cardApplied' | 'twoCardsApplied' | 'cardFields', string>,
): string {
  const names = cards.map(({ type, lastFour }) => {
    const kind = type ? cardTypeName(type, texts) : texts.cardFields;
    return lastFour ? fillIn(texts.cardName, kind, lastFour) : kind;
  });
  if (names.length === 0) return '';
  return fillIn(names.length === 1 ? texts.cardApplied : texts.twoCardsApplied, ...names);
}
