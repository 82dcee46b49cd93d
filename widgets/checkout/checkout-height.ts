import { useLayoutEffect, useState } from 'react';
import { useIsland } from '../../src/runtime/use-island.ts';

/**
 * Keeps the host as high as the server's content was, until another step shows or the width changes: otherwise the page's
 * footer would move for a shopper who has scrolled to it.
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
    const handleResize = () => innerWidth !== width && release();
    host.style.minHeight = height;
    addEventListener('resize', handleResize);
    return () => {
      release();
      removeEventListener('resize', handleResize);
    };
  }, [host, height, hasMoved]);
}
