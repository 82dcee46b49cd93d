import { useRef, useState } from 'react';
import type { SavedCard } from '../../src/contract/payment/card.ts';
import type { CheckoutPayment } from '../../src/contract/payment/checkout-payment.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { cardName } from '../../src/domain/payment/card-names.ts';
import { type CardObstacle, cardObstacle, firstChoice } from '../../src/domain/payment/saved-cards.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { failureMessage } from '../../src/state/attempt.ts';
import { savedCardPayment, savedCardRows } from '../../src/state/payment/saved-card-rows.ts';
import { usePayment } from '../../src/state/payment/use-payment.ts';
import { usePaymentData } from '../../src/state/payment/use-payment-data.ts';
import type { SavedCardsProps } from './saved-cards.island.ts';
import { savedCardsMessages } from './saved-cards.messages.ts';

/** The cards, the chosen one, and the payment. */
export function useSavedCards(island: IslandHandle, props: SavedCardsProps) {
  const { order, onUpdate, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const labels = useTexts(savedCardsMessages);
  const { shown, load } = usePaymentData(
    island,
    { savedCards: props.cards, amountDue: props.amountDue, hasOnlyRewardCards, rewardsErrorMessage },
    { needed: ['savedCards'], isPageInCharge: !!onUpdate },
  );
  const { state, isDoubtful, pay, handOver, forget } = usePayment(island);
  const payment: Partial<CheckoutPayment> & Pick<CheckoutPayment, 'savedCards'> =
    shown.status === 'known' ? shown.payment : { savedCards: [] };
  // A card that pays is in use by this payment.
  const isPaying = state.status === 'busy' || state.status === 'applied' || state.status === 'leaving';
  const isRestricted = payment.hasOnlyRewardCards;
  const choice = useCardChoice(payment.savedCards, props, { hasOnlyRewardCards: isRestricted, isPaying });
  const { card, selectedIndex, lost } = choice;

  async function handleUpdate() {
    if (!card) return;
    choice.choose(card);
    if (onUpdate) {
      await handOver(() => onUpdate({ order, selectedIndex }));
      return;
    }
    await pay(savedCardPayment(card, payment.amountDue));
  }

  return {
    labels,
    shown,
    load,
    rows: savedCardRows(payment.savedCards, { labels, chosen: card?.id, hasOnlyRewardCards: isRestricted }),
    state,
    problem: [failureMessage(state), lost && lostText(lost, labels)].filter(Boolean).join(' ') || undefined,
    hasEligible: choice.hasEligible,
    hasChoice: !!card,
    rewardsMessage: isRestricted ? (payment.rewardsErrorMessage ?? labels.onlyRewardCards) : undefined,
    amountDue: payment.amountDue,
    doubt: isDoubtful && labels.paymentDoubtful,
    total:
      payment.amountDue === undefined
        ? undefined
        : fillIn(labels.totalToPay, formatPrice(payment.amountDue, pageContext())),
    handleChoose(index: number) {
      choice.choose(payment.savedCards[index]!);
      forget();
    },
    handleUpdate,
  };
}

interface LostCard {
  card: SavedCard;
  /** undefined if it is no longer in the list. */
  obstacle: CardObstacle | undefined;
}

function lostText({ card, obstacle }: LostCard, labels: typeof savedCardsMessages): string {
  const text = fillIn(labels.cardChoiceLost, cardName(card.cardInfo, labels));
  return `${text} ${labels[obstacle ?? 'cardNotKept']}`;
}

interface ChoiceRules {
  hasOnlyRewardCards: boolean | undefined;
  isPaying: boolean;
}

/** The chosen card, by its id, so that it stays chosen when the list changes. */
function useCardChoice(
  cards: readonly SavedCard[],
  { cards: given, selectedIndex: givenIndex }: SavedCardsProps,
  { hasOnlyRewardCards, isPaying }: ChoiceRules,
) {
  const [chosen, choose] = useState<SavedCard>();
  const firstId = useRef(given?.[givenIndex ?? -1]?.id);
  const wanted = cards.findIndex(({ id }) => id === (chosen?.id ?? firstId.current));
  const firstIndex = firstChoice(cards, wanted < 0 ? givenIndex : wanted, hasOnlyRewardCards);
  // Keeps the shopper's own choice instead of preselecting another card.
  const isLost = !!chosen && !isPaying && wanted !== firstIndex;
  const selectedIndex = chosen ? (isLost ? -1 : wanted) : firstIndex;
  const card = cards[selectedIndex];
  firstId.current ??= card?.id;
  const lostCard = cards[wanted];
  return {
    card,
    selectedIndex,
    choose,
    hasEligible: firstIndex >= 0,
    /** The card that the shopper has chosen, if it can no longer be chosen. */
    lost: isLost
      ? { card: chosen, obstacle: lostCard && cardObstacle(lostCard, hasOnlyRewardCards) }
      : undefined,
  };
}
