export interface PickupItem {
  isPickup: boolean;
  shippingDeliveryOptions?:
    | {
        bopsOption?: { edd?: string | null | undefined } | null | undefined;
        pickupQuantityMessage?: string | null | undefined;
      }
    | undefined;
}

/**
 * When an item can be picked up, and how many of it the store has, in the server's words (checkout §3); empty for an
 * item that is shipped.
 */
export const pickupLine = ({ isPickup, shippingDeliveryOptions: options }: PickupItem): string =>
  isPickup ? [options?.bopsOption?.edd, options?.pickupQuantityMessage].filter(Boolean).join(' · ') : '';
