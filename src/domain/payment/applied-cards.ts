import { type CardType, countedType } from './card-names.ts';
import type { SentCard } from './paying-cards.ts';

/** A card identified by its last digits. */
export interface CardByLastFour {
  /** The server's name of the type. */
  type: string;
  lastFour: string;
}

/** The network of a card: the shop's own cards are separate types only if its flags say so. */
function networkOf(type: string): string {
  if (type === 'Imprint') return 'Visa';
  return type === 'CoBrandMasterCard' ? 'MasterCard' : countedType(type as CardType);
}

/**
 * Those of these cards that pay, each once, found by last digits and network, with the amount that each pays; other
 * paying cards are left out.
 */
export function cardsApplied<Card extends { cardInfo: CardByLastFour }>(
  cards: readonly Card[],
  applied: readonly (CardByLastFour & { appliedAmount: number })[],
): { card: Card; cents: number }[] {
  const left = [...cards];
  return applied.flatMap((one) => {
    const at = left.findIndex(
      ({ cardInfo }) =>
        cardInfo.lastFour === one.lastFour && networkOf(cardInfo.type) === networkOf(one.type),
    );
    const [card] = at < 0 ? [] : left.splice(at, 1);
    return card ? { card, cents: one.appliedAmount } : [];
  });
}

/** Whether just these cards pay, as far as their types and digits are known; false if it is not known what pays. */
export function arePaying(
  cards: readonly SentCard[],
  applied: readonly (CardByLastFour & { appliedAmount: number })[] | undefined,
): boolean {
  return (
    cards.length > 0 &&
    applied?.length === cards.length &&
    cards.every(({ type, lastFour, appliedAmount }) =>
      applied.some(
        (one) =>
          one.lastFour === lastFour &&
          (!type || networkOf(one.type) === networkOf(type)) &&
          (appliedAmount ?? one.appliedAmount) === one.appliedAmount,
      ),
    )
  );
}
