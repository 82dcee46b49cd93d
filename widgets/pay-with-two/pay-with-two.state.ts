import { useEffect, useRef, useState } from 'react';
import type { CardData } from '../../src/contract/payment.ts';
import { cardMessages } from '../../src/domain/cards/card-messages.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { payWithTwoMessages } from '../../src/domain/payment-messages.ts';
import {
  areApplied,
  cardName,
  cardObstacle,
  cardsToChooseFrom,
  cardsTogether,
  formatExpiry,
  savedCardProblem,
} from '../../src/domain/saved-cards.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { usePayment, useShownPayment } from '../../src/state/paying.ts';
import { payWithCards } from '../../src/state/payment.ts';
import type { PayWithTwoProps } from './pay-with-two.island.ts';
import { useSplit } from './pay-with-two-split.ts';

/** The cards, those that are chosen, what each pays, and the payment, as far as it has come. */
export function usePayWithTwo(island: IslandHandle, props: PayWithTwoProps) {
  const { cards: given, amountDue, order, onUpdate, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const { messages, currency, features } = pageContext();
  const labels = withOverrides(payWithTwoMessages, messages);
  const { shown, load } = useShownPayment(
    island,
    { savedCards: given, amountDue, hasOnlyRewardCards, rewardsErrorMessage },
    !!onUpdate,
  );
  const { state, pay, handOver, forget } = usePayment(island);
  const payment = shown.status === 'known' ? shown.payment : { savedCards: [] };
  const newCards = useNewCards();
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([]);
  const [isTooFew, setTooFew] = useState(false);
  const paidNames = useRef<string[]>([]);

  const cards = [
    ...payment.savedCards.map((card) => ({ ...card, key: card.id, data: undefined })),
    ...newCards.cards.map((data, index) => ({
      key: `new-${index}`,
      cardInfo: {
        type: data.type,
        lastFour: data.number.slice(-4),
        expMonth: data.expMonth,
        expYear: data.expYear,
      },
      isExpired: false,
      isInUse: false,
      // What it is, the server says.
      isRewardCard: true,
      data,
    })),
  ];
  const canBeChosen = (card: (typeof cards)[number]) => !cardObstacle(card, payment.hasOnlyRewardCards);
  // In the order in which they were chosen; what has left the list, or can no longer be chosen, is not.
  const chosen = chosenKeys.flatMap(
    (key) => cards.find((card) => card.key === key && canBeChosen(card)) ?? [],
  );
  const totalCents = payment.amountDue ?? 0;
  const keys = chosen.map(({ key }) => key);
  const split = useSplit(totalCents, keys);
  const total = formatPrice(totalCents, { currency });
  const isFull = chosen.length === cardsTogether;

  const rows = cards.map((card) => {
    const { key, cardInfo, data } = card;
    const expiry = formatExpiry(cardInfo.expMonth, cardInfo.expYear);
    const obstacle = cardObstacle(card, payment.hasOnlyRewardCards);
    const isChosen = keys.includes(key);
    return {
      key,
      name: cardName(cardInfo, labels.cardName),
      note: data ? labels.newCard : expiry && fillIn(labels.cardExpires, expiry),
      isChosen,
      isBlocked: !!obstacle || (isFull && !isChosen),
      reason: obstacle && labels[obstacle],
    };
  });

  function choose(key: string) {
    setChosenKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
    setTooFew(false);
    forget();
  }

  function handleNewCard() {
    const handleAdded = (data: CardData) => {
      const key = `new-${newCards.add(data) - 1}`;
      // The list may have been chosen from since the popup was opened.
      setChosenKeys((now) => (now.length < cardsTogether ? [...now, key] : now));
      setTooFew(false);
    };
    const { allowsSaving } = props;
    island
      .open('add-card', { allowsSaving, savedCardCount: payment.savedCards.length, onUpdate: handleAdded })
      .catch(() => {});
  }

  async function handleUpdate() {
    setTooFew(!isFull);
    const amounts = isFull && split.check();
    if (!amounts) return;
    const [one, two] = chosen.map(({ key, data }, index) => {
      const appliedAmount = amounts[index]!;
      return {
        saved: data ? undefined : { id: key, appliedAmount },
        entered: data && { ...data, appliedAmount },
      };
    });
    const payload = {
      cardOneData: one!.entered,
      accountCardOneData: one!.saved,
      cardTwoData: two!.entered,
      accountCardTwoData: two!.saved,
    };
    if (onUpdate) {
      const selectedIndexes = chosen.map((card) => cards.indexOf(card));
      await handOver(() => onUpdate({ order, selectedIndexes, appliedAmounts: amounts, payment: payload }));
      return;
    }
    const ends = chosen.map(({ cardInfo: { type, lastFour } }, index) => ({
      type,
      lastFour,
      appliedAmount: amounts[index],
    }));
    paidNames.current = ends.map((end) => cardName(end, labels.cardName));
    const { status } = await pay({
      pay: () => payWithCards(payload),
      isApplied: ({ appliedCards }) => areApplied(ends, appliedCards),
    });
    if (status !== 'applied') return;
    newCards.wipe();
    // Closed meanwhile, it is said on the page.
    if (island.signal.aborted) announce(fillIn(labels.twoCardsApplied, ...paidNames.current));
  }

  function problem(): string | undefined {
    if (isTooFew) return labels.selectTwoCards;
    if (state.status !== 'failed') return undefined;
    const texts = withOverrides(cardMessages, messages);
    const ofCards = state.cardErrors.flatMap((errors, index) => {
      const said = savedCardProblem(errors, texts);
      return said ? `${paidNames.current[index]}: ${said}` : [];
    });
    return state.message ?? ofCards.join(' ');
  }

  return {
    labels,
    shown,
    load,
    rows,
    state,
    split,
    total,
    problem: problem(),
    // The provider's fields encrypt a card for a payment of its own: it cannot be one of two.
    canAddCard: cards.length < cardsToChooseFrom && !features.paymentProvider_EnableAdyen,
    isFull,
    rewardsMessage: payment.hasOnlyRewardCards
      ? (payment.rewardsErrorMessage ?? labels.onlyRewardCards)
      : undefined,
    applied: fillIn(labels.twoCardsApplied, ...paidNames.current),
    handleChoose: (index: number) => choose(cards[index]!.key),
    handleNewCard,
    handleUpdate,
    forget,
  };
}

/** Cards entered here, kept until they pay, the popup closes, or the page is left (decision 31). */
function useNewCards() {
  const [cards, setCards] = useState<readonly CardData[]>([]);
  const latest = useRef(cards);
  const set = (next: readonly CardData[]) => {
    latest.current = next;
    setCards(next);
  };
  const wipe = () => set([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls never changes what it does
  useEffect(() => {
    addEventListener('pagehide', wipe);
    return () => removeEventListener('pagehide', wipe);
  }, []);

  /** How many there are then. */
  function add(card: CardData): number {
    set([...latest.current, card]);
    return latest.current.length;
  }

  return { cards, add, wipe };
}
