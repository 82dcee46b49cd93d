import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsland } from './use-island.ts';

/** The server's own nodes inside the island: the very same ones, with their listeners. */
export function ServerContent(): ReactNode {
  const { serverNodes } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...serverNodes);
  }, [serverNodes]);
  return <div ref={place} data-server-content="" />;
}
