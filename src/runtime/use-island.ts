import { createContext, useContext, useEffect, useRef } from 'react';
import type { Replayable } from './define-island.ts';
import type { OpenProps } from './registry.ts';

/** What a view may ask of the runtime. */
export interface IslandHandle {
  readonly name: string;
  /** The page's element the island lives in; for an overlay the runtime's own element at the end of the body. */
  readonly host: Element;
  /** Aborts when the island unmounts or fails. */
  readonly signal: AbortSignal;
  /** The fields of the server's form in this host, as they stood at the moment of mounting: outside data. */
  readonly serverValues: Readonly<Record<string, string>>;
  /** Gives the host its server content back: status `failed`, `storefront:island-failed`, one console error. */
  fail(error: unknown): void;
  /** There is nothing to show: gives up the space that the stylesheet reserves, once nothing in view moves by it. */
  releaseSpace(): void;
  /** Overlays: unmounts the overlay. */
  close(): void;
  /** Opens an overlay island; rejects when it could not be loaded or its props are wrong. */
  open(name: string, props?: OpenProps): Promise<void>;
  /** The server's own nodes, for {@link ServerContent}. */
  readonly serverNodes: readonly Node[];
  /** Takes what the shopper did before mounting, once. */
  takeHeld(type: Replayable): Event | undefined;
}

export const IslandContext = createContext<IslandHandle | undefined>(undefined);

/** The island this view is mounted in. */
export function useIsland(): IslandHandle {
  const island = useContext(IslandContext);
  if (!island)
    throw new Error('useIsland() works only in the view of an island that the runtime has mounted.');
  return island;
}

/**
 * Takes over what the shopper did to the server's content before the island was there: `handle` runs once, after
 * mounting. The island's definition must list the event in `replays`; otherwise the browser does what the HTML says.
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
