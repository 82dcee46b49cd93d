import { useState } from 'react';
import { cardMessages } from '../../src/domain/cards/card-messages.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { savedCardsMessages } from '../../src/domain/payment-messages.ts';
import {
  areApplied,
  cardName,
  cardObstacle,
  firstChoice,
  formatExpiry,
  savedCardProblem,
} from '../../src/domain/saved-cards.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { usePayment, useShownPayment } from '../../src/state/paying.ts';
import { payWithCards } from '../../src/state/payment.ts';
import type { SavedCardsProps } from './saved-cards.island.ts';

/** The cards, the chosen one, and the payment, as far as it has come. */
export function useSavedCards(island: IslandHandle, props: SavedCardsProps) {
  const { cards: given, order, onUpdate, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const { messages } = pageContext();
  const labels = withOverrides(savedCardsMessages, messages);
  const { shown, load } = useShownPayment(
    island,
    { savedCards: given, hasOnlyRewardCards, rewardsErrorMessage },
    !!onUpdate,
  );
  const { state, pay, handOver, forget } = usePayment(island);
  const payment = shown.status === 'known' ? shown.payment : { savedCards: [] };
  const cards = payment.savedCards;
  // By what it is, so that it stays chosen when the list is another.
  const [chosenId, choose] = useState<string>();
  const wanted = cards.findIndex(({ id }) => id === chosenId);
  const selectedIndex = firstChoice(
    cards,
    wanted < 0 ? props.selectedIndex : wanted,
    payment.hasOnlyRewardCards,
  );
  const card = cards[selectedIndex];
  const problem =
    state.status === 'failed' &&
    (state.message ?? savedCardProblem(state.cardErrors[0], withOverrides(cardMessages, messages)));

  const rows = cards.map((one, index) => {
    const expiry = formatExpiry(one.cardInfo.expMonth, one.cardInfo.expYear);
    const obstacle = cardObstacle(one, payment.hasOnlyRewardCards);
    return {
      key: one.id,
      name: cardName(one.cardInfo, labels.cardName),
      note: expiry && fillIn(labels.cardExpires, expiry),
      isChosen: index === selectedIndex,
      isBlocked: !!obstacle,
      reason: obstacle && labels[obstacle],
    };
  });
  const [appliedName, setAppliedName] = useState<string>();

  function handleChoose(index: number) {
    choose(cards[index]!.id);
    forget();
  }

  async function handleUpdate() {
    if (!card) return;
    if (onUpdate) {
      await handOver(() => onUpdate({ order, selectedIndex }));
      return;
    }
    const { id, cardInfo } = card;
    const name = cardName(cardInfo, labels.cardName);
    setAppliedName(name);
    const { status } = await pay({
      pay: () => payWithCards({ accountCardOneData: { id } }),
      isApplied: ({ appliedCards }) => areApplied([cardInfo], appliedCards),
    });
    // Closed meanwhile, it is said on the page.
    if (status === 'applied' && island.signal.aborted) announce(fillIn(labels.cardApplied, name));
  }

  return {
    labels,
    shown,
    load,
    rows,
    state,
    problem: problem || undefined,
    hasChoice: !!card,
    rewardsMessage: payment.hasOnlyRewardCards
      ? (payment.rewardsErrorMessage ?? labels.onlyRewardCards)
      : undefined,
    applied: fillIn(labels.cardApplied, appliedName ?? ''),
    handleChoose,
    handleUpdate,
  };
}
