import type { Product } from './products.ts';
import type { Session } from './session.ts';

/** A declared call for its handler: the payload has passed the call's schema. */
export interface Asked<Payload = unknown> {
  session: Session;
  payload: Payload;
  /** The answer of a call's example. */
  exampleOf(call: string): Record<string, unknown>;
  productOf(sku: string): Product;
  products: readonly Product[];
}

/**
 * Answers a call.
 * @throws RefusedError for an answer with another status than 200
 */
export type Handler<Payload = unknown> = (asked: Asked<Payload>) => object;
