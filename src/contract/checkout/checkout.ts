import * as v from 'valibot';
import { attemptOutcomes } from '../../domain/checkout/attempts.ts';
import { dayLabels } from '../../domain/checkout/delivery-days.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { type AnswerOf, declareCall, failsCheckout } from '../call.ts';
import { orderSummary } from '../cart/order-summary.ts';
import { identifier, link, listOf, maybe, shown, shownFlag, shownOr, tolerantList } from '../fields.ts';
import { checkoutPayment, paymentNotices } from '../payment/checkout-payment.ts';
import { address, knownAddress, registryAddress } from './address.ts';
import { basketItem } from './basket-item.ts';
import { recipient } from './recipient.ts';

/** The index of a step (checkout §2.1). */
export const stepIndex = v.picklist(Object.values(stepIndexes));

/** What a promo code does for the order (checkout §3), in the server's words. */
export const promoCodeData = shown(v.object({ promoDiscountMessage: shown(v.string()) }));

/** The currency of the order's amounts (checkout §3). */
export const currencyCode = shown(v.picklist(['USD', 'CAD']));

/** The whole checkout (decision 48). */
export const wholeCheckout = v.object({
  ...paymentNotices,
  /** For the reports of failures (checkout §8). */
  basketId: shown(identifier),
  /** The furthest step that may be shown (decision 49): 0 leads to the cart, 5 is an order that has been placed. */
  furthestStep: shownOr(stepIndex, 1),
  /** Once the order has been placed. */
  orderNumber: maybe(identifier),
  isGuest: shownFlag,
  /** Shipped to another country than the shop's own. */
  isInternational: shownFlag,
  /** The countries that an international order may go to. */
  countries: tolerantList(v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), name: v.string() })),
  basketItems: listOf(basketItem),
  recipientList: listOf(recipient),
  /** The shopper's addresses (checkout §3); a guest has none. */
  accountInfo: shownOr(
    v.object({
      email: shown(v.string()),
      shippingAddresses: tolerantList(knownAddress),
      registryAddresses: tolerantList(registryAddress),
    }),
    { email: undefined, shippingAddresses: [], registryAddresses: [] },
  ),
  /** In cents; a part that is not known yet is left out. */
  orderSummary: maybe(orderSummary),
  /**
   * The code that shipping and tax are estimated for while a piece has no address yet: that of the cart (cart §3). The
   * first step's address starts with it.
   */
  taxZipCode: shown(v.string()),
  /** The promo code that is applied. */
  promoCode: shown(v.string()),
  promoDiscountMessage: shown(v.string()),
  promoCodeData,
  currencyCode,
  /** The configured texts of the delivery days (checkout §3). */
  deliveryDayLabels: shown(v.object(v.entriesFromList(dayLabels, shown(v.string())))),
  /** The shop's notice above the steps. */
  checkoutMessage: shown(v.string()),
  payment: checkoutPayment,
  /** The thank-you mail of a placed order (decision 53). */
  tymPreferences: shown(v.object({ isOptIn: shownFlag, isBilling: shownFlag, address: maybe(address) })),
  /**
   * The outcomes of the session's last attempts to pay or to place the order, by attempt id (decision 51). An attempt that
   * is not in the list has not reached the server; without a list nothing is known of any.
   */
  attempts: shown(
    v.array(
      v.object({
        attemptId: v.string(),
        outcome: shownOr(v.picklist(attemptOutcomes), 'notKnown'),
        /** Whether it was an attempt to place the order, rather than to pay. */
        isOrder: shownFlag,
        /** Where a placed order is shown. */
        redirectUrl: link,
      }),
    ),
  ),
});

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
