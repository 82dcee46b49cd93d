import type { Shop } from '../shop.ts';
import type { Variant, View } from '../view.ts';

/** A declared call for its handler: the payload has passed the call's schema. */
export interface ApiRequest<Payload = unknown> {
  shop: Shop;
  view: View;
  sessionId: string;
  payload: Payload;
  /** The storefront's own origin, if the caller is a page of another one; empty otherwise. */
  origin: string;
  /** The requested path, without the variant's prefix; a listing is requested at its page. */
  path: string;
  /** The variant of the page that sent the call; the call's own path has none. */
  variant: Variant;
}

export type Handler = (request: ApiRequest<never>) => object | Promise<object>;

/** Handlers by the name of their call: a file of this folder exports its own as `handlers`. */
export type Handlers = Readonly<Record<string, Handler>>;

/** A call's own message for an invalid payload: a file exports its own as `refusedPayloads`, by the call's name. */
export type RefusedPayloads = Readonly<Record<string, object>>;
