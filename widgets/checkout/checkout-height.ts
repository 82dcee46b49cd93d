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
    const own = host.style.minHeight;
    const release = () => {
      host.style.minHeight = own;
    };
    const ending = new AbortController();
    const { signal } = ending;
    const handleResize = () => innerWidth !== width && release();
    const releaseUnseen = () => {
      if (!signal.aborted && host.lastElementChild!.getBoundingClientRect().bottom > innerHeight) release();
    };
    host.style.minHeight = height;
    // By then the step has taken the place of the server's content.
    requestAnimationFrame(releaseUnseen);
    addEventListener('scroll', releaseUnseen, { signal, passive: true });
    addEventListener('resize', handleResize, { signal });
    return () => {
      ending.abort();
      release();
    };
  }, [host, height, hasMoved]);
}
