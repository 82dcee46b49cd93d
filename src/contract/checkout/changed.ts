import * as v from 'valibot';
import { type Call, failsCheckout } from '../call.ts';
import { orderSummary } from '../cart/order-summary.ts';
import { link, requiredTolerantList, shown, tolerantList } from '../fields.ts';
import { wholeCheckout } from './checkout.ts';
import { recipient } from './recipient.ts';

/**
 * The answer of every change in checkout (checkout §3, decision 48). Without the whole checkout it is read again
 * afterwards.
 */
export const changed = v.object({
  isSuccess: v.boolean(),
  /** The server's reason for a refusal. */
  message: shown(v.string()),
  redirectUrl: link,
  orderSummary: shown(orderSummary),
  /** One that cannot be read stays as it is known: the change itself has been saved. */
  recipientList: shown(requiredTolerantList(recipient)),
  checkout: shown(v.object({ ...wholeCheckout.entries, recipientList: tolerantList(recipient) })),
});

export type Changed = v.InferOutput<typeof changed>;

/** A change in checkout. If it is not keyed it is idempotent, so a lost answer may be retried (decision 9). */
export const change = {
  service: 'checkout',
  method: 'POST',
  changesState: true,
  mayRetry: true,
  failure: failsCheckout,
  answer: changed,
  source: 'checkout §7.1',
} satisfies Partial<Call>;
