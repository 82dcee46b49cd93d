import * as v from 'valibot';
import { type Call, failsCheckout } from '../call.ts';
import { errorType } from '../cart/cart-checkout.ts';
import { orderSummary } from '../cart/order-summary.ts';
import { link, maybe, requiredTolerantList, shown } from '../fields.ts';
import { currencyCode, promoCodeData, wholeCheckout } from './checkout.ts';
import { recipient } from './recipient.ts';

/**
 * The answer of every change in checkout (checkout §3, decision 48). If it does not carry the whole checkout, the client
 * reads that afterwards.
 */
export const changed = v.object({
  isSuccess: v.boolean(),
  /** The server's reason for a refusal. */
  message: shown(v.string()),
  /** Another step, or another page, that the answer leads to (decision 75). */
  redirectUrl: link,
  /** `emptyBasket` is a refusal, whose `message` shows (decision 43). */
  errorType: maybe(errorType),
  promoCodeData,
  currencyCode,
  orderSummary: shown(orderSummary),
  /** A recipient that cannot be parsed keeps its previous value: the change itself is saved. */
  recipientList: shown(requiredTolerantList(recipient)),
  checkout: shown(wholeCheckout),
});

export type Changed = v.InferOutput<typeof changed>;

/** A change in checkout. If it is not keyed it is idempotent, so a lost answer may be retried (decision 9). */
export const change = {
  service: 'checkout',
  method: 'POST',
  changesState: true,
  mayRetry: true,
  failure: failsCheckout,
  answer: changed,
  source: 'checkout §7.1',
} satisfies Partial<Call>;
