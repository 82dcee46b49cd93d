import { createContext, useContext, useEffect, useRef } from 'react';
import type { IslandHandle, Replayable } from '../page/island-handle.ts';

export type { IslandHandle };

/** Gives the views below it the handle of their island; `useIsland()` reads it. */
export const IslandContext = createContext<IslandHandle | undefined>(undefined);

/** The island this view is mounted in. */
export function useIsland(): IslandHandle {
  const island = useContext(IslandContext);
  if (!island) throw new Error('useIsland() needs a mounted island.');
  return island;
}

/**
 * Takes over a click or submit that the shopper made on the server's content before the island mounted: `handle` runs
 * once, after mounting. The island's definition must list the event in `replays`; otherwise the browser's default
 * applies.
 */
export function useReplay(type: Replayable, handle: (event: Event) => void): void {
  const island = useIsland();
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const held = island.takeHeld(type);
    if (held) latest.current(held);
  }, [island, type]);
}
