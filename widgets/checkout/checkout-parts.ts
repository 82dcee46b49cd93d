import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { SumsRow } from '../../src/domain/cart/order-sums.ts';
import type { StepKey } from '../../src/domain/checkout/steps.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { cardNameMessages } from '../../src/domain/payment/payment-messages.ts';
import { paidSumsMessages } from '../../src/domain/payment/payment-paying-messages.ts';
import {
  leftToPay,
  paidBeforeCards,
  paidByCards,
  paidPartMessages,
} from '../../src/domain/payment/payment-sums.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useFollowedCheckout } from '../../src/state/payment/known-payment.ts';
import type { StepFile } from './checkout.state.ts';

/*
 * What the checkout is put together of. Only this file knows all of it: what pays is payment's, which knows the order,
 * and not the other way round.
 */

/** Each step's file, with everything that only its view needs. */
export const stepFiles: Partial<Record<StepKey, () => Promise<StepFile>>> = {
  shipping: () => import(/* The shipping step of checkout. */ './shipping/shipping.tsx'),
  options: () => import(/* The step of shipping and gift options. */ './options/options.tsx'),
  payment: () => import(/* The payment step of checkout. */ './payment/payment.tsx'),
  // The confirmation comes with the review: once the order is placed, nothing has to load any more.
  review: async () => {
    const [view, payment] = await Promise.all([
      import(/* The step that shows the whole order and places it. */ './review/review.tsx'),
      paymentSummary(),
      confirmation(),
    ]);
    return { ...view, ...payment };
  },
  confirmation: async () => {
    const [view, payment] = await Promise.all([confirmation(), paymentSummary()]);
    return { ...view, ...payment };
  },
};

/** Payment follows the checkout whatever its step is, and tells the page which cards pay. */
export function useCheckoutParts(): void {
  useFollowedCheckout();
}

/** What pays for the order, and what no means pays yet, as further sums of it (decision 85). */
export function usePaidSums({ payment, orderNumber }: Checkout): SumsRow[] {
  const texts = useTexts(paidWords);
  const rows = [...paidBeforeCards(payment, texts), ...paidByCards(payment, texts)];
  const left = leftToPay(payment);
  // Of a placed order everything is paid.
  if (left > 0 && rows.length && !orderNumber) rows.push({ name: texts.leftToPaySum, cents: left });
  return rows.map(({ name: label, cents }) => ({ label, value: formatPrice(cents, pageContext()) }));
}

const paidWords = { ...cardNameMessages, ...paidPartMessages, ...paidSumsMessages };

const confirmation = () => import(/* The confirmation of the order. */ './confirmation/confirmation.tsx');

const paymentSummary = () =>
  import(/* What pays, as a part of the whole order. */ './payment/payment-summary.tsx');
