import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Cart, CartLineItem } from '../../src/contract/cart/cart.ts';
import { getEstimatedDeliveryDate } from '../../src/contract/cart/cart-changes.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { refusal } from '../../src/http/refusal.ts';
import { send } from '../../src/http/send.ts';
import { orderPrint } from '../../src/state/cart/answered-rewards.ts';
import { type CartQueue, cartQueueOf } from '../../src/state/cart/cart-queue.ts';
import { loadedCartAtom } from '../../src/state/cart/loaded-cart.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { latest, superseded } from '../../src/state/latest.ts';
import type { CartProps } from './cart.island.ts';

/** The known dates by `dateKey`, as the server's texts; undefined if none are requested. */
export type DeliveryDates =
  | {
      known: Readonly<Record<string, string>>;
      /** The last request has failed: dates that are not known by now are not available. */
      isOut: boolean;
      zipCode: string | undefined;
    }
  | undefined;

/**
 * The date of one way of delivery: empty while it is requested, null if there is none, undefined if only the cart's own
 * date exists.
 */
export type LineDate = string | null | undefined;

export type Way = 'ship' | 'pickup';

/** Whether the line is picked up; its `bopsOption.locationId` names the store. */
export const isPickedUp = ({ shippingDeliveryOptions }: CartLineItem) =>
  shippingDeliveryOptions?.selectedShipOption === 'pickup';

const wayOf = (line: CartLineItem): Way => (isPickedUp(line) ? 'pickup' : 'ship');

const storeOf = ({ shippingDeliveryOptions }: CartLineItem) =>
  shippingDeliveryOptions?.bopsOption?.locationId;

/** The facts on which a date depends: for a pickup the store alone, if it is known. */
const placeOf = (line: CartLineItem, way: Way, zipCode: string | undefined) =>
  (way === 'pickup' && storeOf(line)) || zipCode;

const dateKey = (line: CartLineItem, way: Way, zipCode: string | undefined): string =>
  [line.id, way === 'pickup' ? way : line.shipMethod, placeOf(line, way, zipCode)].join();

/** The date of a line by this way of delivery, even if another way is chosen. */
export function dateOf(dates: DeliveryDates, line: CartLineItem, way: Way): LineDate {
  if (!dates) return undefined;
  const { known, isOut, zipCode } = dates;
  const date = known[dateKey(line, way, zipCode)];
  if (date) return date;
  const isAsked = way === wayOf(line) && placeOf(line, way, zipCode);
  // A way without a request and without a date in the cart reserves no space for a date: the lines below would move.
  if (isOut) return isAsked || ownDate(line, way) ? null : undefined;
  return isAsked ? '' : undefined;
}

/** The cart's own date of a line, one way. */
const ownDate = ({ shippingDeliveryOptions: options }: CartLineItem, way: Way) =>
  way === 'ship' ? options?.shippingOption?.edd : options?.bopsOption?.edd;

/** Whether the date of a shipped line cannot be had. */
export const lacksShipDate = (dates: DeliveryDates, lines: readonly CartLineItem[]): boolean =>
  lines.some((line) => !isPickedUp(line) && dateOf(dates, line, 'ship') === null);

/**
 * The dates on which each line arrives at the cart's ZIP code, or can be picked up at its store, which needs no ZIP code.
 * They are read again when the ZIP code, the lines or their ship methods change (cart §7); known dates stay during a
 * read. A failure is logged (cart §8).
 */
export function useDeliveryDates(shown: Cart | undefined): DeliveryDates {
  // The server's cart: a change that is not answered yet has no dates.
  const cart = useAtomValue(loadedCartAtom) ?? shown;
  const [{ known, isOut }, setDates] = useState({ known: {}, isOut: false });
  const [newest] = useState(latest);
  const zipCode = cart?.isInternational ? undefined : cart?.cartSummary?.taxZipCode;
  const lines = cart && !cart.isInternational ? cart.lineItems : [];
  const stores = lines.filter(isPickedUp).map(storeOf).filter(Boolean);
  const [locationId] = stores;
  const payload = { zipCode: stores.length < lines.length ? zipCode : undefined, locationId };

  // Read again only when one of these changes.
  const asked = JSON.stringify([payload, lines.map((line) => dateKey(line, wayOf(line), zipCode))]);
  useOnChange(() => {
    if (!payload.zipCode && !locationId) return undefined;
    newest
      .run(async (signal) => {
        const { isSuccess, message, lineItems } = await send(getEstimatedDeliveryDate, payload, { signal });
        if (!isSuccess || !lineItems) throw refusal(getEstimatedDeliveryDate, message);
        const eddOf = (line: CartLineItem) => lineItems.find(({ id }) => id === line.id)?.edd ?? '';
        return Object.fromEntries(lines.map((line) => [dateKey(line, wayOf(line), zipCode), eddOf(line)]));
      })
      .catch((error) => (handleFailure(error) ? null : superseded))
      .then((dates) => {
        if (dates === superseded) return;
        setDates((was) => ({ known: { ...was.known, ...dates }, isOut: !dates }));
      });
    return newest.abort;
  }, asked);

  return payload.zipCode || locationId ? { known, isOut, zipCode } : undefined;
}

/**
 * Shows the message of a change that the server has refused when a form sent it without script, like that of a change
 * from the island.
 */
export function useRefusedChange(refused: CartProps['refused']): void {
  const store = useStore();
  // In the first render, so that the message is there at once, and the summary open.
  useState(() => refused && cartQueueOf(store).refuse(refused.change, refused.message));
}

/**
 * Applies the reward certificates of the cart again, once it has been loaded and whenever a later load has changed lines
 * or totals (cart §4, decision 120): their value depends on the order.
 */
export function useRewardTotals(queue: CartQueue, isLoading: boolean): void {
  const cart = useAtomValue(loadedCartAtom);
  const appliedTo = useRef<string>(undefined);

  useEffect(() => {
    if (isLoading || !cart) return;
    const order = orderPrint(cart);
    if (appliedTo.current === order) return;
    appliedTo.current = order;
    for (const { certificateNumber, isApplied } of cart.rewardCertificates)
      if (isApplied) queue.change({ kind: 'certificate', certificateNumber, isApplied, isAgain: true });
  }, [cart, queue, isLoading]);
}
