import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Cart, CartLineItem } from '../../src/contract/cart/cart.ts';
import { getEstimatedDeliveryDate } from '../../src/contract/cart/cart-changes.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { refusal } from '../../src/http/address.ts';
import { send } from '../../src/http/send.ts';
import { orderPrint } from '../../src/state/cart/answered-rewards.ts';
import { type CartQueue, cartQueueOf } from '../../src/state/cart/cart-queue.ts';
import { loadedCartAtom } from '../../src/state/cart/loaded-cart.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { latest, superseded } from '../../src/state/latest.ts';
import type { CartProps } from './cart.island.ts';

/** The dates that are known, by `dateKey`, in the server's words; undefined if none are asked for. */
export type DeliveryDates =
  | {
      known: Readonly<Record<string, string>>;
      /** The last request has failed: what is not known by now cannot be had. */
      isOut: boolean;
      zipCode: string | undefined;
    }
  | undefined;

/**
 * When a line arrives, one way: empty while that is asked for, null if it cannot be had, undefined if the cart's own date is
 * all that there is.
 */
export type LineDate = string | null | undefined;

export type Way = 'ship' | 'pickup';

/** Whether the line is picked up; its `bopsOption.locationId` names the store. */
export const isPickedUp = ({ shippingDeliveryOptions }: CartLineItem) =>
  shippingDeliveryOptions?.selectedShipOption === 'pickup';

const wayOf = (line: CartLineItem): Way => (isPickedUp(line) ? 'pickup' : 'ship');

const storeOf = ({ shippingDeliveryOptions }: CartLineItem) =>
  shippingDeliveryOptions?.bopsOption?.locationId;

/** What its date depends on: a pickup on its store alone, where that is known. */
const placeOf = (line: CartLineItem, way: Way, zipCode: string | undefined) =>
  (way === 'pickup' && storeOf(line)) || zipCode;

const dateKey = (line: CartLineItem, way: Way, zipCode: string | undefined): string =>
  [line.id, way === 'pickup' ? way : line.shipMethod, placeOf(line, way, zipCode)].join();

/** When a line arrives by this way, also while it goes another. */
export function dateOf(dates: DeliveryDates, line: CartLineItem, way: Way): LineDate {
  if (!dates) return undefined;
  const { known, isOut, zipCode } = dates;
  const date = known[dateKey(line, way, zipCode)];
  if (date) return date;
  const isAsked = way === wayOf(line) && placeOf(line, way, zipCode);
  // A way that was not asked for, and shows no date of the cart's, gets no place for one: the lines below would move.
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
 * When each line arrives at the cart's ZIP code, or can be picked up at its store, for which no ZIP code is needed; asked
 * again when the ZIP code, the lines or their ship methods change (cart §7). What is known stays while more is asked for. A
 * failure is logged (cart §8).
 */
export function useDeliveryDates(shown: Cart | undefined): DeliveryDates {
  // As the server has it: a change that is on its way has no dates yet.
  const cart = useAtomValue(loadedCartAtom) ?? shown;
  const [{ known, isOut }, setDates] = useState({ known: {}, isOut: false });
  const [newest] = useState(latest);
  const zipCode = cart?.isInternational ? undefined : cart?.cartSummary?.taxZipCode;
  const lines = cart && !cart.isInternational ? cart.lineItems : [];
  const stores = lines.filter(isPickedUp).map(storeOf).filter(Boolean);
  const [locationId] = stores;
  const payload = { zipCode: stores.length < lines.length ? zipCode : undefined, locationId };

  // Asked again only when one of these changes.
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

/** What the server has refused without script keeps its message, as a change that the island has sent does. */
export function useRefusedChange(refused: CartProps['refused']): void {
  const store = useStore();
  // In the first render, so that the message is there at once, and the summary open.
  useState(() => refused && cartQueueOf(store).refuse(refused.change, refused.message));
}

/**
 * Applies the reward certificates of the cart again, once it has been loaded and whenever a later load has changed lines
 * or totals (cart §4, decision 120): what they are worth depends on the order.
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
