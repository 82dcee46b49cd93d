import * as v from 'valibot';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { worthOf } from '../../domain/cart/changed-lines.ts';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import {
  cents,
  count,
  identifier,
  link,
  part,
  requiredTolerantList,
  shown,
  shownFlag,
  shownText,
  tolerantList,
} from '../fields.ts';
import { recommendationItem } from '../recommendations/recommendations.ts';
import { addToCartItem, type CartLineItem, lineItem } from './line-item.ts';
import { orderSummary } from './order-summary.ts';

export type { AddToCartItem, CartLineItem };

/** A reward certificate of the shopper's; `amount` in cents. */
const rewardCertificate = v.object({
  certificateNumber: identifier,
  amount: cents,
  isApplied: shownFlag,
  /** The day of its expiry, in the server's words. */
  expires: shown(v.string()),
  accountNumber: shown(v.string()),
  cardToken: shown(v.string()),
});

/** The cart (cart §3). */
const fields = v.object({
  lineItems: requiredTolerantList(lineItem),
  savedForLater: tolerantList(lineItem),
  cartSummary: shown(
    v.object({
      taxZipCode: shown(v.string()),
      discountCode: shown(v.string()),
      promoDiscountMessage: shown(v.string()),
    }),
  ),
  orderSummary: part(orderSummary),
  rewardCertificates: tolerantList(rewardCertificate),
  /** The charity that the shopper may give to, and the amounts offered, in cents. */
  donation: shown(
    v.object({ title: shownText, message: shown(v.string()), amounts: requiredTolerantList(cents) }),
  ),
  isGuest: shownFlag,
  isInternational: shownFlag,
  isApp: shownFlag,
  paymentProvider_EnableAdyen: shownFlag,
  /** The shop's household card is told apart from other Visas, where the page context does not say (cart §3, §5). */
  cbhcc_EnableCbhcc: shownFlag,
  /** Without effect (cart §3 only names it). */
  oms_UseSharedEngine: shownFlag,
  messages: shown(
    v.object({
      /** Above the lines, if the delivery dates cannot be had. */
      eddOutagePickupMessage: shown(v.string()),
      /** Above the lines. */
      cartMessage: shown(v.string()),
    }),
  ),
});

/** The cart, with the sum of its lines as the subtotal if the answer has none. */
const cart = v.pipe(
  fields,
  v.transform(({ orderSummary, ...given }) => ({
    ...given,
    orderSummary: { ...orderSummary, subtotal: orderSummary.subtotal ?? worthOf(given.lineItems) },
  })),
);

export type Cart = v.InferOutput<typeof cart>;
export type RewardCertificate = v.InferOutput<typeof rewardCertificate>;

export const getCart = declareCall({
  name: 'getCart',
  service: 'cart',
  method: 'GET',
  path: '/api/cart',
  payload: v.object({}),
  answer: cart,
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  failure: failsInPlace,
  source: 'cart §7, decision 5',
  about: 'The shopper’s cart: lines, saved items, totals in cents.',
});

const addedItem = v.object({
  sku: identifier,
  quantity: count,
  // The item is in the cart even if nothing of the following can be shown (decision 65).
  name: shown(v.string()),
  formattedPrice: shown(v.string()),
  price: shown(cents),
  imagePath: shown(v.string()),
  imagePathHiRes: shown(v.string()),
  navigateUrl: link,
  isInstallationServiceRequired: shownFlag,
  installationServiceMessage: shown(v.string()),
  /** The fee of its installation for each piece, in cents. */
  installationFee: shown(cents),
  /** The chosen options, such as the fabric. */
  optionText: shown(v.string()),
  tooltips: tolerantList(v.string()),
  addOns: tolerantList(recommendationItem),
});

export type AddedItem = v.InferOutput<typeof addedItem>;

export const addItems = declareCall({
  name: 'addItems',
  service: 'cart',
  action: 'add to cart',
  method: 'POST',
  path: '/api/cart/add-items',
  payload: v.object({ items: v.pipe(v.array(addToCartItem), v.nonEmpty()) }),
  answer: v.object({
    isSuccess: v.boolean(),
    items: tolerantList(addedItem),
    rewardsMessage: shown(v.string()),
    message: shown(v.string()),
  }),
  changesState: true,
  mayRetry: true,
  isKeyed: true,
  failure: failsInPlace,
  source: 'cart §7, decisions 5, 111',
  about: 'Adds items to the cart; the answer has the added items, for the confirmation layer.',
});

export type AddItemsAnswer = AnswerOf<typeof addItems>;
