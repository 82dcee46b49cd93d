import * as v from 'valibot';
import { attemptOutcomes, unreadId } from '../../domain/checkout/attempts.ts';
import { dayLabels } from '../../domain/checkout/delivery-days.ts';
import { type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';
import { type AnswerOf, declareCall, failsCheckout } from '../call.ts';
import { orderSummary } from '../cart/order-summary.ts';
import {
  identifier,
  link,
  maybe,
  noted,
  orUsed,
  part,
  requiredTolerantList,
  shown,
  shownFlag,
  shownOr,
  tolerantList,
} from '../fields.ts';
import { checkoutPayment, providerMessages } from '../payment/checkout-payment.ts';
import { address, countryCode, knownAddress, registryAddress } from './address.ts';
import { basketItem } from './basket-item.ts';
import { recipient } from './recipient.ts';

/** The index of a step (checkout §2.1). */
export const stepIndex = v.picklist(Object.values(stepIndexes));

/** What a promo code does for the order (checkout §3), in the server's words. */
export const promoCodeData = shown(v.object({ promoDiscountMessage: shown(v.string()) }));

/** The currency of the order's amounts (checkout §3). */
export const currencyCode = shown(v.picklist(['USD', 'CAD']));

/** Replaces an attempt that cannot be parsed: its id and outcome are unknown. */
const unreadAttempt = { attemptId: unreadId, outcome: 'notKnown', isOrder: false } as const;

const fields = v.object({
  ...providerMessages,
  /** For the reports of failures (checkout §8). */
  basketId: shown(identifier),
  /**
   * The furthest step that may be shown (decision 49): 0 leads to the cart, 5 means that the order has been placed, as an
   * `orderNumber` does. 1, the first step, if left out.
   */
  furthestStep: shownOr(stepIndex, 1),
  /** Once the order has been placed. */
  orderNumber: shown(identifier),
  isGuest: shownFlag,
  /** Shipped to another country than the shop's own. */
  isInternational: shownFlag,
  /** The countries that an international order may go to. */
  countries: tolerantList(v.object({ code: countryCode, name: v.string() })),
  /** If empty, a text says so in place of the items. */
  basketItems: tolerantList(basketItem),
  /** If empty, the first step asks for an address, and a text replaces the deliveries. */
  recipientList: tolerantList(recipient),
  /** The shopper's addresses (checkout §3); a guest has none. */
  accountInfo: part(
    v.object({
      email: shown(v.string()),
      shippingAddresses: tolerantList(knownAddress),
      registryAddresses: tolerantList(registryAddress),
    }),
  ),
  /** In cents; a part that is not known yet is left out. */
  orderSummary: shown(orderSummary),
  /**
   * The ZIP or postal code for the estimates of shipping and tax while a piece has no address yet: that of the cart (cart
   * §3). The first step's address starts with it.
   */
  taxZipCode: shown(v.string()),
  /** The promo code that is applied. */
  promoCode: shown(v.string()),
  promoDiscountMessage: shown(v.string()),
  promoCodeData,
  currencyCode,
  /** The configured texts of the delivery days (checkout §3). */
  deliveryDayLabels: shown(v.object(v.entriesFromList(dayLabels, shown(v.string())))),
  /** The shop's message above the steps. */
  checkoutMessage: shown(v.string()),
  /**
   * Not needed before the payment step. From then on an amount is: `payment.amountDue`, or else `payment.total` or
   * `orderSummary.total`. Without any, the steps of payment and review say that it is not known, and nothing can be paid
   * or ordered.
   */
  payment: part(checkoutPayment),
  /** The thank-you mail of a placed order (decision 53). */
  tymPreferences: shown(v.object({ isOptIn: shownFlag, isBilling: shownFlag, address: shown(address) })),
  /**
   * The outcomes of the session's last attempts to pay or to place the order, by attempt id (decision 51). An attempt
   * that is not in the list has not reached the server; without a list no outcome is known.
   */
  attempts: orUsed(
    maybe(
      requiredTolerantList(
        orUsed(
          v.object({
            attemptId: v.string(),
            outcome: shownOr(v.picklist(attemptOutcomes), 'notKnown'),
            /** Whether it was an attempt to place the order, rather than to pay. */
            isOrder: shownFlag,
            /** Where a placed order is shown. */
            redirectUrl: link,
          }),
          unreadAttempt,
        ),
      ),
    ),
    [unreadAttempt],
  ),
});

const needsAmount = (step: StepIndex) => step === stepIndexes.payment || step === stepIndexes.review;

/** The whole checkout (decision 48). An answer without any field of an order is not accepted. */
export const wholeCheckout = v.pipe(
  fields,
  v.check(
    ({ basketItems, recipientList, furthestStep, orderNumber, orderSummary: sums, payment }) =>
      basketItems.length + recipientList.length > 0 ||
      furthestStep !== stepIndexes.shipping ||
      (orderNumber ?? sums?.subtotal ?? sums?.total ?? payment.amountDue) !== undefined,
    'something of an order',
  ),
  v.transform(({ payment, ...given }) => ({
    ...given,
    // A placed order is at its last step, whatever the answer says.
    furthestStep: given.orderNumber ? stepIndexes.confirmation : given.furthestStep,
    payment: { ...payment, amountDue: payment.amountDue ?? given.orderSummary?.total },
  })),
  noted(({ furthestStep, payment }) => payment.amountDue !== undefined || !needsAmount(furthestStep), {
    at: 'payment',
    expected: 'an amountDue, or a total here or in orderSummary, from the payment step on',
  }),
);

export const refreshCheckout = declareCall({
  name: 'refreshCheckout',
  service: 'checkout',
  method: 'GET',
  path: '/ReactCheckout/RefreshCheckout',
  payload: v.object({}),
  answer: wholeCheckout,
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  failure: failsCheckout,
  source: 'checkout §7.1, decisions 9, 48',
  about:
    'The whole checkout: its steps, items, recipients, totals and payment, and what became of the last attempts.',
});

/** The whole checkout (decision 48). */
export type Checkout = AnswerOf<typeof refreshCheckout>;
