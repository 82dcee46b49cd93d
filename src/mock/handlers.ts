import type { ExampledCall } from '../contract/examples.ts';
import { accountHandlers } from './account.ts';
import { cartHandlers } from './cart.ts';
import { checkoutHandlers } from './checkout.ts';
import type { Handler } from './handler.ts';
import { listingHandlers } from './listing.ts';
import { paymentHandlers } from './payment.ts';

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
