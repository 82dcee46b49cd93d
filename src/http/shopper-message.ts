import type { ErrorMessages } from '../domain/messages.ts';
import { CallError, isUnavailable } from './errors/call-error.ts';

/**
 * The message for the shopper about a failed call: for 503 and 504 the network error (cart §8), for a stale token the
 * request to refresh (decision 10), for a refusal the server's own message if there is one, else the generic one.
 */
export function shopperMessage(error: unknown, messages: ErrorMessages): string {
  if (!(error instanceof CallError)) return messages.genericErrorMessage;
  if (isUnavailable(error)) return messages.networkErrorMessage;
  if (error.kind === 'token') return messages.refreshMessage;
  return error.serverMessage || messages.genericErrorMessage;
}
