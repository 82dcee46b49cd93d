import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { getEstimatedDeliveryDate } from '../../src/contract/cart/cart-changes.ts';
import { send } from '../../src/http/send.ts';
import { loadedCartAtom } from '../../src/state/cart/cart.ts';
import { applyCertificate } from '../../src/state/cart/certificates.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { latest, superseded } from '../../src/state/latest.ts';

export type DeliveryDates =
  | { status: 'unknown' }
  /** The estimated delivery date by line, in the server's words. */
  | { status: 'known'; dates: Readonly<Record<string, string>> }
  | { status: 'failed' };

/**
 * When each line arrives at the cart's ZIP code, asked again when the ZIP code, the lines or their ship methods change
 * (cart §7). A failure is logged (cart §8).
 */
export function useDeliveryDates(cart: Cart | undefined): DeliveryDates {
  const [dates, setDates] = useState<DeliveryDates>({ status: 'unknown' });
  const [newest] = useState(latest);
  const zipCode = cart?.isInternational ? undefined : cart?.cartSummary?.taxZipCode;
  const lines = JSON.stringify(
    cart?.lineItems.map((line) => [
      line.id,
      line.shipMethod,
      line.shippingDeliveryOptions?.selectedShipOption,
    ]),
  );

  useEffect(() => {
    if (!zipCode || !lines || lines === '[]') return undefined;
    newest
      .run((signal) => send(getEstimatedDeliveryDate, { zipCode }, { signal }))
      .then((answer) => {
        if (answer === superseded) return;
        const known = answer.lineItems.flatMap(({ id, edd }) => (edd ? [[id, edd] as const] : []));
        setDates({ status: 'known', dates: Object.fromEntries(known) });
      })
      .catch((error) => {
        if (handleFailure(error)) setDates({ status: 'failed' });
      });
    return newest.abort;
  }, [zipCode, lines, newest]);

  return dates;
}

/**
 * Applies the reward certificates of the cart again, once it has been loaded (cart §4): what they are worth depends on
 * the order. Their new total is the cart's.
 */
export function useRewardTotals(cart: Cart | undefined, isLoading: boolean): void {
  const store = useStore();
  const setCart = useSetAtom(loadedCartAtom);
  const isDone = useRef(false);

  useEffect(() => {
    if (isLoading || isDone.current || !cart) return;
    isDone.current = true;
    const applied = cart.rewardCertificates.filter(({ isApplied }) => isApplied);
    if (applied.length) reapply();

    async function reapply() {
      try {
        for (const { certificateNumber, accountNumber, cardToken } of applied) {
          const rewards = await applyCertificate({ certificateNumber, accountNumber, cardToken });
          const known = store.get(loadedCartAtom);
          if (!rewards || !known) continue;
          const { rewardsTotal, rewardsExceedOrderTotalMessage } = rewards;
          const orderSummary = { ...known.orderSummary, rewardsExceedOrderTotalMessage };
          if (rewardsTotal !== undefined) orderSummary.rewardsTotal = rewardsTotal;
          setCart({ ...known, orderSummary });
        }
      } catch (error) {
        handleFailure(error);
      }
    }
  }, [cart, isLoading, setCart, store]);
}
