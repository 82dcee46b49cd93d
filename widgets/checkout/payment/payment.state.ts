import { useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { cardsApplied } from '../../../src/domain/payment/applied-cards.ts';
import { firstChoice } from '../../../src/domain/payment/saved-cards.ts';
import { useOnChange, useOnMount } from '../../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../../src/page/context.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { forgetDecline, isDeclineAddress } from '../../../src/state/checkout/step-address.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { useCardPayment } from '../../../src/state/payment/card-payment.ts';
import { type PaymentState, usePayment } from '../../../src/state/payment/paying.ts';
import { savedCardPayment } from '../../../src/state/payment/saved-card-rows.ts';
import type { StepProps } from '../checkout.state.ts';

/** The choice of a card that is typed; the others are the ids of saved cards. */
export const newCard = Symbol('newCard');

/** A way to pay: a saved card's id, a new card, or what pays already. */
type Means = string | typeof newCard | undefined;

/**
 * The payment step: what is chosen pays when Next is pressed, and then the step ends (checkout §4). Each way keeps what was
 * typed in it while another is chosen.
 */
export function usePaymentStep({ checkout, flow, cardProvider }: StepProps) {
  const island = useIsland();
  const { payment } = checkout;
  const { savedCards, amountDue, hasOnlyRewardCards, appliedCards = [] } = payment;
  const { state, attempt, forget } = useChange();
  const [isDeclined, setDeclined] = useState(isDeclineAddress);
  const [isPaidNow, setPaidNow] = useState(false);
  const isPaid = (appliedCards.length > 0 || isPaidNow) && !isDeclined;
  const [isOpen, setOpen] = useState(!isPaid);
  const [chosen, choose] = useState<Means>();
  const saved = usePayment(island);
  const card = useCardPayment(island, {
    provider: cardProvider,
    allowsSaving: pageContext().account.isSignedIn,
    savedCardCount: savedCards.length,
    amountDue,
  });

  // The card that pays alone is chosen, although the server says that it is in use.
  const [paying] = appliedCards.length === 1 && isPaid ? cardsApplied(savedCards, appliedCards) : [];
  const choices = savedCards.map((one) => (one === paying?.card ? { ...one, isInUse: false } : one));
  const first = choices[firstChoice(choices, undefined, hasOnlyRewardCards)]?.id;
  const means: Means = chosen ?? (isPaid ? paying?.card.id : isDeclined ? newCard : (first ?? newCard));

  useOnMount(forgetDecline);
  // The total, or what pays, may have changed elsewhere: then what was said about it no longer holds.
  useOnChange(forget, String(isPaid));

  async function pay(): Promise<boolean | 'leaving'> {
    const isKept = isPaid && (means === undefined || means === paying?.card.id);
    if (isKept || amountDue === 0) return true;
    const savedCard = savedCards.find(({ id }) => id === means);
    const outcome: PaymentState | undefined = savedCard
      ? await saved.pay(savedCardPayment(savedCard, amountDue))
      : await card.payWithCard();
    if (outcome?.status === 'leaving') return 'leaving';
    if (outcome?.status !== 'applied') return false;
    setPaidNow(true);
    setDeclined(false);
    setOpen(false);
    choose(undefined);
    return true;
  }

  return {
    card,
    choices,
    means,
    /** Nothing is left for a card to pay. */
    isNothingDue: amountDue === 0 && !isPaid,
    isPaid,
    isDeclined,
    /** The ways to pay are shown; closed, the card that pays stays. */
    isOpen: isOpen || !isPaid,
    setOpen,
    choose(next: Means) {
      choose(next);
      saved.forget();
      forget();
    },
    /** Of a saved card; that of a typed one shows at its fields. */
    failure: saved.state,
    isDoubtful: saved.isDoubtful,
    state,
    next: () => attempt(() => nextStep(flow, stepIndexes.payment, { pay })),
  };
}

export type PaymentStep = ReturnType<typeof usePaymentStep>;

/** The cards that pay, as the server says. */
export type AppliedCards = NonNullable<Checkout['payment']['appliedCards']>;
