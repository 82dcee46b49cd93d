import { errorMessages } from '../domain/messages.ts';
import { CallError } from '../http/errors/call-error.ts';
import { shopperMessage } from '../http/shopper-message.ts';
import { emit } from '../page/events.ts';
import { openOverlay } from '../page/overlays.ts';
import { pageTexts } from '../page/texts.ts';

/** What a failed call leaves the shopper with. */
export interface Failure {
  /** For the shopper. */
  message: string;
  /** A popup of its own says it already: the refresh popup, or Network Error. */
  hasPopup: boolean;
  error: unknown;
}

interface Handling {
  /** Replaces the generic message, where the place has a better one. */
  genericErrorMessage?: string;
  /** What the shopper waits for is there all the same: nothing but a reset opens a popup, and only the console is told. */
  isBackground?: boolean;
  /** It is known what became of it, and the shopper can go on where they are: no Network Error popup. */
  isKnown?: boolean;
}

// A failure that several wait for is handled once.
const handled = new WeakSet<object>();

/**
 * Does what a failed call's declaration says, in one place for all calls (decision 67): a reset opens the refresh popup
 * and is not logged; a token that is still stale opens it and is reported; no answer at all opens the Network Error
 * popup where the call's page has it; everything else is reported, once, and told where the shopper is.
 * @returns undefined where nobody waits any more: the call was aborted, or the page is being left.
 */
export function handleFailure(
  error: unknown,
  { genericErrorMessage, isBackground = false, isKnown = false }: Handling = {},
): Failure | undefined {
  const kind = error instanceof CallError ? error.kind : undefined;
  if (kind === 'aborted') return undefined;
  const popup = popupOf(error, isBackground, isKnown);
  if (isFirst(error)) {
    if (kind !== 'reset') report(error, isBackground);
    if (popup) openOverlay(popup);
  }
  const texts = { ...pageTexts(errorMessages), ...(genericErrorMessage && { genericErrorMessage }) };
  return { message: shopperMessage(error, texts), hasPopup: !!popup, error };
}

/** Whether the call asks the shopper to sign in first, by its declaration: nothing has failed. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof CallError && !!error.failure.asksToSignIn && error.status === 401;
}

/**
 * Logs a failure, with its action and address (cart §8), and not the error itself, which may carry the server's own
 * words.
 */
export function logFailure(error: unknown): void {
  if (!(error instanceof CallError)) console.error('[storefront-islands]', error);
  else if (error.kind !== 'aborted') {
    console.error(`[storefront-islands] ${error.message} [${error.action}, ${error.api}]`);
  }
}

function popupOf(error: unknown, isBackground: boolean, isKnown: boolean): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.kind === 'reset') return 'refresh-popup';
  if (isBackground) return undefined;
  if (error.kind === 'token') return 'refresh-popup';
  return hasNoAnswer(error) && !isKnown && error.failure.network === 'popup' ? 'network-error' : undefined;
}

const hasNoAnswer = ({ kind, status }: CallError) =>
  kind === 'network' || kind === 'timeout' || status === 503 || status === 504;

function isFirst(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return true;
  const isNew = !handled.has(error);
  handled.add(error);
  return isNew;
}

function report(error: unknown, isBackground: boolean): void {
  if (needsSignIn(error)) return;
  logFailure(error);
  if (!(error instanceof CallError) || isBackground || error.failure.report === 'console') return;
  const { action, api, message } = error;
  emit('storefront:error', { action, api, message });
}
