import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cartCountMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';
import type { CartCountProps } from './cart-count.island.ts';

/** The link to the cart with its count: the server's number until the cart is loaded. */
export function CartCount({ count: serverCount, href }: CartCountProps): ReactNode {
  const { host } = useIsland();
  const texts = useTexts(cartCountMessages);
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  // During the first render the host still has the server's content.
  const [serverHref] = useState(() => safeUrl(host.querySelector('a')?.getAttribute('href'))?.href);
  const count = cart.status === 'known' ? cart.count : serverCount;

  const lastCount = useRef(serverCount);

  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A count that the page changes later means that it has changed the cart.
    const hasChanged = serverCount !== lastCount.current;
    lastCount.current = serverCount;
    // After a back-forward navigation the page may come from a cache, with a stale count.
    if (serverCount === undefined || hasChanged || visit?.type === 'back_forward') refresh({ hasChanged });
  }, [serverCount, refresh]);

  return (
    <a
      className="si-cart-count"
      data-look="page"
      href={href ?? serverHref ?? '/checkout/cart'}
      aria-label={
        count === undefined
          ? undefined
          : fillIn(texts.cartLinkLabel, count === 1 ? texts.onePiece : fillIn(texts.pieces, count))
      }
    >
      {texts.cartLink}
      {count !== undefined && (
        <>
          {' ('}
          <span className="si-cart-count__number">{count}</span>)
        </>
      )}
    </a>
  );
}
