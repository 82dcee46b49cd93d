import * as v from 'valibot';
import { checkoutErrorTypes } from '../../domain/cart/checkout-errors.ts';
import { type AnswerOf, type Call, declareCall, failsCheckout, failsInPlace } from '../call.ts';
import {
  cents,
  count,
  identifier,
  missingOr,
  orUsed,
  shown,
  shownFlag,
  shownOr,
  shownText,
  tolerantList,
} from '../fields.ts';

/** The name of an error type, or its number; one that is not known counts as `invalidBasket`. */
export const errorType = orUsed(
  missingOr(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((given) => checkoutErrorTypes[given as number] ?? given),
      v.picklist(checkoutErrorTypes),
    ),
    'none',
  ),
  'invalidBasket',
);

/** An item that cannot be bought as it is (cart §3); `currentPrice` in cents. */
export const unavailableItem = v.object({
  sku: identifier,
  title: shownText,
  imagePath: shown(v.string()),
  currentPrice: shown(cents),
  quantity: shownOr(count, 1),
  availabilityMessage: shown(v.string()),
  /** A custom order that is no longer made. */
  isCustomNla: shownFlag,
  /** The estimated delivery date, in the server's words. */
  edd: shown(v.string()),
});

export type UnavailableItem = v.InferOutput<typeof unavailableItem>;

/** An item whose boxes may not fit in a car (cart §3); sizes in inches. */
export const oversizedItem = v.object({
  title: v.string(),
  boxes: tolerantList(
    v.object({
      boxNumber: count,
      quantity: shownOr(count, 1),
      width: v.number(),
      depth: v.number(),
      height: v.number(),
    }),
  ),
});

export type OversizedItem = v.InferOutput<typeof oversizedItem>;

export const checkoutCart = declareCall({
  name: 'checkoutCart',
  service: 'cart',
  action: 'checkout',
  method: 'POST',
  path: '/api/cart/checkout',
  payload: v.object({}),
  answer: v.object({
    isSuccess: v.boolean(),
    /**
     * The URL where checkout continues. If it is missing or refused (decision 11), a popup continues to the first step
     * of checkout, and an answer without a popup opens the cart error. A popup of `popupUrl` needs one to show Continue.
     */
    redirectUrl: shown(v.string()),
    /** Nobody is asked to sign in: the page goes to `redirectUrl` at once. */
    isLoggedIn: shownFlag,
    message: shown(v.string()),
    /**
     * The URL of content to show in a popup, from which the shopper continues to `redirectUrl`. One that may not be read
     * opens the cart error popup, with `message`.
     */
    popupUrl: shown(v.string()),
    errorType,
    unavailableItems: tolerantList(unavailableItem),
    oversizedItems: tolerantList(oversizedItem),
    /** The reward certificates have to be taken off before checkout; `message` says why. */
    hasCertificatesInterrupter: shownFlag,
    /** The paying co-brand card has been reissued, so the shopper has to enter the new one (cart §5). */
    hasOldCbccCardUsedError: shownFlag,
  }),
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'cart §4, §7, decision 5',
  about: 'Checks the cart before checkout: where to go on, or what is in the way.',
});

export type CheckoutAnswer = AnswerOf<typeof checkoutCart>;

export const getCheckoutPopup = declareCall({
  name: 'getCheckoutPopup',
  service: 'cart',
  method: 'GET',
  path: '',
  hasBase: true,
  place: '{popupUrl}',
  /** The query of `popupUrl`; its path is the base. */
  payload: v.record(v.string(), v.string()),
  /** Server markup, sanitised before it is inserted (decision 12). */
  answer: v.object({ title: shown(v.string()), html: v.string() }),
  orHtml: 'html',
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  source: 'cart §4',
  about: 'The popup that the answer to a checkout names: JSON, or the HTML fragment itself.',
});

const removal = {
  service: 'cart',
  method: 'POST',
  payload: v.object({}),
  answer: v.object({ isSuccess: v.boolean(), message: shown(v.string()) }),
  changesState: true,
  mayRetry: true,
  failure: failsCheckout,
} satisfies Partial<Call>;

export const removeNlaItems = declareCall({
  ...removal,
  name: 'removeNlaItems',
  action: 'remove unavailable items',
  path: '/ReactCheckout/RemoveNlaItems',
  source: 'cart §7, checkout §7.1',
  about: 'Removes the items that are no longer available.',
});

export const removeAllNlaItems = declareCall({
  ...removal,
  name: 'removeAllNlaItems',
  action: 'remove all unavailable items',
  path: '/ReactCheckout/RemoveAllNlaItems',
  source: 'cart §7, checkout §7.1',
  about: 'Empties a cart none of whose items can be ordered.',
});

export const removePfasItems = declareCall({
  ...removal,
  name: 'removePfasItems',
  action: 'remove restricted items',
  path: '/ReactCheckout/RemovePfasItems',
  source: 'checkout §7.1',
  about: 'Removes the items that cannot be shipped to, or picked up in, the state.',
});

export const removePersonalizedItems = declareCall({
  ...removal,
  name: 'removePersonalizedItems',
  path: '/ReactCheckout/RemovePersonalizedItems',
  source: 'checkout §7.1',
  about: 'Removes the items whose personalization service is unavailable.',
});

export const removeInHousePersonalizedNlaItems = declareCall({
  ...removal,
  name: 'removeInHousePersonalizedNlaItems',
  action: 'remove unavailable in-house personalized items',
  path: '/ReactCheckout/RemoveInHousePersonalizedNlaItems',
  source: 'cart §7',
  about: 'Removes the items that can no longer be personalized in house.',
});

export const removeInstallationServices = declareCall({
  ...removal,
  name: 'removeInstallationServices',
  action: 'remove unavailable installation services',
  path: '/ReactCheckout/RemoveInstallationService',
  source: 'checkout §7.1',
  about: 'Keeps the items whose installation is unavailable, without it.',
});
