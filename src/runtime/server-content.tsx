import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsland } from './use-island.ts';

/** Shows the server's own nodes, with their listeners, inside the island. */
export function ServerContent(): ReactNode {
  const { serverNodes } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current!;
    const before = serverNodes[0]?.parentNode;
    shown.replaceChildren(...serverNodes);
    // Back to where `readToken` looks: a token field in them may be the page's only one.
    return () => before?.append(...shown.childNodes);
  }, [serverNodes]);
  return <div ref={place} data-server-content="" />;
}
