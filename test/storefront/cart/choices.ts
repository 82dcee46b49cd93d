import { postalCodeMessages } from '../../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { type Changed, done, refused } from './changed.ts';
import { readBuyable } from './lines.ts';
import { type PromoRefusal, promoOf, promoRefusal } from './promo-codes.ts';
import { placeOf, postalCodeInSentence, type Region } from './regions.ts';

/** The shopper's choices for a whole order. */
export interface CartChoices {
  promoCode: string | undefined;
  /** The code that tax is estimated for, if it is one of the visitor's country. */
  place: { zip: string; region: Region } | undefined;
  donationCents: number;
}

/** The donations offered, and the largest that is taken, in cents. */
export const donationAmounts = [100, 500, 1000, 2500];
const maxDonatedCents = 100_000;

export function choicesOf({ database }: Shop, sessionId: string, { country }: View): CartChoices {
  const row = database
    .prepare('SELECT promo_code, tax_zip, donation_cents FROM cart_choices WHERE session_id = ?')
    .get(sessionId);
  return {
    promoCode: row?.promo_code ? String(row.promo_code) : undefined,
    place: row?.tax_zip ? placeOf(String(row.tax_zip), country) : undefined,
    donationCents: Number(row?.donation_cents ?? 0),
  };
}

/** Estimates tax and shipping for a code; refuses a code that does not exist. */
export function applyZip(shop: Shop, sessionId: string, { country }: View, typed: string): Changed {
  if (readPostalCode(typed, country).status !== 'valid')
    return refused(postalCodeError(typed, country, postalCodeMessages[country])!);
  const place = placeOf(typed, country);
  if (!place) return refused(`We do not know the ${postalCodeInSentence(country)} ${typed.trim()}.`);
  choose(shop, sessionId, 'tax_zip', place.zip);
  return done;
}

/** Applies a promo code in place of another. The reason for a refusal is about the code or about the cart (cart §5). */
export function applyPromo(
  shop: Shop,
  sessionId: string,
  view: View,
  typed: string,
): { isSuccess: boolean } & PromoRefusal {
  return inTransaction(shop.database, () => {
    const { subtotalCents } = readBuyable(shop, sessionId, view);
    const refusal = promoRefusal(typed, subtotalCents, view);
    if (refusal) return { isSuccess: false, ...refusal };
    choose(shop, sessionId, 'promo_code', promoOf(typed)!.code);
    return { isSuccess: true, promoErrorMessage: null, cartErrorMessage: null };
  });
}

export function removePromo(shop: Shop, sessionId: string): Changed {
  choose(shop, sessionId, 'promo_code', null);
  return done;
}

/** Sets the donation in cents; 0 removes it. */
export function setDonation(shop: Shop, sessionId: string, view: View, cents: number): Changed {
  if (cents > maxDonatedCents) {
    const most = formatPrice(maxDonatedCents, { ...view, hideCents: true });
    return refused(`A donation can be up to ${most}. Thank you for asking.`);
  }
  choose(shop, sessionId, 'donation_cents', cents);
  return done;
}

type Column = 'promo_code' | 'tax_zip' | 'donation_cents';

function choose({ database }: Shop, sessionId: string, column: Column, value: string | number | null): void {
  database
    .prepare(
      `INSERT INTO cart_choices (session_id, ${column}) VALUES (?, ?)
       ON CONFLICT (session_id) DO UPDATE SET ${column} = excluded.${column}`,
    )
    .run(sessionId, value);
}
