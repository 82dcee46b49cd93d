import { fillIn } from '../messages.ts';
import type { cartPageMessages } from './cart-page-messages.ts';
import type { orderSumsMessages } from './cart-sums-messages.ts';

/** In cents; missing while it is not known. */
type Cents = number | null | undefined;

/** The sums of an order (cart §3). */
export interface Sums {
  subtotal: number;
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
}

interface Words {
  texts: typeof orderSumsMessages;
  /** A price in words. */
  price: (cents: number) => string;
  /** An order to another country has no tax. */
  isInternational: boolean;
  /** In place of shipping and tax that are not known yet. */
  notKnown: string;
  /** The label of the discount, which says what it is for. */
  discountLabel?: string | null | undefined;
}

/** What an order costs, part by part; a part that it does not have is left out. */
export function orderSums(sums: Sums, words: Words): SumsRow[] {
  const { texts, price, isInternational, notKnown, discountLabel } = words;
  const { shippingTotal, taxTotal, discountTotal, rewardsTotal } = sums;
  const rows: [label: string, value: Cents | string][] = [
    [texts.subtotal, sums.subtotal],
    [discountLabel || texts.discount, discountTotal ? -discountTotal : undefined],
    [texts.shipping, shippingTotal === 0 ? texts.shippingFree : (shippingTotal ?? notKnown)],
    [texts.installation, sums.installationTotal || undefined],
    [texts.giftCharges, sums.giftTotal || undefined],
    [texts.tax, taxTotal ?? (isInternational ? undefined : notKnown)],
    [texts.donation, sums.donationTotal || undefined],
    [texts.rewards, rewardsTotal ? -rewardsTotal : undefined],
  ];
  return rows.flatMap(([label, value]) =>
    value == null ? [] : [{ label, value: typeof value === 'number' ? price(value) : value }],
  );
}

interface Cart {
  isInternational: boolean;
  orderSummary: Sums;
  cartSummary?: { discountCode?: string | null | undefined } | null | undefined;
}

/** The sums of a cart. */
export function cartSums(cart: Cart, texts: typeof cartPageMessages, price: Words['price']): SumsRow[] {
  const { orderSummary, cartSummary, isInternational } = cart;
  const code = cartSummary?.discountCode;
  return orderSums(orderSummary, {
    texts,
    price,
    isInternational,
    notKnown: texts.calculatedAtCheckout,
    discountLabel: code && fillIn(texts.discountOf, code),
  });
}

/** The total of a cart, under a label that says whether it lacks shipping or tax. */
export function cartTotal(
  label: string,
  { isInternational, orderSummary }: Cart,
  texts: { estimated: string },
  price: Words['price'],
): SumsRow {
  const { subtotal, total, shippingTotal, taxTotal } = orderSummary;
  const isKnown = shippingTotal != null && (taxTotal != null || isInternational);
  return { label: isKnown ? label : fillIn(texts.estimated, label), value: price(total ?? subtotal) };
}
