import type { Failure, PageEvents } from '../page/events.ts';

type EventName = keyof PageEvents;

/** The name of a page event without its prefix: `cart-changed`. */
type ShortName<Name = EventName> = Name extends `storefront:${infer Short}` ? Short : never;

type DetailOf<Name extends EventName | ShortName> = Name extends EventName
  ? PageEvents[Name]
  : `storefront:${Name}` extends EventName
    ? PageEvents[`storefront:${Name}`]
    : never;

/** `window.storefrontIslands`. `Overlays` are the props of each overlay widget, by name. */
export interface PageApi<Overlays extends object> {
  readonly version: string;
  /** Settles when every host present at load, and not waiting on a strategy, has mounted or failed. */
  readonly ready: Promise<void>;
  /**
   * Mounts every host in a part of the page now, without waiting for its strategy; a host that has failed or was
   * unmounted is tried again.
   */
  mount(node?: Node): Promise<void>;
  /**
   * Unmounts every island in a part of the page and restores the server's content. Each host stays `off` until `mount` is
   * called for it.
   */
  unmount(node?: Node): void;
  /** Opens an overlay; these props win over the page's attributes. Rejects if it could not be opened. */
  open<Name extends keyof Overlays & string>(name: Name, props?: Partial<Overlays[Name]>): Promise<void>;
  /** The last 50 failures, oldest first. */
  readonly failures: readonly Failure[];
  /**
   * Listens to a page event, with or without its prefix. Replayed to a listener that comes later: the last `cart-changed`
   * and `payment-changed`, and the `island-failed` of `failures`.
   * @returns stops listening.
   */
  on<Name extends EventName | ShortName>(
    event: Name,
    listener: (event: CustomEvent<DetailOf<Name>>) => void,
  ): () => void;
}
