import type { Checkout } from '../../contract/checkout/checkout.ts';
import { countPieces } from '../../domain/cart/count-pieces.ts';
import type { PageEvents } from '../../page/events.ts';

/**
 * Calls `onChange` after the cart has changed on this page or in another tab: in a popup, in the cart's slide-out (decision
 * 76). Several changes of one task are one.
 * @param known the order as it is shown: a cart that agrees with it is no change
 */
export function watchCart(
  signal: AbortSignal,
  known: () => Checkout | undefined,
  onChange: () => Promise<void>,
): void {
  let isAsked = false;
  function handleChange() {
    if (isAsked) return;
    isAsked = true;
    Promise.resolve().then(() => {
      isAsked = false;
      onChange();
    });
  }
  let last: string | undefined;
  function handleCart({ detail }: CustomEvent<PageEvents['storefront:cart-changed']>) {
    const now = sumOf(detail);
    const before = last ?? sumOfOrder(known());
    last = now;
    if (before !== undefined && before !== now) handleChange();
  }
  document.addEventListener('storefront:item-updated', handleChange, { signal });
  document.addEventListener('storefront:item-added', handleChange, { signal });
  document.addEventListener('storefront:cart-changed', handleCart, { signal });
}

const sumOf = ({ count, subtotal }: PageEvents['storefront:cart-changed']) => `${count} ${subtotal}`;

function sumOfOrder(order: Checkout | undefined): string | undefined {
  const { basketItems = [], orderSummary } = order ?? {};
  if (orderSummary?.subtotal === undefined) return undefined;
  const pieces = basketItems.filter(({ isRemoved }) => !isRemoved);
  return sumOf({ count: countPieces(pieces), subtotal: orderSummary.subtotal });
}
