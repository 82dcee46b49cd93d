import * as v from 'valibot';
import { identifier, shown, shownFlag, shownOr } from '../fields.ts';

/** How a line reaches the shopper, and when (checkout §3). */
export const shippingDeliveryOptions = v.object({
  isShipOptionVisible: shownOr(v.boolean(), true),
  isStorePickupOptionVisible: shownFlag,
  selectedShipOption: shownOr(v.picklist(['ship', 'pickup']), 'ship'),
  /** `edd`: the estimated delivery date, in the server's words. */
  shippingOption: shown(v.object({ edd: shown(v.string()) })),
  bopsOption: shown(
    v.object({ edd: shown(v.string()), storeName: shown(v.string()), locationId: shown(identifier) }),
  ),
  pickupQuantityMessage: shown(v.string()),
});
