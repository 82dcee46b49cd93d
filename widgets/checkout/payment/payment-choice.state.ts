import { useState } from 'react';
import type { SavedCard } from '../../../src/contract/payment/card.ts';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { cardsApplied } from '../../../src/domain/payment/applied-cards.ts';
import { firstChoice } from '../../../src/domain/payment/saved-cards.ts';
import { useOnChange } from '../../../src/hooks/use-on-mount.ts';
import type { usePaid } from './payment-paid.state.ts';

/** The choice of a card that is typed; the others are the ids of saved cards. */
export const newCard = Symbol('newCard');

/** A way to pay: a saved card's id, a new card, or what pays already. */
export type Means = string | typeof newCard | undefined;

/** The saved cards to choose from, and what is chosen: at first what pays, else the first that can. */
export function useMeans(
  { savedCards, cards = [], hasOnlyRewardCards, amountDue }: CheckoutPayment,
  { isPaid, isDeclined, applied, part }: ReturnType<typeof usePaid>,
) {
  const [isOpen, setOpen] = useState(!isPaid);
  const [chosen, choose] = useState<Means>();
  // The card that pays alone is chosen, although the server says that it is in use; beside another it cannot pay twice.
  const used = cardsApplied(savedCards, applied).map((one) => one.card);
  const [alone] = applied.length === 1 && isPaid ? used : [];
  const isTaken = (card: SavedCard) => card !== alone && (isPaid || !!part);
  const choices = savedCards.map((one) => (used.includes(one) ? { ...one, isInUse: isTaken(one) } : one));
  // A card that was declined can be tried again, but is not chosen by itself.
  const declined = cards
    .filter(({ isValid }) => !isValid)
    .flatMap(({ storedPaymentMethodId }) => storedPaymentMethodId ?? []);
  const willing = choices.map((one) => (declined.includes(one.id) ? { ...one, isInUse: true } : one));
  const first = choices[firstChoice(willing, undefined, hasOnlyRewardCards)]?.id;
  const means: Means = chosen ?? (isPaid ? alone?.id : isDeclined ? newCard : (first ?? newCard));

  // Paid here, in a popup or in another tab: the choice collapses to what pays.
  const paying = isPaid ? JSON.stringify(applied.map(({ type, lastFour }) => [type, lastFour])) : '';
  useOnChange(() => {
    if (!paying) return;
    setOpen(false);
    choose(undefined);
  }, paying);

  return {
    choices,
    /** The ids of the saved cards that were declined. */
    declined,
    means,
    choose,
    /** What is chosen needs no payment: it pays already, or nothing is due. */
    isKept: amountDue === 0 || (isPaid && (means === undefined || means === alone?.id)),
    /** The ways to pay are shown; closed, the card that pays stays. */
    isOpen: isOpen || !isPaid,
    setOpen,
  };
}
