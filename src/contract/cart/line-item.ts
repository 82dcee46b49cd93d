import * as v from 'valibot';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { shippingDeliveryOptions } from '../delivery/delivery-options.ts';
import { cents, count, filledText, flag, identifier, link, listOf, maybe, shown } from '../fields.ts';

/** One item to add, with the field names of `domain/cart/add-to-cart.ts` (cart §3). */
export const addToCartItem = v.object({
  Sku: filledText,
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

/** A way of shipping a line: `code` is a ship method (cart §9), `charge` in cents. */
const shipMethodChoice = v.object({
  code: count,
  name: v.string(),
  charge: shown(cents),
});

/** A line of the cart, or one saved for later (cart §3, checkout §3). */
export const lineItem = v.object({
  /** The same in the cart and among the items saved for later. */
  id: identifier,
  sku: identifier,
  quantity: count,
  name: shown(v.string()),
  /** The price of one piece. */
  price: maybe(cents),
  imagePath: shown(v.string()),
  url: link,
  /** The fee of its installation for each piece, in cents. */
  installationFee: maybe(cents),
  /** The regular price of one piece on sale. */
  listPrice: shown(cents),
  imagePathHiRes: shown(v.string()),
  /** The most that can be bought. */
  maxQuantity: shown(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The chosen options, such as the fabric. */
  optionChoices: listOf(v.object({ name: v.string(), value: v.string() })),
  /** The texts of its personalization, line by line. */
  personalization: listOf(v.string()),
  /** Its installation is ordered with it, and can be removed. */
  isInstallationServiceRequired: v.fallback(flag, false),
  shipMethod: shown(count),
  /** The ship methods to choose from; fewer than two are no choice. */
  shipMethods: listOf(shipMethodChoice),
  shippingDeliveryOptions: shown(shippingDeliveryOptions),
  lineLevelMessages: listOf(v.string()),
  /** Adds the line again as it was, after its removal (decision 60). */
  addToCartItem: shown(addToCartItem),
});

export type CartLineItem = v.InferOutput<typeof lineItem>;
