import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Cart, CartLineItem } from '../../src/contract/cart/cart.ts';
import { getEstimatedDeliveryDate } from '../../src/contract/cart/cart-changes.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { send } from '../../src/http/send.ts';
import { loadedCartAtom } from '../../src/state/cart/cart.ts';
import { type CartQueue, cartQueueOf } from '../../src/state/cart/cart-queue.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { latest, superseded } from '../../src/state/latest.ts';
import type { CartProps } from './cart.island.ts';

/**
 * When each line arrives, by its `dateKey`, in the server's words; null if the dates cannot be had, undefined if none are
 * asked for.
 */
export type DeliveryDates = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** When a line arrives; empty while that is not known. */
export type LineDate = string | null | undefined;

/** The line and how it is delivered, so that a shipping date is never shown for a pickup. */
export const dateKey = ({ id, shipMethod, shippingDeliveryOptions }: CartLineItem): string =>
  [id, shipMethod, shippingDeliveryOptions?.selectedShipOption].join();

/** Whether the line is picked up; its `bopsOption.locationId` names the store. */
export const isPickedUp = ({ shippingDeliveryOptions }: CartLineItem) =>
  shippingDeliveryOptions?.selectedShipOption === 'pickup';

/**
 * When each line arrives at the cart's ZIP code, or can be picked up at its store; asked again when the ZIP code, the
 * lines or their ship methods change (cart §7). A failure is logged (cart §8).
 */
export function useDeliveryDates(shown: Cart | undefined): DeliveryDates {
  // As the server has it: a change that is on its way has no dates yet.
  const cart = useAtomValue(loadedCartAtom) ?? shown;
  const [known, setKnown] = useState<{ zipCode: string; dates: DeliveryDates }>();
  const [newest] = useState(latest);
  const zipCode = cart?.isInternational ? undefined : cart?.cartSummary?.taxZipCode;
  const lines = cart?.lineItems ?? [];
  const locationId = lines.find(isPickedUp)?.shippingDeliveryOptions?.bopsOption?.locationId;

  // Asked again only when one of these changes.
  const asked = JSON.stringify([zipCode, locationId, lines.map(dateKey)]);
  useOnChange(() => {
    if (!zipCode || !lines.length) return undefined;
    newest
      .run(async (signal): Promise<DeliveryDates> => {
        const { lineItems } = await send(getEstimatedDeliveryDate, { zipCode, locationId }, { signal });
        return Object.fromEntries(
          lines.map((line) => [dateKey(line), lineItems.find(({ id }) => id === line.id)?.edd]),
        );
      })
      .catch((error) => (handleFailure(error) ? null : superseded))
      .then((dates) => dates !== superseded && setKnown({ zipCode, dates }));
    return newest.abort;
  }, asked);

  // Those of another ZIP code are no longer true.
  return zipCode ? (known?.zipCode === zipCode ? known.dates : {}) : undefined;
}

/** What the server has refused without script keeps its message, as a change that the island has sent does. */
export function useRefusedChange(refused: CartProps['refused']): void {
  const store = useStore();
  // In the first render, so that the message is there at once, and the summary open.
  useState(() => refused && cartQueueOf(store).refuse(refused.change, refused.message));
}

/**
 * Applies the reward certificates of the cart again, once it has been loaded (cart §4): what they are worth depends on
 * the order.
 */
export function useRewardTotals(cart: Cart | undefined, queue: CartQueue, isLoading: boolean): void {
  const isDone = useRef(false);

  useEffect(() => {
    if (isLoading || isDone.current || !cart) return;
    isDone.current = true;
    for (const { certificateNumber, isApplied } of cart.rewardCertificates)
      if (isApplied) queue.change({ kind: 'certificate', certificateNumber, isApplied, isAgain: true });
  }, [cart, queue, isLoading]);
}
