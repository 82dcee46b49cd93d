/** Shopper events on server content before its island has mounted, which the island can take over. */
export type Replayable = 'submit' | 'click';

/** The runtime's interface for an island: its view gets it from `useIsland()` and passes it to its state. */
export interface IslandHandle {
  readonly name: string;
  /** The island's host; for an overlay the runtime's own element at the end of the body. */
  readonly host: Element;
  /** Aborts when the island unmounts or fails. */
  readonly signal: AbortSignal;
  /** The fields of the server's form in this host at the moment of mounting: outside data. */
  readonly serverValues: Readonly<Record<string, string>>;
  /**
   * Gives up: restores the server's content, sets the status `failed`, sends `storefront:island-failed` and logs one
   * console error.
   */
  fail(error: unknown): void;
  /**
   * For a view that has nothing to show: collapses the space that the host's stylesheet reserves for it, once the host is
   * out of view, so that nothing in view moves (decision 17). The host then has `data-island-empty`.
   */
  releaseSpace(): void;
  /** Overlays: unmounts the overlay. */
  close(): void;
  /** Opens an overlay island; rejects if it could not be loaded or its props are wrong. */
  open(name: string, props?: Record<string, unknown>): Promise<void>;
  /** The server's own nodes, for `ServerContent`, which notes what the page puts in place of one. */
  readonly serverNodes: Node[];
  /** Returns the held event from before mounting, once. */
  takeHeld(type: Replayable): Event | undefined;
}
