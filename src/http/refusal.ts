import type { Call } from '../contract/call.ts';
import { wordsOf } from '../domain/server-message.ts';
import { callDetails } from './address.ts';
import { RefusedError } from './errors/refused-error.ts';

/**
 * The error for a refusal, with the server's message for the shopper if there is one. If the message is a code, only the
 * log gets it. The messages of checkout and payment are not logged, because they may repeat a card, a code or an address.
 */
export function refusal(call: Call, message?: string): RefusedError {
  const words = wordsOf(message);
  const logged = words && call.failure.isOfCheckout ? undefined : message;
  const error = new RefusedError(callDetails(call), logged ?? 'isSuccess is false');
  error.serverMessage = words;
  return error;
}
