import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsland } from './use-island.ts';

/** Shows the server's own nodes, with their listeners, inside the island. */
export function ServerContent(): ReactNode {
  const { serverNodes } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...serverNodes);
  }, [serverNodes]);
  return <div ref={place} data-server-content="" />;
}
