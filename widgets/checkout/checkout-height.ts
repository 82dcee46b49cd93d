import { useLayoutEffect, useState } from 'react';
import { useIsland } from '../../src/runtime/use-island.ts';

/**
 * Keeps the host as high as the server's content was, until another step shows or the width changes, or the end of the
 * step is out of view: otherwise the page's footer would move for a shopper who sees it.
 */
export function useServerHeight(hasMoved: boolean): void {
  const host = useIsland().host as HTMLElement;
  // While this renders for the first time, the server's content is still in the page.
  const [height] = useState(() => getComputedStyle(host).height);
  useLayoutEffect(() => {
    if (hasMoved) return;
    const width = innerWidth;
    const { style } = host;
    const own = style.minHeight;
    const ending = new AbortController();
    const { signal } = ending;
    signal.onabort = () => {
      style.minHeight = own;
    };
    const check = () => {
      const isUnseen = host.lastElementChild!.getBoundingClientRect().bottom > innerHeight;
      if (isUnseen || innerWidth !== width) ending.abort();
    };
    style.minHeight = height;
    // By then the step has taken the place of the server's content.
    requestAnimationFrame(check);
    addEventListener('scroll', check, { signal });
    addEventListener('resize', check, { signal });
    return () => ending.abort();
  }, [host, height, hasMoved]);
}
