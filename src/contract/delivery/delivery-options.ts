import * as v from 'valibot';
import { identifier, maybe } from '../fields.ts';

const flag = v.nullish(v.boolean(), false);
const shown = <S extends v.GenericSchema>(schema: S) => v.fallback(maybe(schema), undefined);

/** How a line reaches the shopper, and when (checkout §3). */
export const shippingDeliveryOptions = v.object({
  isShipOptionVisible: v.nullish(v.boolean(), true),
  isStorePickupOptionVisible: flag,
  selectedShipOption: v.fallback(v.picklist(['ship', 'pickup']), 'ship'),
  /** `edd`: the estimated delivery date, in the server's words. */
  shippingOption: shown(v.object({ edd: shown(v.string()) })),
  bopsOption: shown(
    v.object({ edd: shown(v.string()), storeName: shown(v.string()), locationId: shown(identifier) }),
  ),
  pickupQuantityMessage: shown(v.string()),
});
