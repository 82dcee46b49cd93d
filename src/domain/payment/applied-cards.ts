import { type CardType, countedType } from './card-names.ts';

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
 * Which of these cards pay, each once, by last digits and network, and how much each pays; other paying cards are
 * left out.
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
