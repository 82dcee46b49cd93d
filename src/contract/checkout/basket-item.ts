import * as v from 'valibot';
import { shippingDeliveryOptions } from '../delivery/delivery-options.ts';
import { cents, count, identifier, link, shown, shownFlag, tolerantList, wholeList } from '../fields.ts';

/** How many pieces of an item go to a recipient; `recipientId` is missing until one is chosen. */
export const allotment = v.object({
  basketItemId: identifier,
  recipientId: shown(identifier),
  quantity: count,
});

export type Allotment = v.InferOutput<typeof allotment>;

/** An item of the order (checkout §3). */
export const basketItem = v.object({
  id: identifier,
  sku: identifier,
  quantity: count,
  /** The recipient of all its pieces, if one gets them all. */
  recipientId: shown(identifier),
  /** The gift registry that it is bought from. */
  grId: shown(identifier),
  /** The texts of its personalization, line by line. */
  personalization: tolerantList(v.string()),
  optionChoices: tolerantList(v.object({ name: v.string(), value: v.string() })),
  isPickup: shownFlag,
  /** Taken out of the order by the shop: no longer part of its totals. */
  isRemoved: shownFlag,
  /** `quantity`: the pieces of all recipients together; `total` in cents. */
  priceQuantityTotals: shown(v.object({ quantity: shown(count), total: shown(cents) })),
  /** Its pieces by recipient, if there are several. */
  recipients: wholeList(allotment),
  shippingDeliveryOptions: shown(shippingDeliveryOptions),
  /** How it is shown; `price` of one piece, in cents. */
  itemInfo: shown(
    v.object({
      name: shown(v.string()),
      imagePath: shown(v.string()),
      imagePathHiRes: shown(v.string()),
      url: link,
      price: shown(cents),
    }),
  ),
});

export type BasketItem = v.InferOutput<typeof basketItem>;
