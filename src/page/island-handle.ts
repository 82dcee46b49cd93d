/** What a shopper may do to server content before its island has mounted, and the island can take over. */
export type Replayable = 'submit' | 'click';

/** What the runtime offers an island: its view gets it by `useIsland()`, and hands it to the state it uses. */
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
  open(name: string, props?: Record<string, unknown>): Promise<void>;
  /** The server's own nodes, for `ServerContent`. */
  readonly serverNodes: readonly Node[];
  /** Takes what the shopper did before mounting, once. */
  takeHeld(type: Replayable): Event | undefined;
}
