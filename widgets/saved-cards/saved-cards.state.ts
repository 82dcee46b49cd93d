import { useRef, useState } from 'react';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { areApplied } from '../../src/domain/payment/applied-cards.ts';
import { cardProblemMessages, cardsProblem } from '../../src/domain/payment/card-flags.ts';
import { savedCardsMessages } from '../../src/domain/payment/saved-card-messages.ts';
import { cardName, cardNote, cardObstacle, firstChoice } from '../../src/domain/payment/saved-cards.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { usePayment } from '../../src/state/payment/paying.ts';
import { payWithCards } from '../../src/state/payment/payment.ts';
import { useShownPayment } from '../../src/state/payment/shown-payment.ts';
import type { SavedCardsProps } from './saved-cards.island.ts';

/** The cards, the chosen one, and the payment, as far as it has come. */
export function useSavedCards(island: IslandHandle, props: SavedCardsProps) {
  const { cards: given, order, onUpdate, hasOnlyRewardCards, rewardsErrorMessage } = props;
  const { messages, features } = pageContext();
  const labels = withOverrides(savedCardsMessages, messages);
  const { shown, load } = useShownPayment(
    island,
    { savedCards: given, hasOnlyRewardCards, rewardsErrorMessage },
    { needed: ['savedCards'], isPageInCharge: !!onUpdate },
  );
  const { state, pay, handOver, forget } = usePayment(island);
  const payment = shown.status === 'known' ? shown.payment : { savedCards: [] };
  const cards = payment.savedCards;
  // By what it is, so that it stays chosen when the list is another.
  const [chosen, choose] = useState<(typeof cards)[number]>();
  const firstId = useRef(given?.[props.selectedIndex ?? -1]?.id);
  const wanted = cards.findIndex(({ id }) => id === (chosen?.id ?? firstId.current));
  const firstIndex = firstChoice(
    cards,
    wanted < 0 ? props.selectedIndex : wanted,
    payment.hasOnlyRewardCards,
  );
  // What pays already is in use by that.
  const isPaying = state.status === 'busy' || state.status === 'applied';
  // What the shopper has chosen is not given up for another that they have not.
  const isLost = !!chosen && !isPaying && wanted !== firstIndex;
  const selectedIndex = chosen ? (isLost ? -1 : wanted) : firstIndex;
  const card = cards[selectedIndex];
  firstId.current ??= card?.id;

  function problem(): string | undefined {
    const texts = withOverrides(cardProblemMessages, messages);
    const ofPayment =
      state.status === 'failed' ? (cardsProblem(state.cardErrors, texts) ?? state.message) : undefined;
    return [ofPayment, isLost && lost(chosen)].filter(Boolean).join(' ') || undefined;
  }

  function lost({ cardInfo }: (typeof cards)[number]): string {
    const obstacle = cards[wanted] && cardObstacle(cards[wanted], payment.hasOnlyRewardCards);
    const said = fillIn(labels.cardChoiceLost, cardName(cardInfo, labels.cardName));
    return `${said} ${obstacle ? labels[obstacle] : labels.cardNotKept}`;
  }

  const rows = cards.map((one, index) => {
    const obstacle = cardObstacle(one, payment.hasOnlyRewardCards);
    return {
      key: one.id,
      name: cardName(one.cardInfo, labels.cardName),
      note: cardNote(one.cardInfo, labels, features.cbhcc_EnableCbhcc),
      isChosen: index === selectedIndex,
      isBlocked: !!obstacle,
      reason: obstacle && labels[obstacle],
    };
  });
  const [appliedName, setAppliedName] = useState<string>();

  function handleChoose(index: number) {
    choose(cards[index]!);
    forget();
  }

  async function handleUpdate() {
    if (!card) return;
    choose(card);
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
      savedCount: 0,
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
    problem: problem(),
    hasEligible: firstIndex >= 0,
    hasChoice: !!card,
    rewardsMessage: payment.hasOnlyRewardCards
      ? (payment.rewardsErrorMessage ?? labels.onlyRewardCards)
      : undefined,
    applied: fillIn(labels.cardApplied, appliedName ?? ''),
    handleChoose,
    handleUpdate,
  };
}
