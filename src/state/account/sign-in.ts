import { atom, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getSignInConfiguration, type SignInConfiguration } from '../../contract/account/account.ts';
import {
  isLoginPage,
  loginUrl,
  type SignInMessages,
  type SignInPlace,
  signInMessages,
  signInPaths,
  socialSignInUrl,
} from '../../domain/account/sign-in.ts';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import { navigate, safeUrl } from '../../page/navigation.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { readToken } from '../../page/token.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';
import { identityProvider } from './identity-provider.ts';
import { useProviderForm } from './provider-form.ts';
import { askedNextAtom, forgetReturn, keepForReturn } from './return.ts';

/** What of its island a sign-in needs: `useIsland()`. */
export interface SignInIsland {
  readonly host: Element;
  readonly signal: AbortSignal;
  fail(error: unknown): void;
  open(name: string, props?: Record<string, unknown>): Promise<void>;
}

export interface SignInOptions {
  /** Where it leads; the account page where decision 11 does not allow it. */
  returnUrl: string | undefined;
  /** What the email field starts with. */
  email: string | undefined;
  /** `expired`: the session has ended, and what the page says of the shopper is out of date. */
  reason: 'expired' | undefined;
  form: SignInPlace | undefined;
  previousUrl: string | undefined;
  /** What is opened on the page it leads to, once signed in. */
  next?: OpenedNext | undefined;
}

type SignInState =
  | { status: 'idle' | 'busy' }
  | { status: 'refused'; reason: 'credentials' | 'locked' }
  /** `message` is for the shopper. */
  | { status: 'failed'; message: string };

/** What was last typed for an address, for the next form on this page: in memory, and nowhere else. */
const typedEmailAtom = sharedAtom('typed-email', () => atom(''));

/** A URL that decision 11 allows, as a path where it is this origin's. */
export function allowedTarget(raw: string | undefined): string | undefined {
  const url = safeUrl(raw);
  // `/.//host` is a path of this origin; written out it would lead to that host.
  if (!url || url.pathname.startsWith('//')) return undefined;
  return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
}

/** Posts the session token to the page's own origin by a form: the answer is the page that follows (cart §2). */
export function postSession(sessionToken: string, redirectUrl: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = new URL('/account/auth', location.origin).href;
  form.hidden = true;
  const fields = { sessionToken, redirectUrl, [pageContext().antiForgery.field]: readToken()?.value ?? '' };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  // Not by the form's own method, which a page may have replaced; no submit event hands the token to its listeners.
  HTMLFormElement.prototype.submit.call(form);
  // Not remove(): Prototype.js has one of its own.
  form.replaceWith();
}

/**
 * A sign-in, as its form takes it. A shopper who is signed in already goes on at once (checkout §6); without a
 * configuration the login page takes over (checkout §8).
 */
