import { atom, useStore } from 'jotai';
import { useMemo, useState } from 'react';
import type { SignInConfiguration } from '../../contract/account/account.ts';
import { configuredSignInMessages, type SignInMessages } from '../../domain/account/account-messages.ts';
import { type SignInPlace, socialSignInUrl } from '../../domain/account/sign-in.ts';
import { useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import { currentToken } from '../../page/fresh-token.ts';
import { navigate, noteReturn, safeUrl } from '../../page/navigation.ts';
import { pagePath } from '../../page/page-path.ts';
import { onRestored } from '../../page/restored.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { type AttemptState, failureMessage, useAttempt } from '../attempt.ts';
import { sharedAtom } from '../store.ts';
import { nextAfterSignIn } from './ask-to-sign-in.ts';
import { identityProvider } from './identity-provider.ts';
import { useProviderForm } from './provider-form.ts';
import { askedNextAtom, forgetReturn, isThisPage, keepForReturn, returnOf } from './return.ts';
import { allowedTarget, postSession } from './session.ts';
import { type SignInIsland, useSignInConfiguration } from './use-sign-in-configuration.ts';

export interface SignInOptions {
  /** The URL after the sign-in; the account page if decision 11 does not allow it. */
  returnUrl: string | undefined;
  /** The initial value of the email field. */
  email: string | undefined;
  /** `expired`: the session has ended, so the page's own account data is stale. */
  reason: 'expired' | undefined;
  form: SignInPlace | undefined;
  previousUrl: string | undefined;
  /** The overlay to open on that page, once signed in. */
  next?: OpenedNext | undefined;
  /** The page is being left to sign in. @returns the overlay to open then */
  onSignIn?: (() => OpenedNext | undefined) | undefined;
}

type Refusal = 'wrongPassword' | 'locked';

/** The last typed email address, for the next form on this page. It is kept in memory only. */
const typedEmailAtom = sharedAtom('typed-email', () => atom(''));

/**
 * The state of a sign-in form. A shopper who is signed in already is redirected at once (checkout §6); without a
 * configuration the login page takes over (checkout §8).
 */
export function useSignIn(island: SignInIsland, options: SignInOptions) {
  const given = { ...options, returnUrl: options.returnUrl ?? returnOf(options.form) };
  const { account } = pageContext();
  const store = useStore();
  const isExpired = given.reason === 'expired';
  const [typedBefore] = useState(() => store.get(typedEmailAtom));
  const email = typedBefore || given.email || (isExpired && account.email) || undefined;
  const returning = useReturn(given, island.signal);
  const { target, leave } = returning;
  const { configuration, whenLoaded, load, fail } = useSignInConfiguration(island, returning);
  const defaults = useMemo(() => configuredSignInMessages(configuration?.messages), [configuration]);
  const texts = useTexts(defaults);
  const { state, settle, signIn } = useIdentification({ whenLoaded, leave, signal: island.signal });
  const provider = useMemo(() => configuration && identityProvider(configuration), [configuration]);
  const providerForm = useProviderForm(provider, {
    username: () => store.get(typedEmailAtom) || email,
    onSession: leave,
    onFail: fail,
  });

  useOnMountBeforePaint(() => {
    if (account.isSignedIn && !isExpired) {
      settle({ status: 'busy' });
      noteReturn();
      navigate(target);
    } else load();
    // The page may have been left during an attempt or while loading.
    const ignoreRestored = onRestored(async () => {
      forgetReturn();
      settle({ status: 'idle' });
      if (!(await whenLoaded())) load();
    });
    return () => {
      forgetReturn();
      ignoreRestored();
    };
  });

  return {
    texts,
    place: given.form,
    email,
    expiredText: isExpired ? texts.sessionExpired : undefined,
    isBusy: state.status === 'busy',
    error: messageOf(state, texts),
    socials: configuration && socialsOf(configuration, target),
    previousUrl: safeUrl(given.previousUrl)?.href,
    providerForm,
    links: {
      termsOfUse: pagePath('termsOfUse'),
      privacyPolicy: pagePath('privacyPolicy'),
      createAccount: pagePath('createAccount'),
      resetPassword: pagePath('resetPasswordPage'),
    },
    returnUrl: target,
    onSubmit: signIn,
    onLeave: returning.keep,
    onEmail: (typed: string) => store.set(typedEmailAtom, typed),
    onReset(email: string) {
      const props = email ? { email } : {};
      island.open('reset-password', props).catch(() => navigate(pagePath('resetPasswordPage')));
    },
  };
}

/** Whether a signed-in shopper is already on the page that a sign-in leads to: a redirect would reload it forever. */
export function isSignedInHere({
  returnUrl,
  reason,
  form,
}: Pick<SignInOptions, 'returnUrl' | 'reason' | 'form'>): boolean {
  return (
    pageContext().account.isSignedIn &&
    reason !== 'expired' &&
    isThisPage(targetOf(returnUrl ?? returnOf(form)))
  );
}

// The account page where decision 11 does not allow the return URL.
const targetOf = (returnUrl: string | undefined) => allowedTarget(returnUrl) ?? pagePath('accountPage');

/** The URL after a sign-in, and the record for the shopper's return. */
function useReturn({ returnUrl, next: given, onSignIn }: SignInOptions, signal: AbortSignal) {
  const store = useStore();
  const target = targetOf(returnUrl);
  const next = () => {
    const carried = onSignIn?.();
    return nextAfterSignIn(store) ?? carried ?? given ?? store.get(askedNextAtom);
  };
  const keep = () => keepForReturn(target, next());

  return {
    target,
    /** The return URL for the login page, if it has to take over: this page by default. */
    returnUrl: returnUrl ? target : location.pathname + location.search,
    next,
    keep,
    /** The provider accepted the password: the page is left. */
    async leave(sessionToken: string, username: string | undefined) {
      // Another tab may have signed in or out: this page's own token would lead to a refusal.
      const token = await currentToken({ isForAnyone: true });
      if (signal.aborted) return;
      keep();
      emit('storefront:signed-in', username ? { email: username } : {});
      postSession(sessionToken, target, token);
    },
  };
}

interface Identification {
  whenLoaded: () => Promise<SignInConfiguration | undefined>;
  leave(sessionToken: string, username: string): Promise<void>;
  signal: AbortSignal;
}

/** The attempt to sign in with the library's own form. */
function useIdentification({ whenLoaded, leave, signal }: Identification) {
  const { state, attempt, settle } = useAttempt<Refusal>();

  /** @returns the status of the attempt; `busy` when the page is about to be left */
  async function signIn({ username, password }: { username: string; password: string }) {
    const { status } = await attempt(async () => {
      const configuration = await whenLoaded();
      const provider = configuration && identityProvider(configuration);
      // The provider's own form is loading and will replace this one.
      if (provider?.kind !== 'asked') return provider ? 'busy' : 'idle';
      const answer = await provider.signIn(username, password, signal);
      if (answer.status === 'refused') return answer.reason === 'locked' ? 'locked' : 'wrongPassword';
      await leave(answer.sessionToken, username);
      return 'busy';
    });
    return status;
  }

  return { state, settle, signIn };
}

function socialsOf({ hasGoogleSignIn, hasAppleSignIn }: SignInConfiguration, target: string) {
  return {
    google: hasGoogleSignIn ? socialSignInUrl('google', target, pagePath('signInWithProvider')) : undefined,
    apple: hasAppleSignIn ? socialSignInUrl('apple', target, pagePath('signInWithProvider')) : undefined,
  };
}

function messageOf(state: AttemptState<Refusal>, texts: SignInMessages): string | undefined {
  if (state.status === 'failed') return failureMessage(state);
  if (state.status === 'locked') return texts.lockout;
  // The name that the sign-in configuration gives the text of a wrong email address or password.
  return state.status === 'wrongPassword' ? texts.genericSummary : undefined;
}
