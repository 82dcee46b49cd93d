import type { SignInPlace } from '../../domain/account/sign-in.ts';
import { pageContext } from '../../page/context.ts';
import { baseUrl, navigate } from '../../page/navigation.ts';
import { pagePath } from '../../page/page-path.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { cancelSignIn, hasJustSignedIn, isStopped, noteSignIn } from '../ended-session.ts';
import { needsSignIn } from '../failure.ts';
import { type AskingIsland, ask, type Question, questionAtom } from '../question.ts';
import type { Store } from '../store.ts';
import { keepForReturn } from './return.ts';

/** How an action that needs an account goes on after a sign-in. */
export interface AfterSignIn {
  /** The overlay that opens after the sign-in. */
  next: OpenedNext;
  /** The shop's own sign-in page; the account page by default. */
  signInUrl?: string | undefined;
  /** The flow that the action is part of, such as a registry's, whose form has no link to create an account (cart §2). */
  form?: SignInPlace | undefined;
  /**
   * Joins the action with that of an earlier request to sign in: the overlay for both, undefined if there cannot be one.
   */
  join?(asked: OpenedNext, next: OpenedNext): OpenedNext | undefined;
}

/** `asked`: the action goes on after the sign-in; `ignored`: the open popup asks for a sign-in for another action. */
export type AskedToSignIn = 'asked' | 'ignored';

/** Runs an action that needs an account; if nobody is signed in, asks for a sign-in, after which the action goes on. */
export async function withAccount<Result>(
  store: Store,
  island: AskingIsland,
  after: AfterSignIn,
  run: () => Promise<Result>,
): Promise<Result | AskedToSignIn> {
  if (!pageContext().account.isSignedIn) return askToSignIn(store, island, after);
  try {
    return await run();
  } catch (error) {
    // An action whose first answer was lost may be done already: then the failure, not this function, asks for the
    // sign-in.
    if (!needsSignIn(error) || !isStopped(error)) throw error;
    // The session has ended a second time: the failure asks the shopper to refresh the page.
    if (pageContext().account.isSignedIn && hasJustSignedIn()) throw error;
    return askToSignIn(store, island, after);
  }
}

const layer = 'sign-in-popup';

async function askToSignIn(
  store: Store,
  island: AskingIsland,
  { next, signInUrl = pagePath('signInPage'), form, join }: AfterSignIn,
): Promise<AskedToSignIn> {
  const asked = store.get(questionAtom);
  if (asked?.layer === layer) {
    const joined = asked.next && join?.(asked.next, next);
    if (!joined) return 'ignored';
    asked.next = joined;
    await asked.opening;
    return 'asked';
  }
  const question: Question = { layer, next };
  const returnUrl = location.pathname + location.search;
  // The page was rendered for a shopper who is signed in, but the server says nobody is: the session has expired.
  const expired = pageContext().account.isSignedIn && {
    reason: 'expired',
    onSignIn: noteSignIn,
    onCancel: () => cancelSignIn(),
  };
  const propsOf = async () => ({ returnUrl, form, next: question.next, ...expired });
  await ask(store, island, question, propsOf).catch(() =>
    openSignInPage(signInUrl, returnUrl, question.next),
  );
  return 'asked';
}

/** The overlay to open after the requested sign-in; it may be newer than the one in the popup's props. */
export function nextAfterSignIn(store: Store): OpenedNext | undefined {
  const asked = store.get(questionAtom);
  return asked?.layer === layer ? asked.next : undefined;
}

/** Opens the sign-in page in place of the popup, which did not load. */
function openSignInPage(signInUrl: string, returnUrl: string, next: OpenedNext | undefined): void {
  const page = new URL(signInUrl, baseUrl());
  const back = page.searchParams.get('returnUrl');
  if (back === null) {
    page.searchParams.set('returnUrl', returnUrl);
    page.searchParams.set('isRedirect', 'true');
  }
  // If that page has a return URL of its own, the shopper's return is recorded for that URL.
  keepForReturn(back !== null && URL.canParse(back, location.href) ? back : returnUrl, next);
  navigate(page.href);
}
