import { useAtom } from 'jotai';
import { useState } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { leftToPay } from '../../../src/domain/payment/payment-sums.ts';
import { useOnMount } from '../../../src/hooks/use-on-mount.ts';
import { cardDeclinedAtom } from '../../../src/state/checkout/card-declined.ts';
import { forgetDecline, isDeclineAddress } from '../../../src/state/checkout/step-address.ts';
import { useOrderCards } from '../../../src/state/payment/order-payment.ts';
import type { PartialPayment } from '../../../src/state/payment/partial-payment.ts';

/** The paid part of the order, as the server says, or after the payment just made. */
export function usePaid(payment: CheckoutPayment) {
  // The step shows only once this is known.
  const { amountDue = 0 } = payment;
  const appliedCards = useOrderCards(payment);
  const [known, setDeclined] = useAtom(cardDeclinedAtom);
  const isDeclined = known ?? isDeclineAddress();
  const [paidWith, setPaidWith] = useState<CheckoutPayment>();
  const [isWhole, setWhole] = useState(false);
  const [isPartPaidNow, setPartPaidNow] = useState(false);
  useOnMount(() => {
    // Kept for the shopper's return to the step.
    if (isDeclined) setDeclined(true);
    forgetDecline();
  });

  // If the server marks the declined card, the other cards that it lists as paying do pay.
  const isDoubtful = isDeclined && !payment.cards?.some(({ isValid }) => !isValid);
  // A wallet that pays was not declined: the server takes a declined one away.
  const { wallet } = payment;
  const left = leftToPay({ amountDue, appliedCards, wallet });
  // The checkout has the payment just made only after the next read; some servers never say what pays.
  const isPaidNow = payment.appliedCards ? paidWith === payment : paidWith?.amountDue === amountDue;
  const isPaid = !isDoubtful && (isPaidNow || ((appliedCards.length > 0 || !!wallet) && left === 0));
  const [kept] = appliedCards;
  const part: PartialPayment | undefined =
    !isWhole && !isDoubtful && !isPaid && kept && appliedCards.length === 1 && left < amountDue
      ? { slot: freeSlot(payment), cents: left, kept: [kept] }
      : undefined;

  return {
    isDeclined,
    /** The cards that pay, unless one of them was declined and the server does not say which. */
    applied: isDoubtful ? [] : appliedCards,
    isPaid,
    /** The open part: the first of two cards has paid its part, and the other has not yet. */
    part,
    /** In cents. */
    left: isDoubtful ? amountDue : left,
    /** The part was paid just now. */
    isPartPaidNow,
    /** Lets one card pay everything, in place of the paid part. */
    payWhole: () => setWhole(true),
    /** @param isPart the first of two cards has paid its part */
    note(isPart: boolean) {
      if (!isPart) setPaidWith(payment);
      setPartPaidNow(isPart);
      setWhole(false);
    },
  };
}

/** The place that no paying card has. */
const freeSlot = ({ cards = [] }: CheckoutPayment) =>
  cards.some(({ slot, isApplied, isValid }) => slot === 'CardTwo' && isApplied && isValid)
    ? 'CardOne'
    : 'CardTwo';
