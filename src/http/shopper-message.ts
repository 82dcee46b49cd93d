import type { ErrorMessages } from '../domain/messages.ts';
import { CallError } from './errors/call-error.ts';

/**
 * What the shopper is told of a failed call: 503 and 504 are the network error, IsReset is generic (cart §8), a stale
 * token asks to refresh (decision 10). Else the server's own words, where it refused with some; else generic.
 */
export function shopperMessage(error: unknown, messages: ErrorMessages): string {
  if (!(error instanceof CallError)) return messages.genericErrorMessage;
  if (error.status === 503 || error.status === 504) return messages.networkErrorMessage;
  if (error.kind === 'token') return messages.refreshMessage;
  return error.serverMessage || messages.genericErrorMessage;
}
