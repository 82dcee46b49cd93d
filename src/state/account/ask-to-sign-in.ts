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

/** How something that needs an account goes on after a sign-in. */
export interface AfterSignIn {
  /** The overlay that opens then. */
  next: OpenedNext;
  /** The page that signs in without the library; the account's by default. */
  signInUrl?: string | undefined;
  /** The flow that it is part of, such as a registry's, whose form has no link to create an account (cart §2). */
  form?: SignInPlace | undefined;
  /** The overlay for both, if the shopper is asked already; undefined if one cannot be for both. */
  join?(asked: OpenedNext, next: OpenedNext): OpenedNext | undefined;
}

/** `asked`: it goes on after the sign-in; `ignored`: the shopper is being asked to sign in for something else. */
export type AskedToSignIn = 'asked' | 'ignored';

/** Runs what needs an account; if nobody is signed in, asks for a sign-in, after which it goes on. */
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
    // One whose first answer was lost may have been done: the failure itself asks for the sign-in.
    if (!needsSignIn(error) || !isStopped(error)) throw error;
    // A second time the failure itself asks to refresh the page.
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

/** The overlay that opens after the sign-in that the shopper is asked for: newer than its layer’s props. */
export function nextAfterSignIn(store: Store): OpenedNext | undefined {
  const asked = store.get(questionAtom);
  return asked?.layer === layer ? asked.next : undefined;
}

/** The page that signs in, in place of the popup, which did not load. */
function openSignInPage(signInUrl: string, returnUrl: string, next: OpenedNext | undefined): void {
  const page = new URL(signInUrl, baseUrl());
  const back = page.searchParams.get('returnUrl');
  if (back === null) {
    page.searchParams.set('returnUrl', returnUrl);
    page.searchParams.set('isRedirect', 'true');
  }
  // That page may have a return URL of its own; the record waits there.
  keepForReturn(back !== null && URL.canParse(back, location.href) ? back : returnUrl, next);
  navigate(page.href);
}
