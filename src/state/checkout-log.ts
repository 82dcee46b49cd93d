import { logCheckout } from '../contract/checkout-log.ts';
import type { CallError } from '../http/errors/call-error.ts';
import { send } from '../http/send.ts';

/**
 * Posts a failed call to the server's log (checkout §8), without any text of the error, which might name a card. Its own
 * failure is silent.
 */
export async function postToLog({ action, api, kind, status }: CallError, basketId?: string): Promise<void> {
  const what = status ? `status ${status}` : kind;
  const basket = basketId ? `, basket ${basketId}` : '';
  const message = `FE payment error. ${action}, ${api}: ${what}${basket}`;
  await send(logCheckout, { message, level: 'error' }).catch(() => {});
}
