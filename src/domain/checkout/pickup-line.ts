interface DeliveryOptions {
  bopsOption?: { edd?: string | null | undefined } | null | undefined;
  pickupQuantityMessage?: string | null | undefined;
}

/** When an item can be picked up, and how many of it the store has, in the server's words (checkout §3). */
export const pickupLine = ({ bopsOption, pickupQuantityMessage }: DeliveryOptions = {}): string =>
  [bopsOption?.edd, pickupQuantityMessage].filter(Boolean).join(' · ');
