import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { safeUrl } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';
import type { CartCountProps } from './cart-count.island.ts';

/** The link to the cart with its count: what the server said, until the cart is known. */
export function CartCount({ count: serverCount, href }: CartCountProps): ReactNode {
  const { host } = useIsland();
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  // While this renders for the first time, the host still holds what the server wrote.
  const [serverHref] = useState(() => safeUrl(host.querySelector('a')?.getAttribute('href'))?.href);
  const count = cart.status === 'known' ? cart.count : serverCount;

  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Going back shows the page as it was kept: what the server counted then may be old.
    if (serverCount === undefined || visit?.type === 'back_forward') refresh();
  }, [serverCount, refresh]);

  return (
    <a
      className="si-cart-count"
      data-look="page"
      href={href ?? serverHref ?? '/checkout/cart'}
      aria-label={count === undefined ? undefined : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      Cart
      {count !== undefined && (
        <>
          {' ('}
          <span className="si-cart-count__number">{count}</span>)
        </>
      )}
    </a>
  );
}
