import { useRef, useState } from 'react';
import type { CardData } from '../../src/contract/payment/payment.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { areApplied, cardsApplied } from '../../src/domain/payment/applied-cards.ts';
import { cardProblemMessages, cardsProblem } from '../../src/domain/payment/card-flags.ts';
import { payWithTwoMessages } from '../../src/domain/payment/pay-with-two-messages.ts';
import {
  cardName,
  cardNote,
  cardObstacle,
  cardsToChooseFrom,
  cardsTogether,
} from '../../src/domain/payment/saved-cards.ts';
import { currencySign } from '../../src/domain/payment/split-amounts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { usePayment } from '../../src/state/payment/paying.ts';
import { payWithCards } from '../../src/state/payment/payment.ts';
import { useShownPayment } from '../../src/state/payment/shown-payment.ts';
import type { PayWithTwoProps } from './pay-with-two.island.ts';
import { useNewCards } from './pay-with-two-new-cards.ts';
import { useSplit } from './pay-with-two-split.ts';

/** The cards, those that are chosen, what each pays, and the payment, as far as it has come. */
export function usePayWithTwo(island: IslandHandle, props: PayWithTwoProps) {
  const { cards: given, amountDue, order, onUpdate, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const { messages, currency, features } = pageContext();
  const labels = withOverrides(payWithTwoMessages, messages);
  const { shown, load } = useShownPayment(
    island,
    { savedCards: given, amountDue, hasOnlyRewardCards, rewardsErrorMessage },
    { needed: ['savedCards', 'amountDue'], isPageInCharge: !!onUpdate },
  );
  const { state, pay, handOver, forget } = usePayment(island);
  const payment = shown.status === 'known' ? shown.payment : { savedCards: [], amountDue: 0 };
  const newCards = useNewCards();
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>();
  const [isTooFew, setTooFew] = useState(false);
  const paidNames = useRef<string[]>([]);

  // Two that pay already are in use by what is changed here: they are chosen, until the shopper chooses otherwise.
  const applied = (!onUpdate && payment.appliedCards) || [];
  const isSplit = applied.length === cardsTogether;
  const inUse = payment.savedCards.filter((card) => card.isInUse);
  const splitCards = isSplit ? cardsApplied(inUse, applied) : [];
  const splitKeys = splitCards.map(({ card }) => card.id);

  const cards = [
    ...payment.savedCards.map((card) => ({
      ...card,
      key: card.id,
      isNew: false,
      isInUse: card.isInUse && !splitKeys.includes(card.id),
    })),
    ...newCards.cards.map((card) => ({
      ...card,
      isNew: true,
      isExpired: false,
      isInUse: false,
      // What it is, the server says.
      isRewardCard: true,
    })),
  ];
  const canBeChosen = (card: (typeof cards)[number]) => !cardObstacle(card, payment.hasOnlyRewardCards);
  // In the order in which they were chosen; what has left the list, or can no longer be chosen, is not.
  const chosen = (chosenKeys ?? splitKeys).flatMap(
    (key) => cards.find((card) => card.key === key && canBeChosen(card)) ?? [],
  );
  const totalCents = payment.amountDue;
  const keys = chosen.map(({ key }) => key);
  const latestKeys = useRef(keys);
  latestKeys.current = keys;
  const split = useSplit(
    totalCents,
    keys,
    splitCards[0] ? { key: splitKeys[0], cents: splitCards[0].cents } : {},
  );
  const total = formatPrice(totalCents, { currency });
  const isFull = chosen.length === cardsTogether;

  const rows = cards.map((card) => {
    const { key, cardInfo, isNew } = card;
    const obstacle = cardObstacle(card, payment.hasOnlyRewardCards);
    const isChosen = keys.includes(key);
    return {
      key,
      isNew,
      name: cardName(cardInfo, labels.cardName),
      note: isNew ? labels.newCard : cardNote(cardInfo, labels, features.cbhcc_EnableCbhcc),
      isChosen,
      isBlocked: !!obstacle || (isFull && !isChosen),
      reason: obstacle && labels[obstacle],
    };
  });

  function choose(next: readonly string[]) {
    setChosenKeys(next);
    setTooFew(false);
    forget();
  }

  function handleChoose(index: number) {
    const { key } = cards[index]!;
    choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  }

  function handleRemove(key: string, name: string) {
    newCards.remove(key);
    choose(keys.filter((other) => other !== key));
    announce(fillIn(labels.cardRemoved, name));
  }

  function handleNewCard() {
    const handleAdded = (data: CardData) => {
      const key = newCards.add(data);
      // The list may have been chosen from since the popup was opened.
      const now = latestKeys.current;
      choose(now.length < cardsTogether && !now.includes(key) ? [...now, key] : now);
    };
    const { allowsSaving } = props;
    const savedCardCount =
      payment.savedCards.length + newCards.savedCount(newCards.cards.map(({ key }) => key));
    island.open('add-card', { allowsSaving, savedCardCount, onUpdate: handleAdded }).catch(() => {});
  }

  async function handleUpdate() {
    setTooFew(!isFull);
    const amounts = isFull && split.check();
    if (!amounts) return;
    const [one, two] = keys.map((key, index) => {
      const appliedAmount = amounts[index]!;
      const data = newCards.dataOf(key);
      // The very card, not another of its kind: what empties one empties what is on its way too.
      return data
        ? { entered: Object.assign(data, { appliedAmount }) }
        : { saved: { id: key, appliedAmount } };
    });
    const payload = {
      cardOneData: one!.entered,
      accountCardOneData: one!.saved,
      cardTwoData: two!.entered,
      accountCardTwoData: two!.saved,
    };
    const ends = chosen.map(({ cardInfo: { type, lastFour } }, index) => ({
      type,
      lastFour,
      appliedAmount: amounts[index],
    }));
    paidNames.current = ends.map((end) => cardName(end, labels.cardName));
    if (onUpdate) {
      const selectedIndexes = chosen.map((card) => cards.indexOf(card));
      await handOver(() => onUpdate({ order, selectedIndexes, appliedAmounts: amounts, payment: payload }));
      return;
    }
    const { status } = await pay({
      pay: () => payWithCards(payload),
      isApplied: ({ appliedCards }) => areApplied(ends, appliedCards),
      savedCount: newCards.savedCount(keys),
      names: paidNames.current,
      wipe() {
        for (const entered of [one!.entered, two!.entered])
          if (entered) Object.assign(entered, { number: '', cvv: '' });
      },
    });
    if (status !== 'applied') return;
    newCards.forget();
    // Closed meanwhile, it is said on the page.
    if (island.signal.aborted) announce(fillIn(labels.twoCardsApplied, ...paidNames.current));
  }

  function problem(): string | undefined {
    if (isTooFew) return labels.selectTwoCards;
    if (state.status !== 'failed') return undefined;
    const texts = withOverrides(cardProblemMessages, messages);
    return cardsProblem(state.cardErrors, texts, paidNames.current) ?? state.message;
  }

  return {
    labels,
    shown,
    load,
    rows,
    state,
    split,
    total,
    amountLabel: (name: string) => fillIn(labels.amountOn, name, currencySign(currency)),
    problem: problem(),
    // The provider's fields encrypt a card for a payment of its own: it cannot be one of two.
    canAddCard: cards.length < cardsToChooseFrom && !features.paymentProvider_EnableAdyen,
    isFull,
    rewardsMessage: payment.hasOnlyRewardCards
      ? (payment.rewardsErrorMessage ?? labels.onlyRewardCards)
      : undefined,
    applied: fillIn(labels.twoCardsApplied, ...paidNames.current),
    handleChoose,
    handleRemove,
    handleNewCard,
    handleUpdate,
    forget,
  };
}
