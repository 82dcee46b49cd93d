import { fillIn } from '../messages.ts';
import { type CardNameTexts, cardTypeName } from './card-names.ts';
import type { PayingCard } from './paying-cards.ts';

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
