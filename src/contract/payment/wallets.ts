import * as v from 'valibot';
import { type Call, declareCall, failsQuietly, failsSilently } from '../call.ts';
import { change } from '../checkout/changed.ts';
import { placed } from '../checkout/order.ts';
import { cents, filledText, identifier, uuid } from '../fields.ts';

/*
 * Payments by a wallet (checkout §7.1, §7.3). What is applied here is charged with the order, by Place Order or by one of the
 * calls that order at once from the payment step. Payloads that the specification does not show: decision 118.
 */

const alternative = (path: string) => `/checkout/alternativepayments/${path}`;

/** The basket's id, where the shop sends one. */
const basketId = v.optional(identifier);
/** Braintree's payment method nonce: the shop's server charges it once. */
const nonce = filledText;
/** From Braintree's data collector, to detect fraud; left out if it could not be collected. */
const deviceData = v.optional(v.string());

/** The wallet's billing address, without the texts that it does not have. */
export const billingContact = v.object({
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  address1: v.optional(v.string()),
  address2: v.optional(v.string()),
  city: v.optional(v.string()),
  state: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  country: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});

export type BillingContact = v.InferOutput<typeof billingContact>;

const applied = {
  ...change,
  service: 'payment',
  // Never retried: the nonce may have been used although the answer was lost (decision 74).
  mayRetry: false,
  source: 'checkout §7.3, decision 118',
} satisfies Partial<Call>;

export const setPayPalPayload = declareCall({
  ...applied,
  name: 'setPayPalPayload',
  action: 'set PayPal payload',
  path: alternative('setPayPalPayload/'),
  payload: v.object({ data: v.record(v.string(), v.unknown()) }),
  source: 'checkout §7.3, decision 93',
  about: 'What the shopper has approved at PayPal, before `savePayPalPayment` makes it the payment.',
});

export const savePayPalPayment = declareCall({
  ...applied,
  name: 'savePayPalPayment',
  action: 'save PayPal payment',
  path: alternative('savepaypalpayment/'),
  payload: v.object({ basketId, nonce, deviceData }),
  about: 'Pays with what was approved at PayPal.',
});

export const applyVenmoPayment = declareCall({
  ...applied,
  name: 'applyVenmoPayment',
  path: alternative('applyVenmoPayment'),
  payload: v.object({ nonce, username: v.string(), deviceData }),
  source: 'checkout §3, §7.3',
  about: 'Pays with Venmo.',
});

export const applyApplePayPayment = declareCall({
  ...applied,
  name: 'applyApplePayPayment',
  path: alternative('applyApplePayPayment'),
  payload: v.object({ basketId, nonce, deviceData, billingContact: v.optional(billingContact) }),
  source: 'checkout §4, §7.3, decisions 96, 118',
  about: 'Pays with Apple Pay at the review, whose Place Order then is `placeApplePayOrder`.',
});

export const removeApplePayPayment = declareCall({
  ...applied,
  name: 'removeApplePayPayment',
  path: alternative('removeApplePayPayment'),
  payload: v.object({ basketId }),
  source: 'checkout §4, §7.3, decisions 96, 118',
  about: 'Takes Apple Pay back, so that something else can pay.',
});

export const saveVisaPayment = declareCall({
  ...applied,
  name: 'saveVisaPayment',
  path: alternative('savevisapayment/'),
  payload: v.object({
    basketId,
    /** Where the shopper pressed: `cart`, `drawer`, `checkout-now` or `payment`. */
    paymentInitiator: filledText,
    /** From the success of the card network’s own package (decision 58). */
    callId: filledText,
  }),
  source: 'checkout §7.3, decisions 58, 97',
  about: 'Pays with the card network’s wallet.',
});

export const launchMasterpass = declareCall({
  ...applied,
  name: 'launchMasterpass',
  path: alternative('launchmasterpass/'),
  payload: v.object({ basketId }),
  source: 'checkout §7.3, decisions 58, 97, 118',
  about: 'Asks where the card network’s other wallet is opened: its `redirectUrl` is followed.',
});

const logged = {
  service: 'payment',
  method: 'POST',
  answer: v.object({ isSuccess: v.boolean() }),
  changesState: true,
  // Not retried: if only the answer was lost, it would be logged twice.
  mayRetry: false,
  failure: failsSilently,
} satisfies Partial<Call>;

export const logPayPalError = declareCall({
  ...logged,
  name: 'logPayPalError',
  action: 'log PayPal error',
  path: alternative('logpaypalerror/'),
  payload: v.object({ basketId, code: filledText, message: v.string() }),
  source: 'checkout §7.3, decision 118',
  about: 'An error of PayPal’s package, for the server’s log: nothing secret.',
});

export const logVisaError = declareCall({
  ...logged,
  name: 'logVisaError',
  path: alternative('logvisaerror/'),
  payload: v.object({
    IsTimeout: v.boolean(),
    AlternativePaymentInitiator: filledText,
    BasketId: basketId,
  }),
  source: 'checkout §7.3, decision 58',
  about: 'An error or a time-out of the card network’s wallet, for the server’s log.',
});

/** What goes along with every order at once (decisions 51, 52, 95). */
const ordering = {
  attemptId: uuid,
  amountDue: v.optional(cents),
  adata: v.optional(v.string()),
};

const ordered = { ...change, service: 'payment', answer: placed, mayRetry: false } satisfies Partial<Call>;

export const placeApplePayOrder = declareCall({
  ...ordered,
  name: 'placeApplePayOrder',
  path: '/ReactCheckout/PlaceApplePayOrder',
  payload: v.object({ ...ordering, nonce, deviceData }),
  source: 'checkout §7.1, decisions 51, 95, 96',
  about: 'Places an order that Apple Pay pays, from the review, once for each attempt.',
});

export const placeApplePayOrderFromPayment = declareCall({
  ...ordered,
  name: 'placeApplePayOrderFromPayment',
  path: '/ReactCheckout/PlaceApplePayOrderFromPayment',
  payload: v.object({ ...ordering, nonce, deviceData, billingContact: v.optional(billingContact) }),
  source: 'checkout §7.1, decisions 51, 95, 96',
  about: 'Pays with Apple Pay and places the order, from the payment step.',
});

export const placePayPalOrderFromPayment = declareCall({
  ...ordered,
  name: 'placePayPalOrderFromPayment',
  action: 'place PayPal order from payment',
  path: '/ReactCheckout/PlacePayPalOrderFromPayment',
  payload: v.object({
    ...ordering,
    /** The payment that the shopper approved at PayPal: its nonce and device data. */
    data: v.record(v.string(), v.unknown()),
  }),
  source: 'checkout §4, §7.1, decisions 51, 95',
  about: 'Pays with PayPal and places the order, from the payment step: a success has a `redirectUrl`.',
});

export const getWalletToken = declareCall({
  name: 'getWalletToken',
  service: 'payment',
  method: 'GET',
  path: alternative('clienttoken'),
  payload: v.object({}),
  answer: v.object({ clientToken: filledText }),
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  failure: failsQuietly,
  source: 'decision 93',
  about: 'A client token of Braintree’s, where the page context gives no `authorization`.',
});

export const startGuestCheckout = declareCall({
  name: 'startGuestCheckout',
  service: 'checkout',
  method: 'POST',
  path: '/ReactCheckout/StartGuestCheckout',
  payload: v.object({}),
  answer: v.object({ isSuccess: v.boolean() }),
  changesState: true,
  mayRetry: true,
  failure: change.failure,
  source: 'cart §2, §6',
  about:
    'What the guest form of Checkout Now posts, for a shopper without an account who pays with a wallet.',
});
