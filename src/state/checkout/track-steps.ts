import { useEffect, useRef } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';
import { track, trackedValue, units } from '../track.ts';

const { shipping, payment, review, confirmation } = stepIndexes;

/** Tells the page's analytics of the checkout's beginning, of each part that is done, and of the order. */
export function useTrackedSteps(checkout: Checkout | undefined, step: StepIndex): void {
  const before = useRef<StepIndex>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, not for each change
  useEffect(() => {
    if (!checkout) return;
    const last = before.current;
    before.current = step;
    const order = orderOf(checkout);
    if (step === confirmation) trackPurchase(checkout);
    else if (last === undefined) {
      if (step === shipping && checkout.furthestStep === shipping) track('begin_checkout', order);
    } else if (last < payment && step >= payment) track('add_shipping_info', order);
    else if (last < review && step === review)
      track('add_payment_info', { ...order, payment_type: cardTypes(checkout) });
  }, [!checkout, step]);
}

function orderOf({ basketItems, orderSummary, promoCode }: Checkout) {
  const products = basketItems
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ sku, quantity, itemInfo, optionChoices }) => ({
      sku,
      quantity,
      name: itemInfo?.name,
      price: itemInfo?.price,
      variant: optionChoices.map(({ value }) => value).join(', '),
    }));
  return { ...trackedValue(products, orderSummary?.subtotal), coupon: promoCode };
}

function trackPurchase(checkout: Checkout): void {
  const { orderNumber, orderSummary } = checkout;
  if (!orderNumber) return;
  track('purchase', {
    transaction_id: orderNumber,
    ...orderOf(checkout),
    tax: units(orderSummary?.taxTotal),
    shipping: units(orderSummary?.shippingTotal),
  });
}

const cardTypes = ({ payment: { appliedCards = [] } }: Checkout) =>
  appliedCards.map(({ type }) => type).join(', ') || undefined;
