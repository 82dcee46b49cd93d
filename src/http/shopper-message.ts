import type { ErrorMessages } from '../domain/messages.ts';
import { CallError, isUnavailable } from './errors/call-error.ts';

/**
 * The shopper's message for a failed call: the network error for 503 and 504 (cart §8), the request to refresh for a
 * stale token (decision 10), else the server's own message if it refused with one, else the generic one.
 */
export function shopperMessage(error: unknown, messages: ErrorMessages): string {
  if (!(error instanceof CallError)) return messages.genericErrorMessage;
  if (isUnavailable(error)) return messages.networkErrorMessage;
  if (error.kind === 'token') return messages.refreshMessage;
  return error.serverMessage || messages.genericErrorMessage;
}
