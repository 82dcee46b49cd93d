import * as v from 'valibot';
import { type AnswerOf, declareCall } from '../call.ts';
import { errorType } from '../cart/cart-checkout.ts';
import { cents, identifier, shown, tolerantList, uuid } from '../fields.ts';
import { cardErrors } from '../payment/card.ts';
import { providerMessages } from '../payment/checkout-payment.ts';
import { sentAddress } from './address.ts';
import { change, changed } from './changed.ts';

/** Why a gift card was declined, in the server's words, with the card's id if the server sends it (checkout §3). */
export const giftCardError = v.union([
  v.object({ id: shown(identifier), message: v.string() }),
  v.pipe(
    v.string(),
    v.transform((message): { id?: string | undefined; message: string } => ({ message })),
  ),
]);

/**
 * The action that the payment provider's own component carries out before a payment or an order counts, such as the
 * bank's 3-D Secure check (decision 88). It is passed on unchanged.
 */
export const bankAction = shown(v.record(v.string(), v.unknown()));

/** The shop's pages may not frame the bank's: the server answers with an action that leads there (decision 117). */
export const threeDSecure = v.optional(v.literal('redirect'));

/** The answer of a call that places the order. */
export const placed = v.object({
  ...changed.entries,
  errorType,
  /** Why gift cards were declined. */
  giftCardErrors: tolerantList(giftCardError),
  orderNumber: shown(identifier),
  /** The total now, in cents, if it is not the one that the shopper saw. */
  amountDue: shown(cents),
  action: bankAction,
});

export const placeOrder = declareCall({
  ...change,
  name: 'placeOrder',
  path: '/ReactCheckout/PlaceOrder',
  payload: v.object({
    /** Identifies the attempt: a server that receives it again does not place a second order (decision 51). */
    attemptId: uuid,
    /** The total that the shopper saw, in cents. If it has changed since, nothing is ordered. */
    amountDue: v.optional(cents),
    /** The partner's transaction id (decision 52). */
    adata: v.optional(v.string()),
    threeDSecure,
  }),
  answer: placed,
  // Not retried: the order may have been placed although the answer was lost, so it is read instead (decision 9).
  mayRetry: false,
  source: 'checkout §3, §4, §7.1, decision 51',
  about: 'Places the order, once for each attempt.',
});

export const submitPaymentDetails = declareCall({
  ...change,
  name: 'submitPaymentDetails',
  path: '/api/checkout/payment-provider/submit-payment-details',
  payload: v.object({
    /** The attempt to pay or to place the order whose answer had the action. */
    attemptId: uuid,
    /** The result of the provider's component, or `redirectResult` from the return URL. */
    details: v.record(v.string(), v.unknown()),
  }),
  /** The same answer as that of the call whose answer had the action. */
  answer: v.object({ ...placed.entries, ...providerMessages, cardErrors: shown(cardErrors) }),
  // Not retried: the bank's answer counts once, so the outcome is read instead (decision 9).
  mayRetry: false,
  source: 'decision 88',
  about: 'Ends the bank’s check of a payment or an order, with what it has given.',
});

export type PlaceOrderAnswer = AnswerOf<typeof placeOrder>;

export const setTymPreferences = declareCall({
  ...change,
  name: 'setTymPreferences',
  action: 'set thank-you mail preferences',
  path: '/ReactCheckout/SetTYMPreferences',
  payload: v.object({
    isOptIn: v.boolean(),
    /** Thanked at the billing address. */
    isBilling: v.boolean(),
    /** Required unless `isBilling`: the address for the thank-you. */
    address: v.optional(sentAddress),
  }),
  source: 'checkout §7.1, decision 53',
  about: 'Whether the shopper wants to be thanked by mail, and at which address.',
});
