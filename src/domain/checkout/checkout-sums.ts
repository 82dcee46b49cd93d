import { orderSums, type Sums, type SumsRow } from '../cart/order-sums.ts';
import { formatTotal, type PriceFormat } from '../money.ts';
import type { checkoutMessages } from './checkout-messages.ts';

interface Checkout {
  isInternational: boolean;
  orderSummary?: Sums | null | undefined;
  promoCode?: string | null | undefined;
  /** What the discount is for, in the server's words. */
  promoDiscountMessage?: string | null | undefined;
  payment: { amountDue?: number | undefined };
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

/** The order’s total in words; until the server has summed the order up, the amount that is still to be paid. */
export function checkoutTotal(
  { orderSummary, payment }: Pick<Checkout, 'orderSummary' | 'payment'>,
  { notKnownYet }: Pick<typeof checkoutMessages, 'notKnownYet'>,
  format: PriceFormat,
): string {
  const total = orderSummary?.total ?? payment.amountDue;
  return total === undefined ? notKnownYet : formatTotal(total, format);
}
