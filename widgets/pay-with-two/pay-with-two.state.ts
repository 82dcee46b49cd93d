import { useRef, useState } from 'react';
import type { CheckoutPayment } from '../../src/contract/payment/checkout-payment.ts';
import type { CardData } from '../../src/contract/payment/payment.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatTotal } from '../../src/domain/money.ts';
import type { CardByLastFour } from '../../src/domain/payment/applied-cards.ts';
import { cardName } from '../../src/domain/payment/card-names.ts';
import { splitCardsLimit, splitChoicesLimit } from '../../src/domain/payment/payment-limits.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { openOverlay } from '../../src/page/overlays.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { failureMessage } from '../../src/state/attempt.ts';
import type { Payment } from '../../src/state/payment/payment-kinds.ts';
import { usePayment } from '../../src/state/payment/use-payment.ts';
import { usePaymentData } from '../../src/state/payment/use-payment-data.ts';
import type { PayWithTwoProps } from './pay-with-two.island.ts';
import { payWithTwoMessages } from './pay-with-two.messages.ts';
import { cardRows, twoCardsPayload, useTwoCards } from './pay-with-two-cards.ts';
import { useNewCards } from './pay-with-two-new-cards.ts';
import { useSplit } from './pay-with-two-split.ts';

/** The cards, the two chosen ones, their amounts, and the payment. */
export function usePayWithTwo(island: IslandHandle, props: PayWithTwoProps) {
  const { order, onUpdate } = props;
  const labels = useTexts(payWithTwoMessages);
  const { shown, load, payment, newCards, two, split } = useTwoOfTheCards(island, props);
  const { cards, chosen, isFull } = two;
  const { state, isDoubtful, pay, handOver, forget } = usePayment(island);
  const [isTooFew, setTooFew] = useState(false);

  function choose(next: readonly string[]) {
    two.choose(next);
    setTooFew(false);
    forget();
  }

  async function handleUpdate() {
    setTooFew(!isFull);
    const amounts = isFull && split.check();
    if (!amounts) return;
    const payload = twoCardsPayload(chosen, amounts, newCards.dataOf);
    const selectedIndexes = chosen.map((card) => cards.indexOf(card));
    const forPage = { order, selectedIndexes, appliedAmounts: amounts, payment: payload };
    if (onUpdate) return void handOver(() => onUpdate(forPage));
    const keys = chosen.map(({ key }) => key);
    const { status } = await pay({
      ...twoCardsPayment(payload, chosen, amounts),
      amountDue: payment.amountDue,
      savedCount: newCards.savedCount(keys),
      names: chosen.map(({ cardInfo }) => cardName(cardInfo, labels)),
    });
    if (status === 'applied' || status === 'leaving') newCards.forget();
  }

  const rows = cardRows(two, { labels, hasOnlyRewardCards: payment.hasOnlyRewardCards });
  return {
    labels,
    shown,
    load,
    rows,
    state,
    split,
    total: formatTotal(payment.amountDue ?? 0, pageContext()),
    problem: isTooFew ? labels.selectTwoCards : failureMessage(state),
    ...furtherCards(rows),
    isFull,
    rewardsMessage: onlyRewardCardsText(payment, labels),
    doubt: isDoubtful && labels.paymentDoubtful,
    handleChoose: (index: number) => choose(two.toggled(cards[index]!.key)),
    handleRemove(key: string, name: string) {
      newCards.remove(key);
      choose(two.without(key));
      announce(fillIn(labels.cardRemoved, name));
    },
    handleNewCard: useNewCardPopup(props, {
      savedCardCount: (payment.savedCards?.length ?? 0) + newCards.savedCount(),
      onAdded: (data) => choose(two.withAdded(newCards.add(data))),
    }),
    handleUpdate,
  };
}

/** Whether a card can be added. A dead end: no card can be added, and fewer than two can be chosen. */
function furtherCards(rows: ReturnType<typeof cardRows>): { canAddCard: boolean; isDeadEnd: boolean } {
  // The provider encrypts a card for a call of its own, so it cannot be one of two.
  const canAddCard =
    rows.length < splitChoicesLimit.most && !pageContext().features.paymentProvider_EnableAdyen;
  return {
    canAddCard,
    isDeadEnd: !canAddCard && rows.filter(({ reason }) => !reason).length < splitCardsLimit.most,
  };
}

function onlyRewardCardsText(
  { hasOnlyRewardCards, rewardsErrorMessage }: Partial<CheckoutPayment>,
  labels: typeof payWithTwoMessages,
): string | undefined {
  return hasOnlyRewardCards ? (rewardsErrorMessage ?? labels.onlyRewardCards) : undefined;
}

/** The payment by the page and the server, the cards to choose from, and the amounts of the chosen ones. */
function useTwoOfTheCards(island: IslandHandle, props: PayWithTwoProps) {
  const { cards: savedCards, amountDue, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const isPageInCharge = !!props.onUpdate;
  const { shown, load } = usePaymentData(
    island,
    { savedCards, amountDue, hasOnlyRewardCards, rewardsErrorMessage },
    { needed: ['savedCards', 'amountDue'], isPageInCharge },
  );
  const payment: Partial<CheckoutPayment> = shown.status === 'known' ? shown.payment : {};
  const newCards = useNewCards();
  const two = useTwoCards(payment, newCards.cards, { isPageInCharge });
  const keys = two.chosen.map(({ key }) => key);
  const split = useSplit(payment.amountDue ?? 0, keys, two.paid);
  return { shown, load, payment, newCards, two, split };
}

function twoCardsPayment(
  payload: ReturnType<typeof twoCardsPayload>,
  chosen: readonly { key: string; cardInfo: CardByLastFour }[],
  amounts: readonly number[],
): Pick<Payment & { kind: 'cards' }, 'kind' | 'payload' | 'key' | 'cards'> {
  return {
    kind: 'cards',
    payload,
    key: [...chosen.map(({ key }) => key), ...amounts].join(' '),
    cards: chosen.map(({ cardInfo }, index) => ({ ...cardInfo, appliedAmount: amounts[index] })),
  };
}

interface NewCardPopup {
  savedCardCount: number;
  onAdded: (data: CardData) => void;
}

/** Opens the Add New Card popup. The list may change while it is open. */
function useNewCardPopup({ allowsSaving }: PayWithTwoProps, { savedCardCount, onAdded }: NewCardPopup) {
  const latest = useRef(onAdded);
  latest.current = onAdded;
  return () =>
    openOverlay('add-card', {
      allowsSaving,
      savedCardCount,
      onUpdate: (data: CardData) => latest.current(data),
    });
}
