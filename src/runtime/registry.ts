import type { SharedNatives } from '../page/native-global.ts';
import type { Island } from './define-island.ts';
import type { Kept } from './failing.ts';
import type { PropsSource } from './parse-props.ts';

/**
 * The record that the loader keeps of one host from when it finds it until the host leaves the page: its status, what it
 * waits for, and how to end or update its island. An open overlay has one, too. Times are milliseconds on the page's
 * clock.
 */
export interface HostRecord {
  readonly host: Element;
  readonly name: string;
  status: Status;
  readonly foundAt: number;
  /** Its `data-island-load`, or the widget's default; undefined for `visible`. */
  readonly asked?: string | undefined;
  /** When loading began, and when the files had arrived. */
  begunAt?: number;
  loadedAt?: number;
  /** Settles when the host has mounted, failed or been removed; set once loading has begun. */
  settled?: Promise<unknown>;
  settle?(value?: unknown): void;
  /** Stops listening to its media queries. */
  stopWaiting?(): void;
  /** Starts loading at the shopper's first interaction, if the host waits for that. */
  touch?(): void;
  /** The last click on, or submit of, the server's content before the island mounted. */
  held?: Event;
  /** Unmounts the island and restores the server's nodes. */
  unmount?(): void;
  /** The nodes that the island has rendered into the host. */
  shown?: Element;
  /** The server's nodes, which they have replaced. */
  serverNodes?: readonly Node[];
  /** Where its props are read, also once it has mounted. */
  source?: PropsSource;
  /** Ends the island with an error. */
  fail?(error: unknown): void;
  /** The state of an island when an error ended it, until after-crash.ts has used it. */
  crash?: Crash;
  /** Opens an overlay anew, as it was opened. */
  again?(): Promise<void>;
  /** Gives an open overlay new props. */
  update?(props: Record<string, unknown>): void;
}

/** The state of a mounted island when an error ended it (decision 114). */
export interface Crash extends Kept {
  /** Path and query of the page when the island mounted. */
  address: string;
  /** The definition's `serverOf`: whether the server's content of that host can be out of date. */
  of: Island['serverOf'];
}

/** As in `data-island-status`; a host that is `off` has no record. */
export type Status = 'pending' | 'loading' | 'mounted' | 'failed' | 'off';

/** Props given to `open()`, not parsed yet. */
export type OpenProps = Record<string, unknown>;

/**
 * The state that all scripts of the library share on one page, whatever their version, under
 * `Symbol.for('storefront-islands')`. The first loader to run creates it; later ones register their widgets there, so
 * nothing mounts twice and there is one React and one store.
 */
export interface Registry extends SharedNatives {
  version: string;
  /** When the loader ran. */
  startedAt: number;
  /**
   * Events for listeners that are added later, by name: the last one of those that carry state, and the last 50
   * failures.
   */
  past?: Record<string, Event[]>;
  /** The server's content that islands have replaced (page/replaced-content.ts), for the doctor. */
  aside?: ReadonlySet<ParentNode>;
  hosts: Map<Element, HostRecord>;
  /** The server's content of islands that have ended, for copies of them that the page puts back (copies.ts). */
  ended?: Map<string, DocumentFragment>;
  /** Begins hosts that come near the viewport; missing in a unit test. */
  observer?: IntersectionObserver;
  /** Watches one more widget (empty: all of them), with its default strategies, for a script of the folder `base`. */
  watch(name: string, loads: string, base: string): void;
  /** The folder that the loader came from. */
  base: string;
  /** The folder of each script, by the one widget it is for (empty: all of them). */
  bases: Map<string, string>;
  isWatched(name: string, element: Element): unknown;
  /** Finds the hosts in a part of the page. */
  scan(node: Node): void;
  /** The loads of each widget: done, in progress or failed. */
  modules: Map<string, Promise<Loaded>>;
  /** Loads a widget's files, once. */
  load(name: string): Promise<Loaded>;
  /** Stops waiting for a host's strategy and mounts it; resolves when it has settled. */
  begin(record: HostRecord): Promise<unknown> | undefined;
  /** Drops a host: unmounts its island and restores the server's nodes. */
  drop(record: HostRecord): void;
  setStatus(record: HostRecord, status: Status): void;
  /** Marks a host failed and reports it. */
  fail(record: HostRecord, phase: string, error: unknown): void;
  /** Checks for removed hosts, and for hosts that the page has written into; set by actions.js. */
  changed?(changes: MutationRecord[]): void;
  /**
   * The loader calls it for each host that it finds: it marks a waiting host `pending` and starts its strategies. Set by
   * actions.js, which also calls it for the hosts found before. The loader does not do so itself, because writing to
   * thousands of hosts takes longer than finding them.
   */
  found?(record: HostRecord): void;
  /** Helps the shopper on after an error has ended an island; set by actions.js, missing in a unit test. */
  afterCrash?(record: HostRecord): void;
  /* The following are set by actions.js before any island mounts. */

  /** Reports a host's failure: the event `storefront:island-failed` and one console error. */
  report(host: Element, island: string, phase: string, cause: unknown): void;
  /** Gives a held click or submit back to the browser, or to the island that takes it over (`isReplayed`). */
  handBack(record: HostRecord, isReplayed?: boolean): void;
  /** Opens an overlay; rejects if it did not load, its props are wrong or it failed while mounting. */
  open(page: Registry, name: string, props?: OpenProps, opener?: Element): Promise<void>;
  /** Collapses the space that a host's stylesheet reserves, once that moves nothing in view (decision 17). */
  releaseSpace(host: Element): void;
  /** Imports a script that did not load under another address; missing in older versions. */
  importAgain?<Module>(path: string): Promise<Module>;
  /** Undefined if islands.css applies; otherwise a promise that settles when it does, or has failed to load. */
  styles?(): Promise<void> | undefined;
}

/** A loaded widget: its definition, and the core of its version, which mounts it. */
export interface Loaded {
  island: unknown;
  core: Core;
}

/** The exports of core.js, as the loader and actions.js call them. */
export interface Core {
  mount(page: Registry, record: HostRecord, island: unknown): void;
  open(page: Registry, island: unknown, props?: OpenProps, opener?: Element): Promise<void>;
}
