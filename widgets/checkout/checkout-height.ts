import { useLayoutEffect, useState } from 'react';
import { useIsland } from '../../src/runtime/use-island.ts';

/**
 * Keeps the host as high as the server's content was, until another step shows or the width changes, or the end of
 * the step is out of view: otherwise the page's footer would visibly move.
 * @param isShown the step has replaced the server's content
 */
export function useServerHeight(isShown: boolean, hasMoved: boolean): void {
  const host = useIsland().host as HTMLElement;
  // During the first render the server's content is still in the page.
  const [server] = useState(() => ({ height: getComputedStyle(host).height, width: innerWidth }));
  useLayoutEffect(() => {
    if (hasMoved) return;
    const { style } = host;
    const own = style.minHeight;
    const ending = new AbortController();
    const { signal } = ending;
    signal.onabort = () => {
      style.minHeight = own;
    };
    const check = () => {
      if (signal.aborted) return;
      const isUnseen = isShown && host.firstElementChild!.getBoundingClientRect().bottom > innerHeight;
      if (isUnseen || innerWidth !== server.width) ending.abort();
    };
    style.minHeight = server.height;
    // In the next frame: reading the layout here would force it.
    requestAnimationFrame(check);
    addEventListener('scroll', check, { signal });
    addEventListener('resize', check, { signal });
    return () => ending.abort();
  }, [host, server, isShown, hasMoved]);
}
