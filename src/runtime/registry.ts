import type { handBack, open, releaseSpace, report } from './actions.ts';
import type { Loaded } from './loader.ts';

/** What the loader knows of one host. Times are milliseconds on the page's clock. */
export interface HostRecord {
  readonly host: Element;
  readonly name: string;
  status: Status;
  readonly foundAt: number;
  /** Its loading began; its files had arrived. */
  begunAt?: number;
  loadedAt?: number;
  /** Settles when the host has mounted, failed or gone; there once loading has begun. */
  settled?: Promise<unknown>;
  settle?(value?: unknown): void;
  /** Ends the listening to its media queries. */
  waiting?: AbortController;
  /** Begins its loading, where it waits for the shopper's first interaction with it. */
  touch?(): void;
  /** The last click on, or submit of, the server's content while the island was not there yet. */
  held?: Event;
  /** Unmounts the island and gives the host its server nodes back. */
  unmount?(): void;
  /** What the island has put into the host. */
  shown?: Element;
  /** Gives an open overlay new props. */
  update?(props: Record<string, unknown>): void;
}

export type Status = 'pending' | 'loading' | 'mounted' | 'failed';

/** Props given to `open()`: anything, until parsed. */
export type OpenProps = Record<string, unknown>;

/**
 * What every script of the library on one page shares, whatever its version, under `Symbol.for('storefront-islands')`.
 * The first loader to run makes it and keeps it; later ones hand their widgets over to it, so nothing mounts twice
 * and there is one React and one store.
 */
export interface Registry {
  version: string;
  /** When the loader ran. */
  startedAt: number;
  /** The last event that carries state, for listeners that come later. */
  last?: Event;
  hosts: Map<Element, HostRecord>;
  /** Watches one more widget (empty: all of them), with the default strategies it brings. */
  watch(name: string, loads: string): void;
  isWatched(name: string, element: Element): unknown;
  /** Finds the hosts in a part of the page. */
  scan(node: Node): void;
  /** Loads a widget's files, once. */
  load(name: string): Promise<Loaded>;
  /** Stops a host's waiting and mounts it; resolves when it has settled. */
  begin(record: HostRecord): Promise<unknown> | undefined;
  /** Forgets a host: unmounts its island and gives the server nodes back. */
  drop(record: HostRecord): void;
  setStatus(record: HostRecord, status: Status): void;
  /** Marks a host failed and tells the page. */
  fail(record: HostRecord, phase: string, error: unknown): void;
  /** Looks which hosts have left, and whether the page has written into one; actions.js brings it. */
  changed?(changes: MutationRecord[]): void;
  /** The rest is there before any island mounts: actions.js brings it. */
  report: typeof report;
  handBack: typeof handBack;
  open: typeof open;
  releaseSpace: typeof releaseSpace;
}
