import { atom } from 'jotai';
import type { Call } from '../../contract/call.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { PlaceOrderAnswer } from '../../contract/checkout/order.ts';
import { sharedAtom } from '../store.ts';

/** The call that places an order, where a wallet that pays has one of its own (decision 96). */
export interface OrderCall {
  call: Call<object, PlaceOrderAnswer>;
  /** The payload besides the attempt and the total. */
  payload: object;
  /** The answer to a placed order must name the page that shows the order (checkout §4). */
  needsRedirect?: boolean;
  /** The message for a declined payment. */
  declined?: string;
  /** Called once the server has answered: the approval that was sent cannot pay again. */
  onUsed?(): void;
}

/** The order call cannot be made, and another step has to be done again. */
export class OrderCallError extends Error {
  override name = 'OrderCallError';
}

/** The call with which the review places this order, registered by the payment's code; undefined for Place Order itself. */
export const orderCallAtom = sharedAtom('orderCall', () =>
  atom<{ of?: (checkout: Checkout) => Promise<OrderCall | undefined> | undefined }>({}),
);
