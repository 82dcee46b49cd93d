import * as v from 'valibot';
import { cents, filledText, flag, shown, tolerantList } from '../fields.ts';
import { savedCard } from './card.ts';

/** The payment of the order in the basket, as a part of the whole checkout. */
export const checkoutPayment = v.object({
  savedCards: tolerantList(savedCard),
  /** The amount for cards to pay, in cents. */
  amountDue: cents,
  /** Only rewards cards may pay; `message` is the server's reason. */
  hasOnlyRewardCards: flag,
  rewardsErrorMessage: shown(v.string()),
  /** The cards that pay now: their last four digits and their amounts in cents. */
  appliedCards: shown(
    v.array(
      v.object({ type: filledText, lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)), appliedAmount: cents }),
    ),
  ),
});

export type CheckoutPayment = v.InferOutput<typeof checkoutPayment>;

/**
 * The server's messages about rewards, store cards and card checks (cart §3); any checkout answer may carry them. They are
 * only shown, so that a bad one never fails a payment that succeeded (decision 65).
 */
export const paymentNotices = {
  /** A card that is checked by TNS pays. */
  hasTns: shown(v.boolean()),
  /** A card of Synchrony, the store card, pays. */
  hasSynchrony: shown(v.boolean()),
  /** Server texts, which may carry markup; sanitised before they are inserted (decision 12). */
  messages: shown(
    v.object({
      synchronyPaymentMessage: shown(v.string()),
      tnsPaymentMessage: shown(v.string()),
      tnsDeprecationMessage: shown(v.string()),
    }),
  ),
};
