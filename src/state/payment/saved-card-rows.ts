import type { SavedCard } from '../../contract/payment/card.ts';
import { cardName, knownCardType } from '../../domain/payment/card-names.ts';
import type { savedCardMessages } from '../../domain/payment/payment-saved-messages.ts';
import { cardNote, cardObstacle } from '../../domain/payment/saved-cards.ts';
import { hasHouseholdCard } from './household-card.ts';
import { cardsWithPartial, type PartialPayment, partialPaymentKey } from './partial-payment.ts';
import type { Payment } from './payment-kinds.ts';

interface RowOptions {
  labels: typeof savedCardMessages;
  /** The id of the chosen card. */
  chosen: string | undefined;
  hasOnlyRewardCards: boolean | undefined;
}

/** The saved cards as rows of a list to choose from; one that cannot be chosen says why. */
export function savedCardRows(
  cards: readonly SavedCard[],
  { labels, chosen, hasOnlyRewardCards }: RowOptions,
) {
  const isHousehold = hasHouseholdCard();
  return cards.map((card) => {
    const obstacle = cardObstacle(card, hasOnlyRewardCards);
    return {
      key: card.id,
      name: cardName(card.cardInfo, labels),
      type: knownCardType(card.cardInfo.type, labels),
      note: cardNote(card.cardInfo, labels, isHousehold),
      isChosen: card.id === chosen,
      isBlocked: !!obstacle,
      reason: obstacle && labels[obstacle],
    };
  });
}

/** The payment with a saved card, of all that is due or of a part of it. */
export function savedCardPayment(
  { id, cardInfo }: SavedCard,
  amountDue: number | undefined,
  part?: PartialPayment,
): Payment {
  const data = part ? { id, appliedAmount: part.cents } : { id };
  return {
    kind: 'cards',
    payload: part?.slot === 'CardTwo' ? { accountCardTwoData: data } : { accountCardOneData: data },
    key: partialPaymentKey(id, part),
    cards: cardsWithPartial(cardInfo, part),
    amountDue,
    savedCount: 0,
  };
}
