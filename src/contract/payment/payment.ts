import * as v from 'valibot';
import { cardSlots } from '../../domain/payment/card-slots.ts';
import { declareCall, failsCheckout } from '../call.ts';
import { change, changed } from '../checkout/changed.ts';
import { bankAction, threeDSecure } from '../checkout/order.ts';
import { cents, filledText, identifier, shown, shownFlag, uuid } from '../fields.ts';
import { cardErrors } from './card.ts';
import { providerMessages } from './checkout-payment.ts';

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
export const accountCardData = v.object({ id: identifier, appliedAmount: v.optional(cents) });

/** What goes along with every payment (decision 51). */
const attempt = {
  /** Identifies the attempt: a server that receives it again does not charge again. */
  attemptId: uuid,
  /**
   * The amount that the shopper saw, in cents. If it has changed since, nothing is paid. Checkout always sends it; a
   * widget on another page leaves it out if that page does not say it.
   */
  amountDue: v.optional(cents),
};

/** What a refused payment says about the order. */
const refusal = {
  message: shown(v.string()),
  redirectUrl: shown(v.string()),
  /** The amount now, in cents, if it is not the one that the shopper saw. */
  amountDue: shown(cents),
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
    /** The second card of two: each pays its `appliedAmount`. A shop that takes one card refuses it. */
    cardTwoData: v.optional(cardData),
    accountCardTwoData: v.optional(accountCardData),
  }),
  answer: v.object({
    isSuccess: v.boolean(),
    ...refusal,
    ...providerMessages,
    cardOneErrors: shown(cardErrors),
    cardTwoErrors: shown(cardErrors),
  }),
  changesState: true,
  // Not retried: the payment may have gone through although the answer was lost, so it is read instead (decision 9).
  mayRetry: false,
  failure: failsCheckout,
  source: 'checkout §7.1, cart §3',
  about: 'Pays the order in the basket with one or two cards, new or saved ones.',
});

const providerPaid = v.object({
  isSuccess: v.boolean(),
  ...refusal,
  ...providerMessages,
  cardErrors: shown(cardErrors),
  action: bankAction,
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
    /** The place of the card, if two pay (decision 87). */
    slot: v.optional(v.picklist(cardSlots)),
    /** In cents, if two cards pay (decision 87). */
    appliedAmount: v.optional(cents),
    threeDSecure,
  }),
  answer: providerPaid,
  changesState: true,
  mayRetry: false,
  failure: failsCheckout,
  source: 'checkout §7.2, decisions 87, 88',
  about: 'Pays with a card encrypted by the payment provider’s own fields.',
});

/** The server's flags of a card that could not be verified, and which card of the order it is (checkout §3, decision 90). */
export const verifyErrors = v.object({
  cardId: shown(identifier),
  hasVerifyRequiredError: shownFlag,
  hasVerifyInputError: shownFlag,
  hasVerifyFailedError: shownFlag,
  hasCvvError: shownFlag,
});

export const verifyCreditCard = declareCall({
  ...change,
  name: 'verifyCreditCard',
  service: 'payment',
  path: '/ReactCheckout/VerifyCreditCard',
  payload: v.object({
    cardData: v.object({
      /** The id of the card's entry in `payment.cards`. */
      id: identifier,
      cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    }),
  }),
  answer: v.object({ ...changed.entries, verifyErrors: shown(verifyErrors) }),
  source: 'checkout §3, §7.1, decision 90',
  about: 'Verifies a card that pays already, by its security code.',
});
