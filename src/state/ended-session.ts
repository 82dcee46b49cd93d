import { atom } from 'jotai';
import { CallError } from '../http/errors/call-error.ts';
import { pageContext } from '../page/context.ts';
import { openOverlay } from '../page/overlays.ts';
import { onRestored } from '../page/restored.ts';
import { type OpenedNext, returnKey } from '../page/return-record.ts';
import { sharedAtom, sharedStore } from './store.ts';

/** How a deed that the end of the session has stopped goes on after a sign-in. */
export interface CarriedDeed {
  /** The overlay that makes the deed. If several deeds name one overlay, the lists in their props are joined. */
  next?: { name: string; props: Record<string, readonly unknown[]> };
  /** Stores the deed for this tab's next page, when the page is left to sign in. */
  keep?: () => void;
  /** Deletes the stored deed. @returns whether the sign-in popup, if it is still open, may store the deed again */
  forget?: () => boolean;
}

/**
 * How each failed deed goes on, by its error. There is no entry for a press that pays or orders: the shopper presses
 * again.
 */
export const carriedDeeds = new WeakMap<object, CarriedDeed>();

/**
 * Whether a failed deed may go on after the sign-in: its first try has found the session ended, so the deed is not done.
 */
export const isStopped = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'session' && !((error.tries ?? 1) > 1);

/** The session storage key of when the page was last left to sign in again, in milliseconds since 1970. */
const askedKey = 'storefront-islands:signed-in-again';

/** A session that ends this soon after such a sign-in has never begun: another sign-in would end in the same way. */
const soonMs = 5 * 60 * 1000;

/** The open request to sign in, and the deeds that go on after the sign-in. */
interface Asking {
  opening: Promise<boolean>;
  deeds: CarriedDeed[];
  /** The popup's `onSignIn`. */
  leave: () => OpenedNext | undefined;
  ignoreRestored: () => void;
}

const askingAtom = sharedAtom('endedSession', () => atom<Asking>());

/**
 * Asks a shopper whose session has ended to sign in again: one popup for all calls that fail with it. A guest, or a
 * shopper who does not sign in, is asked to refresh the page.
 * @returns whether a popup has opened
 */
export function signInAgain(deed: CarriedDeed | undefined, isOfOrder: boolean): Promise<boolean> {
  const store = sharedStore();
  const asked = store.get(askingAtom);
  if (asked) {
    if (deed) asked.deeds.push(deed);
    return asked.opening;
  }
  if (!pageContext().account.isSignedIn || hasJustSignedIn()) return refreshPage(isOfOrder);
  const deeds = deed ? [deed] : [];
  const leave = () => leaveWith(deeds);
  const cancel = () => {
    for (const { forget } of deeds) forget?.();
    endAsking(leave);
    return cancelSignIn(isOfOrder);
  };
  const opening = openOverlay('sign-in-popup', {
    reason: 'expired',
    returnUrl: location.pathname + location.search,
    onSignIn: leave,
    onCancel: cancel,
  }).then((isOpen) => isOpen || cancel());
  const ignoreRestored = onRestored(() => deeds.splice(0, deeds.length, ...deeds.filter(isStillOpen)));
  store.set(askingAtom, { opening, deeds, leave, ignoreRestored });
  return opening;
}

/** The sign-in popup with this `onSignIn` has closed: the next ended session opens a new one. */
export function endAsking(leave: unknown): void {
  const asking = sharedStore().get(askingAtom);
  if (!asking || asking.leave !== leave) return;
  asking.ignoreRestored();
  sharedStore().set(askingAtom, undefined);
}

/** Asks the shopper to refresh the page. */
const refreshPage = (isOfOrder?: boolean): Promise<boolean> =>
  openOverlay('refresh-popup', isOfOrder ? { isOfOrder } : {});

/** The page is being left to sign in again. */
export function noteSignIn(): undefined {
  try {
    sessionStorage.setItem(askedKey, `${Date.now()}`);
    onRestored(forgetSignIn);
  } catch {
    // Storage is blocked, so a session that never begins leads to another request to sign in.
  }
}

/** The shopper does not sign in again, and is asked to refresh the page. */
export function cancelSignIn(isOfOrder?: boolean): Promise<boolean> {
  forgetSignIn();
  return refreshPage(isOfOrder);
}

function forgetSignIn(): void {
  try {
    sessionStorage.removeItem(askedKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** The page is being left to sign in. @returns the overlay to open then */
function leaveWith(deeds: readonly CarriedDeed[]): OpenedNext | undefined {
  noteSignIn();
  for (const { keep } of deeds) keep?.();
  const [first, ...others] = deeds.flatMap(({ next = [] }) => next);
  if (!first) return undefined;
  const props: Record<string, unknown[]> = {};
  for (const one of [first, ...others.filter(({ name }) => name === first.name)])
    for (const [name, list] of Object.entries(one.props)) props[name] = [...(props[name] ?? []), ...list];
  return { name: first.name, props };
}

/** After a back-forward-cache restore: whether the deed is still this page's, because no later page has made it or will. */
function isStillOpen({ next, forget }: CarriedDeed): boolean {
  if (forget) return forget();
  try {
    // The popup's form, which mounted later, has not deleted the record yet.
    return !!next && sessionStorage.getItem(returnKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the sign-in after an ended session was only just: the session has ended again, or has never begun. */
export function hasJustSignedIn(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(askedKey) ?? Number.NaN);
    return age >= 0 && age < soonMs;
  } catch {
    return false;
  }
}
