import { fillIn } from '../messages.ts';
import { formatTotal, type PriceFormat } from '../money.ts';
import type { cartChangeMessages } from './cart-line-messages.ts';
import type { orderSumsMessages } from './cart-sums-messages.ts';

/** In cents; missing while it is not known. */
type Cents = number | null | undefined;

/** The sums of an order (cart §3). */
export interface Sums {
  subtotal?: Cents;
  shippingTotal?: Cents;
  installationTotal?: Cents;
  discountTotal?: Cents;
  donationTotal?: Cents;
  giftTotal?: Cents;
  taxTotal?: Cents;
  rewardsTotal?: Cents;
  total?: Cents;
}

/** A row of an order's sums, as the server's page and the island show it. */
export interface SumsRow {
  label: string;
  value: string;
  /** It takes something off. */
  isSaving?: true;
}

interface Words {
  texts: typeof orderSumsMessages;
  /** A price in words. */
  price: (cents: number) => string;
  /** An order to another country has no tax. */
  isInternational: boolean;
  /** In place of shipping and tax that are not known yet. */
  notKnown: string;
  /** The promo code, after which the discount is named; without a code, the server's text names it. */
  discount: { code?: string | null | undefined; message?: string | null | undefined };
  /** Everything is picked up, so there is no charge for shipping. */
  isPickedUp?: boolean;
}

/** The price of an order, part by part; a part that the order does not have is left out. */
export function orderSums(sums: Sums, words: Words): SumsRow[] {
  const { texts, price, isInternational, notKnown, discount, isPickedUp } = words;
  const { shippingTotal, taxTotal, discountTotal, rewardsTotal } = sums;
  const rows: [label: string, value: Cents | string][] = [
    [texts.subtotal, sums.subtotal],
    [discountName(discount, texts), discountTotal ? -discountTotal : undefined],
    [texts.shipping, shippingValue()],
    [texts.installation, sums.installationTotal || undefined],
    [texts.giftCharges, sums.giftTotal || undefined],
    [texts.tax, taxTotal ?? (isInternational ? undefined : notKnown)],
    [texts.donation, sums.donationTotal || undefined],
    [texts.rewards, rewardsTotal ? -rewardsTotal : undefined],
  ];
  return rows.flatMap(([label, value]): SumsRow[] => {
    if (value == null) return [];
    if (typeof value === 'string') return [{ label, value }];
    return [{ label, value: price(value), ...(value < 0 && { isSaving: true }) }];
  });

  function shippingValue(): Cents | string {
    if (shippingTotal) return shippingTotal;
    if (isPickedUp) return undefined;
    return shippingTotal === 0 ? texts.shippingFree : notKnown;
  }
}

/** The discount's name, the same in the cart and in checkout. */
export const discountName = ({ code, message }: Words['discount'], texts: Words['texts']): string =>
  code ? fillIn(texts.discountOf, code) : message || texts.discount;

interface Cart {
  isInternational: boolean;
  orderSummary: Sums & { subtotal: number };
  cartSummary?:
    | { discountCode?: string | null | undefined; promoDiscountMessage?: string | null | undefined }
    | null
    | undefined;
}

/** The sums of a cart. */
export function cartSums(cart: Cart, texts: typeof cartChangeMessages, price: Words['price']): SumsRow[] {
  const { orderSummary, cartSummary, isInternational } = cart;
  return orderSums(orderSummary, {
    texts,
    price,
    isInternational,
    notKnown: texts.calculatedAtCheckout,
    discount: { code: cartSummary?.discountCode, message: cartSummary?.promoDiscountMessage },
  });
}

/** The total of a cart, under a label that says whether it lacks shipping or tax. */
export function cartTotal(
  label: string,
  { isInternational, orderSummary }: Cart,
  texts: { estimated: string },
  format: PriceFormat,
): SumsRow {
  const { subtotal, total, shippingTotal, taxTotal } = orderSummary;
  const isKnown = shippingTotal != null && (taxTotal != null || isInternational);
  return {
    label: isKnown ? label : fillIn(texts.estimated, label),
    value: formatTotal(total ?? subtotal, format),
  };
}
