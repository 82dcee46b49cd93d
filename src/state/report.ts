import { CallError } from '../http/errors/call-error.ts';
import { emit } from '../page/events.ts';

/**
 * Logs a failed call once, with its action and address (cart §8), and not the error itself, which may carry the server's
 * own words. An aborted one is nobody's concern.
 */
export function logFailure(error: unknown): void {
  if (!(error instanceof CallError)) console.error('[storefront-islands]', error);
  else if (error.kind !== 'aborted') {
    console.error(`[storefront-islands] ${error.message} [${error.action}, ${error.api}]`);
  }
}

/** Logs a failed call and tells the page. */
export function reportFailure(error: unknown): void {
  logFailure(error);
  if (error instanceof CallError && error.kind !== 'aborted') {
    const { action, api, message } = error;
    emit('storefront:error', { action, api, message });
  }
}
