import { fillIn } from '../messages.ts';
import { type CardNameTexts, type CardType, cardTypeName, countedType } from './card-names.ts';

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

/** A card that pays for the order, as far as it is known. */
export interface PayingCard {
  /** The server's name of the type. */
  type: string | undefined;
  lastFour: string | undefined;
  /** In cents. */
  amount: number | undefined;
}

/** The cards of a payment as they pay for the order: one pays all of it. */
export function payingCards(cards: readonly SentCard[], amountDue: number | undefined): PayingCard[] {
  return cards.map(({ type, lastFour, appliedAmount }) => ({
    type,
    lastFour,
    amount: appliedAmount ?? (cards.length === 1 ? amountDue : undefined),
  }));
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
    const at = left.findIndex(
      ({ cardInfo }) =>
        cardInfo.lastFour === one.lastFour && networkOf(cardInfo.type) === networkOf(one.type),
    );
    const [card] = at < 0 ? [] : left.splice(at, 1);
    return card ? { card, cents: one.appliedAmount } : [];
  });
}
