import * as v from 'valibot';
import { type AnswerOf, declareCall, failsInPlace } from '../call.ts';
import { filledText, maybe, shown, shownFlag, shownOr, textsByKey } from '../fields.ts';

export const getSignInConfiguration = declareCall({
  name: 'getSignInConfiguration',
  service: 'account',
  action: 'get the sign-in configuration',
  method: 'GET',
  path: '/account/sign-in-config',
  payload: v.object({}),
  answer: v.object({
    /** Base of the identity provider's paths: a path such as `/identity`, or an http(s) URL. */
    providerUrl: filledText,
    hasGoogleSignIn: shownOr(v.boolean(), true),
    hasAppleSignIn: shownFlag,
    /** The server's texts, by the names in `signInMessages`. */
    messages: shownOr(textsByKey, {}),
    /** The provider's own form replaces the library's: `@okta/okta-signin-widget`, served by the shop. */
    widget: maybe(
      v.object({
        /** Its script, such as `/identity/okta-sign-in.classic.min.js` (decision 11). */
        scriptUrl: filledText,
        styleUrl: shown(filledText),
        /** Its options, except those that the library sets: the element, the base URL, and where a success leads. */
        config: shown(v.record(v.string(), v.unknown())),
      }),
    ),
  }),
  changesState: false,
  mayRetry: false,
  isBeforeSignIn: true,
  failure: failsInPlace,
  source: 'checkout §7.5, decision 5',
  about: 'The sign-in options: the identity provider, its buttons, and the texts.',
});

export type SignInConfiguration = AnswerOf<typeof getSignInConfiguration>;

const identifiedUser = v.object({
  id: filledText,
  profile: v.object({
    /** The user name of the sign-in: an email address. */
    login: filledText,
    firstName: v.string(),
    lastName: v.string(),
    /** Such as `en_US`. */
    locale: v.string(),
    timeZone: v.string(),
  }),
});

export const authenticate = declareCall({
  name: 'authenticate',
  service: 'account',
  action: 'sign in',
  method: 'POST',
  path: '/api/v1/authn',
  payload: v.object({ username: filledText, password: filledText }),
  answer: v.object({
    status: filledText,
    sessionToken: maybe(v.string()),
    /**
     * The user of the session. Only the provider's own form needs it, so a missing or malformed one does not fail the
     * call.
     */
    _embedded: shown(v.object({ user: maybe(identifiedUser) })),
  }),
  // Sent to the identity provider, which does not know this shop's token.
  changesState: false,
  // Not retried: the lost answer may have been a wrong password, and five of those lock the account.
  mayRetry: false,
  hasBase: true,
  isBeforeSignIn: true,
  failure: failsInPlace,
  source: 'checkout §5',
  about:
    'The identity provider’s primary authentication, below its base URL: a session token for name and password.',
});

export const getResetToken = declareCall({
  name: 'getResetToken',
  service: 'account',
  action: 'get a password reset token',
  method: 'GET',
  path: '/account/reset-password/GetRequestVerificationToken',
  payload: v.object({}),
  answer: v.object({ requestToken: filledText, headerMessage: shown(v.string()) }),
  changesState: false,
  mayRetry: false,
  cache: 'no-store',
  isBeforeSignIn: true,
  failure: failsInPlace,
  source: 'checkout §7.5',
  about: 'A token for one password reset request, never from a cache, and the markup above the form’s field.',
});

export const requestPasswordReset = declareCall({
  name: 'requestPasswordReset',
  service: 'account',
  action: 'request a password reset',
  method: 'POST',
  path: '/account/reset-password/okta-reset-password-request',
  payload: v.object({ accountEmail: filledText, token: filledText }),
  answer: v.object({ isSuccess: v.boolean(), message: shown(v.string()) }),
  changesState: true,
  mayRetry: true,
  isBeforeSignIn: true,
  failure: failsInPlace,
  source: 'checkout §7.5',
  about: 'Sends a link to choose a new password; the answer does not tell whether the account exists.',
});
