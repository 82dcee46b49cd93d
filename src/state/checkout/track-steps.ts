import type { Checkout } from '../../contract/checkout/checkout.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { sharedStore } from '../store.ts';
import { track, trackedValue, units } from '../track.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { forgetAllDrafts } from './drafts.ts';
import { onceForOrder } from './tracked-orders.ts';

const { shipping, payment, review, confirmation } = stepIndexes;

/** For a step's view: tracks the beginning of checkout, a completed part, or the order. */
export function useTrackedStep(checkout: Checkout, flow: CheckoutFlow): void {
  useOnMount(() => {
    const { step, stepBefore } = flow.state;
    const order = orderOf(checkout);
    if (step === confirmation) {
      forgetAllDrafts(sharedStore());
      trackPurchase(checkout);
    } else if (stepBefore === undefined) {
      if (step === shipping && checkout.furthestStep === shipping) track('begin_checkout', order);
    } else if (stepBefore < payment && step >= payment) track('add_shipping_info', order);
    else if (stepBefore < review && step === review)
      track('add_payment_info', { ...order, payment_type: cardTypes(checkout) });
  });
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

/** Tracks an order as soon as it is known to be placed, once: its confirmation tracks it only if it was placed elsewhere. */
export function trackPurchase(checkout: Checkout): void {
  const { orderNumber, orderSummary } = checkout;
  if (!orderNumber) return;
  onceForOrder(orderNumber, () =>
    track('purchase', {
      transaction_id: orderNumber,
      ...orderOf(checkout),
      tax: units(orderSummary?.taxTotal),
      shipping: units(orderSummary?.shippingTotal),
    }),
  );
}

const cardTypes = ({ payment: { appliedCards = [] } }: Checkout) =>
  appliedCards.map(({ type }) => type).join(', ') || undefined;
