import { formatPrice } from '../../../src/domain/money.ts';
import type { View } from '../view.ts';

/** A promo code of this shop. Amounts are cents of the visitor's currency, the same in both. */
export interface Promo {
  code: string;
  /** The discount in words, for the shopper. */
  text: string;
  percent?: number;
  amountCents?: number;
  hasFreeStandardShipping?: boolean;
  /** The goods it needs, in cents. */
  minimumCents?: number;
  isExpired?: boolean;
}

export const promos: readonly Promo[] = [
  { code: 'WELCOME10', text: '10% off your items', percent: 10 },
  { code: 'SAVE25', text: '$25 off orders of $100 or more', amountCents: 2500, minimumCents: 10_000 },
  { code: 'FREESHIP', text: 'Free standard shipping', hasFreeStandardShipping: true },
  { code: 'SUMMER20', text: '20% off your items', percent: 20, isExpired: true },
];

/** Why a promo code does not apply: about the code, or about the cart (cart §5). */
export interface PromoRefusal {
  promoErrorMessage: string | null;
  cartErrorMessage: string | null;
}

export function promoOf(typed: string): Promo | undefined {
  const code = typed.trim().toUpperCase();
  return promos.find((promo) => promo.code === code);
}

export function promoRefusal(typed: string, subtotalCents: number, view: View): PromoRefusal | undefined {
  const promo = promoOf(typed);
  if (!promo) return aboutCode(`The promo code “${typed.trim()}” is not valid.`);
  if (promo.isExpired) return aboutCode(`The promo code “${promo.code}” has expired.`);
  const missing = missingCents(promo, subtotalCents);
  if (missing === 0) return undefined;
  return { promoErrorMessage: null, cartErrorMessage: missingText(promo, missing, view) };
}

const aboutCode = (promoErrorMessage: string): PromoRefusal => ({
  promoErrorMessage,
  cartErrorMessage: null,
});

/** A code's discount in cents, and the text for the shopper. */
export function discountOf(
  promo: Promo,
  { subtotal, standardShipping }: { subtotal: number; standardShipping: number },
  view: View,
): { cents: number; message: string } {
  const missing = missingCents(promo, subtotal);
  if (missing > 0) return { cents: 0, message: missingText(promo, missing, view) };
  const percent = Math.round((subtotal * (promo.percent ?? 0)) / 100);
  const amount = Math.min(promo.amountCents ?? 0, subtotal);
  const shipping = promo.hasFreeStandardShipping ? standardShipping : 0;
  return { cents: percent + amount + shipping, message: promo.text };
}

// The cart may have become smaller since the code was applied.
const missingCents = ({ minimumCents = 0 }: Promo, subtotal: number) => Math.max(0, minimumCents - subtotal);

const missingText = ({ code, minimumCents = 0 }: Promo, missing: number, view: View) =>
  `${code} needs items for ${formatPrice(minimumCents, view)}; ${formatPrice(missing, view)} more and it applies.`;
