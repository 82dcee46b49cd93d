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
    // Once the island shows its own, the token of a form in them is still the page's.
    return () => before?.append(...shown.childNodes);
  }, [serverNodes]);
  return <div ref={place} data-server-content="" />;
}
