import type { Product } from './products.ts';
import type { Line, Session } from './session.ts';

export const promoCode = 'WELCOME10';
const freeShippingFrom = 19_900;
/** The charge of each service level, by its code, in cents. */
export const shippingCharges: Readonly<Record<number, number>> = { 1: 995, 2: 2495, 3: 3995 };
const giftBoxCents = 595;
const taxRate = 0.08;

/** The sums of an order in cents; shipping and tax are not known without a place. */
export function sumsOf(
  { promoCode: applied, donation, zipCode, address, serviceLevel, gift }: Session,
  lines: readonly Line[],
  productOf: (sku: string) => Product,
) {
  const subtotal = lines.reduce((sum, { item }) => sum + productOf(item.Sku).price * item.Quantity, 0);
  const discountTotal = applied ? Math.round(subtotal / 10) : 0;
  const isPlaceKnown = !!(address ?? zipCode) && lines.length > 0;
  const isFree = serviceLevel === 1 && subtotal >= freeShippingFrom;
  const shippingTotal = isPlaceKnown ? (isFree ? 0 : shippingCharges[serviceLevel]!) : null;
  const taxTotal = isPlaceKnown ? Math.round((subtotal - discountTotal) * taxRate) : null;
  const giftTotal = gift.option === 'box' ? giftBoxCents : 0;
  const parts = [subtotal, -discountTotal, donation, giftTotal, shippingTotal ?? 0, taxTotal ?? 0];
  return {
    subtotal,
    shippingTotal,
    installationTotal: 0,
    discountTotal,
    donationTotal: donation,
    giftTotal,
    taxTotal,
    rewardsTotal: 0,
    total: parts.reduce((sum, part) => sum + part, 0),
  };
}
