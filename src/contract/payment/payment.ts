import * as v from 'valibot';
import { declareCall, failsCheckout } from '../call.ts';
import { cents, filledText, identifier, maybe, uuid } from '../fields.ts';
import { cardErrors } from './card.ts';
import { paymentNotices } from './checkout-payment.ts';

/** A new card from its form (cart §3): sent in the body of a call, and never stored anywhere. */
export const cardData = v.object({
  type: filledText,
  number: v.pipe(v.string(), v.regex(/^\d+$/)),
  expMonth: v.pipe(v.number(), v.integer()),
  /** 20 plus two digits; 0 for a store card. */
  expYear: v.pipe(v.number(), v.integer()),
  cvv: v.string(),
  saveToAccount: v.boolean(),
  /** In cents, if two cards pay. */
  appliedAmount: v.optional(cents),
});

export type CardData = v.InferOutput<typeof cardData>;

/** A saved card that pays. */
const accountCardData = v.object({ id: identifier, appliedAmount: v.optional(cents) });

/** What goes along with every payment (decision 51). */
const attempt = {
  /** Identifies the attempt: a server that receives it again does not charge again. */
  attemptId: uuid,
  /** The amount that the shopper saw, in cents. If it has changed since, nothing is paid. */
  amountDue: v.optional(cents),
};

/** What a refused payment says about the order. */
const refusal = {
  message: maybe(v.string()),
  redirectUrl: maybe(v.string()),
  /** The amount now, in cents, if it is not the one that the shopper saw. */
  amountDue: maybe(cents),
};

export const savePayment = declareCall({
  name: 'savePayment',
  service: 'payment',
  method: 'POST',
  path: '/ReactCheckout/SavePayment',
  payload: v.object({
    ...attempt,
    cardOneData: v.optional(cardData),
    accountCardOneData: v.optional(accountCardData),
    cardTwoData: v.optional(cardData),
    accountCardTwoData: v.optional(accountCardData),
  }),
  answer: v.object({
    isSuccess: v.boolean(),
    ...refusal,
    ...paymentNotices,
    cardOneErrors: maybe(cardErrors),
    cardTwoErrors: maybe(cardErrors),
  }),
  changesState: true,
  // Not retried: the payment may have gone through although the answer was lost, so it is read instead (decision 9).
  mayRetry: false,
  failure: failsCheckout,
  source: 'checkout §7.1, cart §3',
  about: 'Pays the order in the basket with one or two cards, new or saved ones.',
});

export const saveCreditCardToBasket = declareCall({
  name: 'saveCreditCardToBasket',
  service: 'payment',
  method: 'POST',
  path: '/api/checkout/payment-provider/save-credit-card-to-basket',
  payload: v.object({
    ...attempt,
    /** The card as the payment provider's fields encrypted it. */
    adyenCardData: v.record(v.string(), v.unknown()),
    /** For 3-D Secure 2: browser data from the provider's fields. */
    browserInfo: v.optional(v.record(v.string(), v.unknown())),
    /** For 3-D Secure 2: the origin of the page that shows the fields. */
    origin: v.optional(v.string()),
    saveToAccount: v.boolean(),
  }),
  answer: v.object({
    isSuccess: v.boolean(),
    ...refusal,
    ...paymentNotices,
    cardErrors: maybe(cardErrors),
  }),
  changesState: true,
  mayRetry: false,
  failure: failsCheckout,
  source: 'checkout §7.2',
  about: 'Pays with a card encrypted by the payment provider’s own fields.',
});