export function useSignIn(island: SignInIsland, given: SignInOptions) {
  const { messages, account } = pageContext();
  const isExpired = given.reason === 'expired';
  const isSignedIn = account.isSignedIn && !isExpired;
  const store = useStore();
  const [typedBefore] = useState(() => store.get(typedEmailAtom));
  const [configuration, setConfiguration] = useState<SignInConfiguration>();
  const [state, setState] = useState<SignInState>({ status: isSignedIn ? 'busy' : 'idle' });
  const loading = useRef<Promise<SignInConfiguration | undefined>>(undefined);
  // The return URL if decision 11 allows it, else the account page.
  const target = allowedTarget(given.returnUrl) ?? '/account';
  // Where a sign-in that cannot be offered here leads: what it was to lead to, or this page.
  const login = given.returnUrl ? target : location.pathname + location.search;
  const next = () => given.next ?? store.get(askedNextAtom);
  const email = typedBefore || given.email || (isExpired && account.email) || undefined;
  const texts = withOverrides(withOverrides(signInMessages, configuration?.messages ?? {}), messages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page is and what it offers is found out once
  useEffect(() => {
    const load = async () => {
      loading.current = loadConfiguration(island, toLogin);
      setConfiguration(await loading.current);
    };
    // A page that comes back from the back-forward cache may have been left in the middle of something.
    const handlePageShow = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      forgetReturn();
      setState({ status: 'idle' });
      if (!(await loading.current)) load();
    };
    if (isSignedIn) navigate(target);
    else load();
    addEventListener('pageshow', handlePageShow);
    return () => {
      forgetReturn();
      removeEventListener('pageshow', handlePageShow);
    };
  }, []);

  /** The login page takes over, or on that page the server's own form. Why, has been reported. */
  function toLogin() {
    if (isLoginPage(location.pathname)) {
      const { host } = island;
      host.addEventListener('storefront:island-failed', (event) => event.preventDefault(), { once: true });
      island.fail(Error('the sign-in cannot be offered here'));
      return;
    }
    keepForReturn(login, next());
    navigate(loginUrl(login));
  }

  /** The provider has said yes: the page is left. */
  function leave(sessionToken: string, username: string | undefined) {
    keepForReturn(target, next());
    emit('storefront:signed-in', username ? { email: username } : {});
    postSession(sessionToken, target);
  }

  const provider = useMemo(() => configuration && identityProvider(configuration), [configuration]);
  const providerForm = useProviderForm(provider, {
    username: () => store.get(typedEmailAtom) || email,
    onSession: leave,
    onFail(error) {
      reportFailure(error);
      toLogin();
    },
  });

  /** @returns what came of it; `busy` when the page is about to be left. */
  async function signIn({ username, password }: { username: string; password: string }) {
    setState({ status: 'busy' });
    const end = (next: SignInState) => {
      setState(next);
      return next.status;
    };
    const offered = await loading.current;
    const asked = offered && identityProvider(offered);
    // It asks in a form of its own, which is on its way and takes the place of ours.
    if (asked?.kind !== 'asked') return end({ status: asked ? 'busy' : 'idle' });
    try {
      const answer = await asked.signIn(username, password, island.signal);
      if (answer.status === 'refused') return end({ status: 'refused', reason: answer.reason });
      leave(answer.sessionToken, username);
      return 'busy';
    } catch (error) {
      if (error instanceof CallError && error.kind === 'aborted') return end({ status: 'idle' });
      reportFailure(error);
      return end({
        status: 'failed',
        message: shopperMessage(error, withOverrides(errorMessages, messages)),
      });
    }
  }

  return {
    texts,
    place: given.form,
    email,
    notice: isExpired ? texts.sessionExpired : undefined,
    isBusy: state.status === 'busy',
    error: messageOf(state, texts),
    socials: configuration && {
      google: configuration.hasGoogleSignIn ? socialSignInUrl('google', target) : undefined,
      apple: configuration.hasAppleSignIn ? socialSignInUrl('apple', target) : undefined,
    },
    previousUrl: safeUrl(given.previousUrl)?.href,
    providerForm,
    returnUrl: target,
    onSubmit: signIn,
    onLeave: () => keepForReturn(target, next()),
    onEmail: (typed: string) => store.set(typedEmailAtom, typed),
    onReset(email: string) {
      const props = email ? { email } : {};
      island.open('reset-password', props).catch(() => navigate(signInPaths.resetPassword));
    },
  };
}

function messageOf(state: SignInState, texts: SignInMessages): string | undefined {
  if (state.status === 'failed') return state.message;
  if (state.status !== 'refused') return undefined;
  return state.reason === 'locked' ? texts.lockout : texts.genericSummary;
}

/** What the server offers; undefined where the login page takes over. */
async function loadConfiguration({ signal }: SignInIsland, toLogin: () => void) {
  try {
    return await send(getSignInConfiguration, {}, { signal });
  } catch (error) {
    if (error instanceof CallError && error.kind === 'aborted') return undefined;
    reportFailure(error);
    toLogin();
    return undefined;
  }
}
