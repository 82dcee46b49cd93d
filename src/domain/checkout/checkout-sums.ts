import { orderSums, type Sums, type SumsRow } from '../cart/order-sums.ts';
import type { checkoutMessages } from './checkout-messages.ts';

interface Checkout {
  isInternational: boolean;
  orderSummary?: Sums | null | undefined;
  promoCode?: string | null | undefined;
  /** What the discount is for, in the server's words. */
  promoDiscountMessage?: string | null | undefined;
  payment: { amountDue: number };
  basketItems: readonly { isPickup: boolean }[];
}

/** The sums of an order in checkout; none until the server has summed it up. */
export function checkoutSums(
  { orderSummary, isInternational, promoCode, promoDiscountMessage, basketItems }: Checkout,
  texts: typeof checkoutMessages,
  price: (cents: number) => string,
): SumsRow[] {
  if (!orderSummary) return [];
  return orderSums(orderSummary, {
    texts,
    price,
    isInternational,
    notKnown: texts.notKnownYet,
    discount: { code: promoCode, message: promoDiscountMessage },
    isPickedUp: basketItems.length > 0 && basketItems.every(({ isPickup }) => isPickup),
  });
}

/** The order’s total in cents; until the server has summed the order up, the amount that is still to be paid. */
export const checkoutTotal = ({
  orderSummary,
  payment,
}: Pick<Checkout, 'orderSummary' | 'payment'>): number => orderSummary?.total ?? payment.amountDue;
