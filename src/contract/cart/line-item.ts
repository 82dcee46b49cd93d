import * as v from 'valibot';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import { shippingDeliveryOptions } from '../delivery/delivery-options.ts';
import {
  cents,
  count,
  filledText,
  givenBack,
  identifier,
  link,
  shown,
  shownFlag,
  tolerantList,
} from '../fields.ts';
import { personalization } from '../personalization/personalization.ts';

/**
 * One item to add, with the field names of `domain/cart/add-to-cart.ts` (cart §3).
 * @property OptionChoiceParameter The chosen options as the page names them, such as `FABRIC=OAT`.
 * @property Location Where it is added from, such as `product-page`: whatever the host's `data-location` says.
 * @property IsPickupSelected It is picked up in a store.
 * @property GiftRegistryId The gift registry that it is bought from.
 * @property Position Its place in the list that it was added from, such as a carousel: from 1.
 * @property TotalPositions The length of that list.
 * @property Url The product's page.
 * @property IsInstallationServiceRequired It is installed by the store.
 * @property InstallationServiceType The kind of installation: whatever `data-installation-service-type` says.
 * @property PersonalizationText The text to put on it.
 * @property PersonalizationId The design of an in-house personalization, by the id that `saveDesign` answered.
 * @property ShipMethod 1 standard, 2 premium, 3 express, 6 local in-home delivery, 7 long-distance in-home delivery (cart
 *   §9); 1 if none was chosen, and left out for what is picked up.
 */
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

/**
 * A way of shipping a line.
 * @property code A ship method (cart §9): 1 standard, 2 premium, 3 express, 6 local in-home, 7 long-distance in-home delivery.
 * @property charge In cents.
 */
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
  price: shown(cents),
  imagePath: shown(v.string()),
  url: link,
  /** The fee of its installation for each piece, in cents. */
  installationFee: shown(cents),
  /** The regular price of one piece on sale. */
  listPrice: shown(cents),
  imagePathHiRes: shown(v.string()),
  /** The most pieces that the line may have; the limit of every line if left out. */
  maxQuantity: shown(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The chosen options, such as the fabric. */
  optionChoices: tolerantList(v.object({ name: v.string(), value: v.string() })),
  /** The texts of its personalization, line by line. */
  personalization: tolerantList(v.string()),
  /**
   * How it can be personalized, as on its product's page, with the line's texts, fonts and colors: the text can then be
   * edited. Without it, it cannot.
   */
  editablePersonalization: shown(personalization),
  /** Its installation is ordered with it, and can be removed. */
  isInstallationServiceRequired: shownFlag,
  shipMethod: shown(count),
  /** The ship methods to choose from; fewer than two are no choice. */
  shipMethods: tolerantList(shipMethodChoice),
  shippingDeliveryOptions: shown(shippingDeliveryOptions),
  lineLevelMessages: tolerantList(v.string()),
  /** It cannot be bought any more: it stands above the other lines, without a quantity, and is neither counted nor summed. */
  isUnavailable: shownFlag,
  /**
   * Adds the line again as it was, after its removal (decision 60). With a `GiftRegistryId` the line says that it is for
   * a gift registry.
   */
  addToCartItem: shown(givenBack(addToCartItem)),
});

export type CartLineItem = v.InferOutput<typeof lineItem>;
