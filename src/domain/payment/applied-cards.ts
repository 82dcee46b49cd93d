import { type CardType, countedType } from './card-names.ts';

/** A card that is known by its end. */
export interface EndedCard {
  /** The server's name of the type. */
  type: string;
  lastFour: string;
}

/** A card that was to pay, as far as it is known: the payment provider's fields may not tell its type or its end. */
export interface SentCard {
  type?: string | undefined;
  lastFour: string | undefined;
  /** In cents, where two cards pay. */
  appliedAmount?: number | undefined;
}

/** Whose network a card is of: the shop's own cards are told apart only where its flags say so. */
function networkOf(type: string): string {
  if (type === 'Imprint') return 'Visa';
  return type === 'CoBrandMasterCard' ? 'MasterCard' : countedType(type as CardType);
}

/**
 * Which of these cards pay, each once, by its end and its network, and how much of the order each pays; one that pays
 * without being among them is left out.
 */
export function cardsApplied<Card extends { cardInfo: EndedCard }>(
  cards: readonly Card[],
  applied: readonly (EndedCard & { appliedAmount: number })[],
): { card: Card; cents: number }[] {
  const left = [...cards];
  return applied.flatMap((one) => {
    const at = left.findIndex(({ cardInfo }) => areApplied([cardInfo], [one]));
    const [card] = at < 0 ? [] : left.splice(at, 1);
    return card ? { card, cents: one.appliedAmount } : [];
  });
}

/**
 * Whether these cards, and no others, pay: by their ends, their networks, and by how much of the order each pays where
 * that is given. One whose end is not known is never said to.
 */
export function areApplied(
  cards: readonly SentCard[],
  applied: readonly (EndedCard & { appliedAmount: number })[],
): boolean {
  const left = [...applied];
  for (const { type, lastFour, appliedAmount = 0 } of cards) {
    const at = left.findIndex(
      (other) =>
        other.lastFour === lastFour &&
        (!type || networkOf(type) === networkOf(other.type)) &&
        (!appliedAmount || appliedAmount === other.appliedAmount),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}
