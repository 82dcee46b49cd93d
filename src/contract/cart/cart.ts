import * as v from 'valibot';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import { cents, count, identifier, link, maybe } from '../fields.ts';
import { recommendationItem } from '../recommendations/recommendations.ts';

export type { AddToCartItem };

const lineItem = v.object({
  id: identifier,
  sku: identifier,
  quantity: count,
  name: maybe(v.string()),
  price: maybe(cents),
  imagePath: maybe(v.string()),
  url: link,
  /** The fee of its installation for each piece, in cents. */
  installationFee: maybe(cents),
});

const flag = v.nullish(v.boolean(), false);

/** The cart (cart §3). */
const cart = v.object({
  lineItems: v.array(lineItem),
  savedForLater: v.nullish(v.array(lineItem), []),
  cartSummary: maybe(v.object({ taxZipCode: maybe(v.string()), discountCode: maybe(v.string()) })),
  orderSummary: v.object({
    subtotal: cents,
    rewardsTotal: maybe(cents),
    rewardsExceedOrderTotalMessage: maybe(v.string()),
  }),
  isGuest: flag,
  isInternational: flag,
  isApp: flag,
  paymentProvider_EnableAdyen: flag,
  cbhcc_EnableCbhcc: flag,
  oms_UseSharedEngine: flag,
  messages: maybe(v.record(v.string(), v.unknown())),
});

export type Cart = v.InferOutput<typeof cart>;
export type CartLineItem = v.InferOutput<typeof lineItem>;

export const getCart = declareCall({
  name: 'getCart',
  service: 'cart',
  action: 'get cart',
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

/** One item to add, with the field names of `domain/cart/add-to-cart.ts` (cart §3). */
export const addToCartItem = v.object({
  Sku: v.pipe(v.string(), v.nonEmpty()),
  Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  OptionChoiceParameter: v.optional(v.string()),
  Location: v.optional(v.string()),
  IsPickupSelected: v.optional(v.boolean()),
  GiftRegistryId: v.optional(v.string()),
  Position: v.optional(count),
  TotalPositions: v.optional(count),
  Url: v.optional(v.string()),
  IsInstallationServiceRequired: v.optional(v.boolean()),
  InstallationServiceType: v.optional(v.string()),
  PersonalizationText: v.optional(v.string()),
  IsPersonalized: v.optional(v.boolean()),
  PersonalizationId: v.optional(v.string()),
  ShipMethod: v.optional(count),
}) satisfies v.GenericSchema<AddToCartItem, AddToCartItem>;

const addedItem = v.object({
  sku: identifier,
  quantity: count,
  // The item is in the cart even if nothing of the following can be shown (decision 65).
  name: maybe(v.string()),
  formattedPrice: maybe(v.string()),
  price: maybe(cents),
  imagePath: maybe(v.string()),
  imagePathHiRes: maybe(v.string()),
  navigateUrl: link,
  isInstallationServiceRequired: flag,
  installationServiceMessage: maybe(v.string()),
  /** The fee of its installation for each piece, in cents. */
  installationFee: maybe(cents),
  /** The chosen options, such as the fabric. */
  optionText: maybe(v.string()),
  tooltips: v.nullish(v.array(v.string()), []),
  addOns: v.nullish(v.array(recommendationItem), []),
});

export type AddedItem = v.InferOutput<typeof addedItem>;

export const addItems = declareCall({
  name: 'addItems',
  service: 'cart',
  action: 'add to cart',
  method: 'POST',
  path: '/api/cart/add-items',
  payload: v.object({ items: v.pipe(v.array(addToCartItem), v.minLength(1)) }),
  answer: v.object({
    isSuccess: v.boolean(),
    items: v.nullish(v.array(addedItem), []),
    rewardsMessage: maybe(v.string()),
    message: maybe(v.string()),
  }),
  tolerates: ['items', 'items.addOns', 'items.tooltips'],
  changesState: true,
  mayRetry: true,
  failure: failsInPlace,
  source: 'cart §7, decision 5',
  about: 'Adds items to the cart; the answer has the added items, for the confirmation layer.',
});

export type AddItemsAnswer = AnswerOf<typeof addItems>;

/** The content of the layer that asks for confirmation before an add; the markup is the server's (decision 12). */
export const confirmationContent = {
  /** Replaces the layer's own title. */
  title: maybe(v.string()),
  /** Server markup. */
  message: maybe(v.string()),
  /** Server markup; it opens in a popup. */
  terms: maybe(v.string()),
  product: maybe(
    v.object({
      name: v.string(),
      formattedPrice: v.string(),
      imagePath: v.string(),
      imagePathHiRes: maybe(v.string()),
      optionText: maybe(v.string()),
    }),
  ),
};

export const getCustomOrderConfirmation = declareCall({
  name: 'getCustomOrderConfirmation',
  service: 'cart',
  action: 'get custom order confirmation',
  method: 'GET',
  path: '/api/cart/custom-order-confirmation',
  payload: v.object({ sku: v.pipe(v.string(), v.nonEmpty()), optionChoiceParameter: v.optional(v.string()) }),
  answer: v.object({
    isConfirmationNeeded: v.boolean(),
    kind: v.nullish(v.picklist(['custom-order', 'monogramming']), 'custom-order'),
    ...confirmationContent,
  }),
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  source: 'cart §7, decision 5',
  about: 'Whether an item has to be confirmed before it is added, and the content of the layer that asks.',
});

export type CustomOrderConfirmation = AnswerOf<typeof getCustomOrderConfirmation>;
