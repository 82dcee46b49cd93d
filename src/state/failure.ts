import { errorMessages } from '../domain/messages.ts';
import { CallError, isUnavailable } from '../http/errors/call-error.ts';
import { shopperMessage } from '../http/shopper-message.ts';
import { announce } from '../page/announce.ts';
import { emit } from '../page/events.ts';
import { noteReset } from '../page/navigation.ts';
import { openOverlay } from '../page/overlays.ts';
import { pageTexts } from '../page/texts.ts';
import { basketId } from './basket.ts';
import { carriedDeeds, signInAgain } from './ended-session.ts';
import { LedAwayError } from './led-away-error.ts';
import { NotKnownError, type NotKnownWords } from './not-known-error.ts';

/** The shopper-facing result of a failed call. */
export interface Failure {
  /** For the shopper. */
  message: string;
  /** The refresh popup, the sign-in popup or the Network Error popup shows the failure. */
  hasPopup: boolean;
  /** Resolves to whether that popup has opened; if not, the message shows in place. */
  opening?: Promise<boolean> | undefined;
  /** The link to the page that shows the outcome, if this one does not know it (decision 111). */
  leadsTo?: NotKnownWords['leadsTo'];
  error: unknown;
}

interface Handling {
  /** Replaces the generic message. */
  genericErrorMessage?: string;
  /** The shopper's task goes on without the call: only a reset opens a popup, any other failure is only logged. */
  isBackground?: boolean;
  /** The outcome is known and the shopper can continue in place: no Network Error popup. */
  isKnown?: boolean;
}

/** Repeats a failed action, by its error: for Try Again of the Network Error popup inside checkout (checkout §8). */
export const tries = new WeakMap<object, () => unknown>();

/** The errors that were handled: a failure that several callers share is handled once. */
export const handled = new WeakSet<object>();

/** Whether the popup of a failure has opened, for all callers that share the failure. */
const openings = new WeakMap<object, Promise<boolean>>();

/**
 * Handles a failed call by its declaration, in one place for all calls (decision 67): a reset opens the refresh popup
 * and is not logged; a token that is still stale opens it and is reported; the end of the session asks for a sign-in,
 * unless the shopper has not asked for the call; no answer at all opens the Network Error popup if the call's page has it; any other failure is reported, once, and its message is returned. A failure of
 * payment or checkout also goes to the server's log, with the basket's id (checkout §8).
 * @returns undefined if nobody is waiting for it: the call was aborted, or the page is being left.
 */
export function handleFailure(
  error: unknown,
  { genericErrorMessage, isBackground = false, isKnown = false }: Handling = {},
): Failure | undefined {
  if (error instanceof LedAwayError) return undefined;
  const { words, lost } = error instanceof NotKnownError ? error : ({} as NotKnownError);
  const call = error instanceof CallError ? error : lost;
  const kind = call?.kind;
  if (kind === 'aborted' || call?.failure.report === 'nowhere') return undefined;
  const popup = call && popupOf(call, isBackground, isKnown);
  if (kind === 'reset') noteReset();
  const texts = { ...pageTexts(errorMessages), ...(genericErrorMessage && { genericErrorMessage }) };
  const message = shopperMessage(error, texts);
  if (isFirst(error)) {
    if (kind !== 'reset') report(call ?? error, isBackground);
    if (popup) {
      const isOfOrder = !!call?.failure.isOfCheckout;
      const opening =
        kind === 'session'
          ? signInAgain(carriedDeeds.get(call!), isOfOrder)
          : openOverlay(popup, {
              ...(isOfOrder && popup === 'refresh-popup' && { isOfOrder }),
              ...(popup === 'network-error' && { onTryAgain: tries.get(error as object) }),
            });
      openings.set(error as object, opening);
      opening.then((isOpen) => isOpen || announce(words?.message ?? message, 'assertive'));
    }
  }
  return {
    message,
    ...words,
    hasPopup: !!popup,
    opening: popup ? openings.get(error as object) : undefined,
    error,
  };
}

/** Whether a call has failed for want of a session, and its declaration answers that with a request to sign in. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof CallError && !!error.failure.asksToSignIn && error.kind === 'session';
}

/**
 * Logs a failure with its action and URL (cart §8), without the error itself, which may contain the server's message.
 */
function logFailure(error: unknown): void {
  if (!(error instanceof CallError)) console.error('[storefront-islands]', error);
  else if (error.kind !== 'aborted') {
    const id = basketOf(error);
    console.error(
      `[storefront-islands] ${error.message} [${error.action}, ${error.api}${id ? `, basket ${id}` : ''}]`,
    );
  }
}

function popupOf(error: CallError, isBackground: boolean, isKnown: boolean): string | undefined {
  if (error.kind === 'reset') return 'refresh-popup';
  if (isBackground) return undefined;
  if (error.kind === 'token') return 'refresh-popup';
  if (error.kind === 'session') return error.failure.report === 'console' ? undefined : 'sign-in-popup';
  return hasNoAnswer(error) && !isKnown && error.failure.network === 'popup' ? 'network-error' : undefined;
}

const hasNoAnswer = (error: CallError) =>
  error.kind === 'network' || error.kind === 'timeout' || isUnavailable(error);

function isFirst(error: unknown): boolean {
  if (!(error instanceof Object)) return true;
  const isNew = !handled.has(error);
  handled.add(error);
  return isNew;
}

function report(error: unknown, isBackground: boolean): void {
  if (needsSignIn(error)) return;
  logFailure(error);
  if (!(error instanceof CallError)) return;
  const { action, api, message, failure } = error;
  const id = basketOf(error);
  if (failure.isOfCheckout)
    import(/* @once Posts failures of payment and checkout to the server’s log. */ './checkout-log.ts').then(
      ({ postToLog }) => postToLog(error, id),
      () => {},
    );
  if (isBackground || failure.report === 'console') return;
  emit('storefront:error', { action, api, message, ...(id && { basketId: id }) });
}

/** Reports of payment and checkout failures name the basket (checkout §8). */
const basketOf = ({ failure }: CallError) => (failure.isOfCheckout ? basketId() : undefined);
