import type { ExampledCall } from '../contract/examples.ts';
import { accountHandlers } from './account.ts';
import { cartHandlers } from './cart.ts';
import { checkoutHandlers } from './checkout.ts';
import { listingHandlers } from './listing.ts';
import { paymentHandlers } from './payment.ts';
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

/** @throws RefusedError for an answer with another status than 200 */
export type Handler<Payload = unknown> = (asked: Asked<Payload>) => object;

const handlers: Readonly<Record<string, Handler<never>>> = {
  ...accountHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...listingHandlers,
  ...paymentHandlers,
};

/** The handler of a call; one about which the mock keeps nothing is answered as its example is. */
export const handlerOf = ({ name, example }: ExampledCall): Handler<never> =>
  (Object.hasOwn(handlers, name) && handlers[name]) || (() => example.answer);
