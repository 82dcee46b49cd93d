import * as v from 'valibot';
import { declareCall, failsSilently } from '../call.ts';
import { filledText } from '../fields.ts';

export const logCheckout = declareCall({
  name: 'logCheckout',
  service: 'payment',
  action: 'log checkout failure',
  method: 'POST',
  path: '/Checkout/Log',
  payload: v.object({ message: filledText, level: filledText }),
  answer: v.object({ isSuccess: v.boolean() }),
  changesState: true,
  // Not retried: a failure whose answer was lost would be in the log twice.
  mayRetry: false,
  failure: failsSilently,
  source: 'checkout §7.1, §8, decision 6',
  about: 'A failed payment or checkout call, for the server’s log: never card data.',
});
