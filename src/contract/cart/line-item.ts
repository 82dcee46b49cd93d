import * as v from 'valibot';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { shippingDeliveryOptions } from '../delivery/delivery-options.ts';
import { cents, count, filledText, flag, identifier, link, listOf, maybe, shown } from '../fields.ts';

/** One item to add, with the field names of `domain/cart/add-to-cart.ts` (cart §3). */
export const addToCartItem = v.object({
  Sku: filledText,
  Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The chosen options as the page names them, such as `FABRIC=OAT`. */
  OptionChoiceParameter: v.optional(v.string()),
  /** Where it is added from, such as `product-page`: whatever the host's `data-location` says. */
  Location: v.optional(v.string()),
  /** It is picked up in a store. */
  IsPickupSelected: v.optional(v.boolean()),
  /** The gift registry that it is bought from. */
  GiftRegistryId: v.optional(v.string()),
  /** Its place in the list that it was added from, such as a carousel: from 1. */
  Position: v.optional(count),
  /** The length of that list. */
  TotalPositions: v.optional(count),
  /** The product's page. */
  Url: v.optional(v.string()),
  /** It is installed by the store. */
  IsInstallationServiceRequired: v.optional(v.boolean()),
  /** The kind of installation: whatever the host's `data-installation-service-type` says. */
  InstallationServiceType: v.optional(v.string()),
  /** The text to put on it. */
  PersonalizationText: v.optional(v.string()),
  IsPersonalized: v.optional(v.boolean()),
  /** The design of an in-house personalization, by the id that `saveDesign` answered. */
  PersonalizationId: v.optional(v.string()),
  /**
   * 1 standard, 2 premium, 3 express, 6 local in-home delivery, 7 long-distance in-home delivery (cart §9); 1 if none was
   * chosen, and left out for what is picked up.
   */
  ShipMethod: v.optional(count),
}) satisfies v.GenericSchema<AddToCartItem, AddToCartItem>;

/** A way of shipping a line: `code` is a ship method (cart §9), `charge` in cents. */
const shipMethodChoice = v.object({
  /** 1 standard, 2 premium, 3 express, 6 local in-home delivery, 7 long-distance in-home delivery. */
  code: count,
  name: v.string(),
  /** In cents. */
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
  /** The `code` of its ship method. */
  shipMethod: shown(count),
  /** The ship methods to choose from; fewer than two are no choice. */
  shipMethods: listOf(shipMethodChoice),
  shippingDeliveryOptions: shown(shippingDeliveryOptions),
  lineLevelMessages: listOf(v.string()),
  /** Adds the line again as it was, after its removal (decision 60). */
  addToCartItem: shown(addToCartItem),
});

export type CartLineItem = v.InferOutput<typeof lineItem>;
