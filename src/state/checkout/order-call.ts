import { atom } from 'jotai';
import type { Call } from '../../contract/call.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { PlaceOrderAnswer } from '../../contract/checkout/order.ts';
import { sharedAtom } from '../store.ts';

/** How an order is placed: by a call of its own where a wallet pays (decision 96). */
export interface OrderCall {
  call: Call<object, PlaceOrderAnswer>;
  /** What it sends besides the attempt and the total. */
  payload: object;
  /** A success has to say where the order is shown (checkout §4). */
  needsRedirect?: boolean;
  /** What is said when the payment is declined. */
  declined?: string;
  /** The server has answered: what was sent cannot pay again. */
  onUsed?(): void;
}

/** Thrown in place of an order call: it cannot be made, and another step has to be done again. */
export class OrderCallError extends Error {
  override name = 'OrderCallError';
}

/** Registered from above: how the review places this order; undefined for Place Order itself. */
export const orderCallAtom = sharedAtom('orderCall', () =>
  atom<{ of?: (checkout: Checkout) => Promise<OrderCall | undefined> | undefined }>({}),
);
