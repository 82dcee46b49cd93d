import { useState } from 'react';
import type { SavedCard } from '../../../src/contract/payment/card.ts';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { cardsApplied } from '../../../src/domain/payment/applied-cards.ts';
import { firstChoice } from '../../../src/domain/payment/saved-cards.ts';
import { useOnChange } from '../../../src/hooks/use-on-mount.ts';
import { cardsToVerify } from '../../../src/state/payment/verify-card.ts';
import type { usePaid } from './payment-paid.state.ts';

/** The value of the choice for a typed card; the other values are the ids of saved cards. */
export const newCard = Symbol('newCard');

/** A way to pay: a saved card's id, or a new card. */
export type Means = string | typeof newCard;

/** The saved cards to choose from, and the choice: at first the card that pays, else the first that can pay. */
export function useMeans(
  payment: CheckoutPayment,
  { isPaid, isDeclined, applied, part }: ReturnType<typeof usePaid>,
) {
  const { savedCards, cards = [], hasOnlyRewardCards, amountDue } = payment;
  const [isOpen, setOpen] = useState(!isPaid);
  const [lastChosen, choose] = useState<Means>();
  // A card that pays alone can be chosen, although the server says that it is in use; beside another card it cannot pay
  // twice.
  const used = cardsApplied(savedCards, applied).map((one) => one.card);
  const [alone] = applied.length === 1 && isPaid ? used : [];
  // A card that does not pay yet, but will once its code is checked (decision 90).
  const asked = isPaid || isDeclined ? undefined : cardsToVerify(payment).find((card) => !card.isApplied);
  const current = alone ?? savedCards.find(({ id }) => id === asked?.storedPaymentMethodId);
  const isTaken = (card: SavedCard) => card !== current && (isPaid || !!part);
  const choices = savedCards.map((one) =>
    used.includes(one) || one === current ? { ...one, isInUse: isTaken(one) } : one,
  );
  // A card that was declined can be tried again, but is not chosen by itself.
  const declined = cards
    .filter(({ isValid }) => !isValid)
    .flatMap(({ storedPaymentMethodId }) => storedPaymentMethodId ?? []);
  const willing = choices.map((one) => (declined.includes(one.id) ? { ...one, isInUse: true } : one));
  const first = choices[firstChoice(willing, undefined, hasOnlyRewardCards)]?.id;
  // The chosen saved card may have been deleted since.
  const isThere = (id: Means | undefined) => choices.some((one) => one.id === id && !one.isInUse);
  const chosen = lastChosen === newCard || isThere(lastChosen) ? lastChosen : undefined;
  const isCurrent = isPaid || !!asked;
  const means = chosen ?? (isCurrent ? current?.id : isDeclined ? undefined : first) ?? newCard;

  // After a payment here, in a popup or in another tab, the choice collapses to the card that pays.
  const paying = isPaid ? JSON.stringify(applied.map(({ type, lastFour }) => [type, lastFour])) : '';
  useOnChange(() => {
    if (!paying) return;
    setOpen(false);
    choose(undefined);
  }, paying);

  // Next sends no payment: the chosen card pays already, or will once its code is checked, or nothing is due.
  const isKept = amountDue === 0 || (isCurrent && (chosen === undefined || chosen === current?.id));

  return {
    choices,
    /** The ids of the saved cards that were declined. */
    declined,
    means,
    choose,
    /** Chooses the new card, which the shopper types, in place of the one that pays. */
    chooseTyped() {
      if (isKept) choose(newCard);
    },
    isKept,
    /** Whether the ways to pay are shown; while they are closed, the card that pays stays. */
    isOpen: isOpen || !isPaid,
    setOpen(next: boolean) {
      setOpen(next);
      if (!next) choose(undefined);
    },
  };
}
