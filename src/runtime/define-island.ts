import type { ComponentType } from 'react';
import type { Replayable } from '../page/island-handle.ts';
import type { IslandProps, Props } from './attributes.ts';

/** When a host mounts: `media(…)` takes a media query. */
export type LoadStrategy = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** The shopper's task that the widget belongs to; the docs group widgets by task. */
export type ShopperTask = 'browse' | 'discover' | 'decide' | 'add' | 'cart' | 'pay' | 'account' | 'failure';

/** What a widget is for, in plain sentences: for its pages in Storybook and in the guide. */
export interface IslandDocs {
  task: ShopperTask;
  /** When to use it: the page, and the moment. */
  useWhen: string;
  /** When not to use it, and what to use instead. */
  notWhen: string;
  /** Facts for keyboard and screen reader users, one each. */
  accessibility: readonly string[];
}

/** A widget's definition. */
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
  /**
   * Props whose change remounts the view, because all of it depends on them (decision 63). A change of any other prop
   * re-renders it.
   */
  remountsOn?: readonly (keyof P & string)[];
  /** For overlays: another widget, whose attributes on the page are used where this one's are missing. */
  partOf?: string;
  /** Attributes that the view sets on its own host, for the page's CSS: the doctor knows them. */
  writes?: readonly string[];
  /** One line for the docs and for editors. */
  about: string;
  docs?: IslandDocs;
  /** Events on server content that the view takes over with `useReplay`; for others the browser's default applies. */
  replays?: readonly Replayable[];
  /**
   * What the server's content depends on: the page's address, or the order. If that has changed when an error ends the
   * island, the content is out of date, and the page is loaded again, once (decision 114).
   */
  serverOf?: readonly ('address' | 'order')[];
  view: ComponentType<IslandProps<P>>;
  /**
   * Whether the first render takes longer than one task should: React then renders it in slices while the server's
   * content is still in the page.
   */
  isLarge?: boolean;
}

/** Declares a widget. The build finds it in `widgets/<name>/<name>.island.ts`, as that file's default export. */
export function defineIsland<P extends Props>(island: Island<P>): Island<P> {
  return island;
}
