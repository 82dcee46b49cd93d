import * as v from 'valibot';
import { declareCall, failsSilently } from './call.ts';
import { filledText } from './fields.ts';

export const logCheckout = declareCall({
  name: 'logCheckout',
  service: 'payment',
  action: 'log checkout failure',
  method: 'POST',
  path: '/Checkout/Log',
  payload: v.object({ message: filledText, level: filledText }),
  answer: v.object({ isSuccess: v.boolean() }),
  changesState: true,
  // Not retried: if only the answer was lost, the failure would be logged twice.
  mayRetry: false,
  failure: failsSilently,
  source: 'checkout §7.1, §8, decision 6',
  about: 'A failed payment or checkout call, for the server’s log: never card data.',
});
