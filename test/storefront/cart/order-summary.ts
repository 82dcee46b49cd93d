import { formatPrice } from '../../../src/domain/money.ts';
import { installationCents } from '../money.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';
import { certificatesOf } from './certificates.ts';
import { choicesOf } from './choices.ts';
import { type Shipping, shippingCharges } from './delivery.ts';
import type { Cart, CartLine } from './lines.ts';
import { discountOf, promoOf } from './promo-codes.ts';
import type { Region } from './regions.ts';

/** The sums of an order in cents; null for what is not known before a ZIP code is. */
export interface OrderSummary {
  subtotal: number;
  shippingTotal: number | null;
  installationTotal: number;
  discountTotal: number;
  /** What gift boxes and bags cost; in the cart nothing is a gift yet. */
  giftTotal: number;
  donationTotal: number;
  taxTotal: number | null;
  rewardsTotal: number;
  rewardsExceedOrderTotalMessage: string | null;
  /** The sum of the parts that are known. */
  total: number;
}

export interface OrderSums {
  orderSummary: OrderSummary;
  /** The applied promo code's discount in words, or the condition that the cart does not meet yet. */
  promoDiscountMessage: string | null;
}

/** The parts of the sums that depend on the order's destinations and choices, in cents. */
export interface OrderCharges {
  /** Undefined while it is not known. */
  shipping: number | undefined;
  /** The part of it for standard parcels. */
  standardShipping: number;
  gifts: number;
  /** The tax after a discount; null while it is not known. */
  taxAfter: (discountCents: number) => number | null;
}

/** The sums of a session's order, as the cart estimates them. */
export function orderSums(
  shop: Shop,
  sessionId: string,
  { view, cart, shipping }: { view: View; cart: Cart; shipping: Shipping },
): OrderSums {
  const { place } = choicesOf(shop, sessionId, view);
  const { total, standard } = shippingCharges(cart.lines, shipping);
  const charges: OrderCharges = {
    shipping: total,
    standardShipping: standard,
    gifts: 0,
    taxAfter: (discount) => (place ? taxOf(Math.max(0, cart.subtotalCents - discount), place.region) : null),
  };
  return sumsWith(shop, sessionId, { view, cart, charges });
}

/** The sales tax on an amount of goods, in cents. */
export const taxOf = (cents: number, { taxRate }: Region): number => Math.round((cents * taxRate) / 100_000);

/** The sums of a session's order with these charges. Rewards pay for all of it but the donation. */
export function sumsWith(
  shop: Shop,
  sessionId: string,
  { view, cart, charges }: { view: View; cart: Cart; charges: OrderCharges },
): OrderSums {
  const choices = choicesOf(shop, sessionId, view);
  const subtotal = cart.subtotalCents;
  const installationTotal = cart.lines.reduce((sum, line) => sum + installationOf(line, view), 0);
  const promo = choices.promoCode === undefined ? undefined : promoOf(choices.promoCode);
  const { standardShipping } = charges;
  const discount = promo && discountOf(promo, { subtotal, standardShipping }, view);
  const discountTotal = discount?.cents ?? 0;
  const taxTotal = charges.taxAfter(discountTotal);
  const giftTotal = charges.gifts;
  const owed =
    subtotal + (charges.shipping ?? 0) + installationTotal + giftTotal - discountTotal + (taxTotal ?? 0);
  const rewards = rewardsOf(shop, sessionId, { owed, view });
  const donationTotal = cart.lines.length > 0 ? choices.donationCents : 0;
  return {
    orderSummary: {
      subtotal,
      shippingTotal: charges.shipping ?? null,
      installationTotal,
      discountTotal,
      giftTotal,
      donationTotal,
      taxTotal,
      rewardsTotal: rewards.total,
      rewardsExceedOrderTotalMessage: rewards.message,
      total: owed - rewards.total + donationTotal,
    },
    promoDiscountMessage: discount?.message ?? null,
  };
}

function installationOf(line: CartLine, view: View): number {
  return line.hasInstallation ? (installationCents(line.product, view) ?? 0) * line.quantity : 0;
}

function rewardsOf(shop: Shop, sessionId: string, { owed, view }: { owed: number; view: View }) {
  const applied = certificatesOf(shop, sessionId)
    .filter(({ isApplied }) => isApplied)
    .reduce((sum, { amount }) => sum + amount, 0);
  const isMore = applied > owed && owed > 0;
  return {
    total: Math.min(applied, owed),
    message: isMore
      ? `Your rewards of ${formatPrice(applied, view)} are more than this order. What is left over is not paid out.`
      : null,
  };
}
