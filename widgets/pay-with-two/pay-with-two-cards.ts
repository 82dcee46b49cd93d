import { useState } from 'react';
import type { PayloadOf } from '../../src/contract/call.ts';
import type { CheckoutPayment } from '../../src/contract/payment/checkout-payment.ts';
import type { CardData, savePayment } from '../../src/contract/payment/payment.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { cardsApplied } from '../../src/domain/payment/applied-cards.ts';
import { cardName, cardTypeName, knownCardType } from '../../src/domain/payment/card-names.ts';
import { splitCardsLimit } from '../../src/domain/payment/payment-limits.ts';
import { cardNote, cardObstacle } from '../../src/domain/payment/saved-cards.ts';
import { hasHouseholdCard } from '../../src/state/payment/household-card.ts';
import type { payWithTwoMessages } from './pay-with-two.messages.ts';
import type { EnteredCard } from './pay-with-two-new-cards.ts';

/** A saved card, or one that was entered here. */
interface TwoCard extends EnteredCard {
  isNew: boolean;
  isExpired: boolean;
  isInUse: boolean;
  isRewardCard: boolean;
}

interface TwoCardsOptions {
  /** The page itself pays, through its own function. */
  isPageInCharge: boolean;
}

/** The cards of the list, and the chosen ones in the order of choosing. */
export function useTwoCards(
  payment: Partial<CheckoutPayment>,
  newCards: readonly EnteredCard[],
  { isPageInCharge }: TwoCardsOptions,
) {
  const { savedCards = [], appliedCards = [], hasOnlyRewardCards } = payment;
  const [chosenKeys, choose] = useState<readonly string[]>();
  // Two cards that already pay are preselected, because the popup is open to change their amounts.
  const isSplit = !isPageInCharge && appliedCards.length === splitCardsLimit.most;
  const inUse = savedCards.filter((card) => card.isInUse);
  const splitCards = isSplit ? cardsApplied(inUse, appliedCards) : [];
  const splitKeys = splitCards.map(({ card }) => card.id);

  const cards: TwoCard[] = [
    ...savedCards.map((card) => ({
      ...card,
      key: card.id,
      isNew: false,
      isInUse: card.isInUse && !splitKeys.includes(card.id),
    })),
    ...newCards.map((card) => ({
      ...card,
      isNew: true,
      isExpired: false,
      isInUse: false,
      // Only the server knows whether it is one, so the card is not ruled out here.
      isRewardCard: true,
    })),
  ];
  const chosen = (chosenKeys ?? splitKeys).flatMap(
    (key) => cards.find((card) => card.key === key && !cardObstacle(card, hasOnlyRewardCards)) ?? [],
  );
  const keys = chosen.map(({ key }) => key);
  const without = (key: string) => keys.filter((other) => other !== key);

  return {
    cards,
    chosen,
    isFull: chosen.length === splitCardsLimit.most,
    /** The amount that one of the cards pays now. */
    paid: splitCards[0] ? { key: splitKeys[0], cents: splitCards[0].cents } : {},
    choose,
    without,
    toggled: (key: string) => (keys.includes(key) ? without(key) : [...keys, key]),
    withAdded: (key: string) =>
      keys.length < splitCardsLimit.most && !keys.includes(key) ? [...keys, key] : keys,
  };
}

interface RowOptions {
  labels: typeof payWithTwoMessages;
  hasOnlyRewardCards: boolean | undefined;
}

export function cardRows(
  { cards, chosen, isFull }: ReturnType<typeof useTwoCards>,
  { labels, hasOnlyRewardCards }: RowOptions,
) {
  const isHousehold = hasHouseholdCard();
  return cards.map((card) => {
    const { key, cardInfo, isNew } = card;
    const obstacle = cardObstacle(card, hasOnlyRewardCards);
    const isChosen = chosen.includes(card);
    return {
      key,
      isNew,
      name: cardName(cardInfo, labels),
      shortName: cardInfo.lastFour
        ? fillIn(labels.cardShortName, cardTypeName(cardInfo.type, labels), cardInfo.lastFour)
        : cardTypeName(cardInfo.type, labels),
      type: knownCardType(cardInfo.type, labels),
      note: isNew ? labels.newCard : cardNote(cardInfo, labels, isHousehold),
      isChosen,
      isBlocked: !!obstacle || (isFull && !isChosen),
      reason: obstacle && labels[obstacle],
    };
  });
}

/** The two cards as sent. */
export function twoCardsPayload(
  chosen: readonly TwoCard[],
  amounts: readonly number[],
  dataOf: (key: string) => CardData | undefined,
): Omit<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'> {
  const [one, two] = chosen.map(({ key }, index) => {
    const appliedAmount = amounts[index]!;
    const data = dataOf(key);
    // The same object, not a copy, so that wiping the card also wipes the pending request.
    return data ? { entered: Object.assign(data, { appliedAmount }) } : { saved: { id: key, appliedAmount } };
  });
  return {
    cardOneData: one!.entered,
    accountCardOneData: one!.saved,
    cardTwoData: two!.entered,
    accountCardTwoData: two!.saved,
  };
}
