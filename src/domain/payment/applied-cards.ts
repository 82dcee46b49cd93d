import { type CardType, countedType } from './card-names.ts';

/** A card identified by its last digits. */
export interface EndedCard {
  /** The server's name of the type. */
  type: string;
  lastFour: string;
}

/**
 * A card of the payment. Its type and last digits may be unknown: the payment provider's fields do not always give
 * them.
 */
export interface SentCard {
  type?: string | undefined;
  lastFour: string | undefined;
  /** In cents, if two cards pay. */
  appliedAmount?: number | undefined;
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
 * Whether exactly these cards pay, compared by last digits, network and, where given, amount. False if a card's last
 * digits are unknown.
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
