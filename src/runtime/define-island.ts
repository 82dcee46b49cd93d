import type { ComponentType } from 'react';
import type { Replayable } from '../page/island-handle.ts';
import type { IslandProps, Props } from './attributes.ts';

/** When a host mounts: `media(…)` takes a media query. */
export type LoadStrategy = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** A widget as the runtime sees it. */
export interface Island<P extends Props = Props> {
  name: string;
  /** Inline islands mount in their host; overlay islands are opened (by an opener, another island, a script). */
  kind: 'inline' | 'overlay';
  /**
   * When a host with no `data-island-load` mounts; a literal, because the build writes it into the loader.
   * @default 'visible'
   */
  load?: LoadStrategy;
  props: P;
  /** For overlays: another widget whose attributes in the page apply to this one too, after its own. */
  partOf?: string;
  /** The parts of one thing, which stand on a page together, name it: the build makes one file of what they alone use. */
  group?: string;
  /** One line for the docs and for editors. */
  about: string;
  /** Events on server content that the view takes over with `useReplay`; others do what the HTML says. */
  replays?: readonly Replayable[];
  view: ComponentType<IslandProps<P>>;
}

/** Declares a widget. The build finds it in `widgets/<name>/<name>.island.ts`, as that file's default export. */
export function defineIsland<P extends Props>(island: Island<P>): Island<P> {
  return island;
}
