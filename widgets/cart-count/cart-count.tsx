import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cartCountMessages } from '../../src/domain/cart/cart-messages.ts';
import { piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { isPlainPress } from '../../src/hooks/plain-press.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate, safeUrl } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { cartAtom, refreshCartAtom } from '../../src/state/cart/cart.ts';
import { resumeChanges } from '../../src/state/cart/resume-changes.ts';
import type { CartCountProps } from './cart-count.island.ts';

/** The link to the cart with its count: the server's number until the cart is loaded. */
export function CartCount({ count: serverCount, href, opensDrawer }: CartCountProps): ReactNode {
  const { host, open } = useIsland();
  const texts = useTexts(cartCountMessages);
  const cart = useAtomValue(cartAtom);
  const refresh = useSetAtom(refreshCartAtom);
  // During the first render the host still has the server's content.
  const [serverHref] = useState(() => safeUrl(host.querySelector('a')?.getAttribute('href'))?.href);
  const count = cart.status === 'known' ? cart.count : serverCount;

  const url = href ?? serverHref ?? '/checkout/cart';
  const lastCount = useRef(serverCount);

  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A count that the page changes later means that it has changed the cart.
    const hasChanged = serverCount !== lastCount.current;
    lastCount.current = serverCount;
    // After a back-forward navigation the page may come from a cache, with a stale count.
    if (serverCount === undefined || hasChanged || visit?.type === 'back_forward') refresh({ hasChanged });
  }, [serverCount, refresh]);

  useOnMount(resumeChanges);

  function handlePress(event: MouseEvent<HTMLAnchorElement>) {
    const isHere = event.currentTarget.pathname === location.pathname;
    if (isHere || !isPlainPress(event)) return;
    event.preventDefault();
    // Without the drawer it is an ordinary link.
    open('cart-drawer', { cartUrl: url }).catch(() => navigate(url));
  }

  return (
    <a
      className="si-cart-count"
      // In the colour of the page's own links (lock.css).
      data-look="page"
      href={url}
      onClick={opensDrawer ? handlePress : undefined}
      aria-label={count === undefined ? undefined : fillIn(texts.cartLinkLabel, piecesInWords(count, texts))}
    >
      {count === undefined ? texts.cartLink : `${texts.cartLink} (${count})`}
    </a>
  );
}
