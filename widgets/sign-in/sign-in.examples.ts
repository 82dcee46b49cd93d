import {
  authenticateExample,
  getResetTokenExample,
  getSignInConfigurationExample,
} from '../../src/contract/account/account.examples.ts';

/** The form of the login page as rendered by the server. */
const form = (email = '') => `<form method="post" action="/account/login">
<label for="email">Email address</label>
<input type="email" id="email" name="email" autocomplete="username" value="${email}">
<label for="password">Password</label>
<input type="password" id="password" name="password" autocomplete="current-password">
<button type="submit">Sign In</button>
</form>`;

const attributes = { 'data-return-url': '/p/410553' };
const answers = {
  getSignInConfiguration: getSignInConfigurationExample.answer,
  authenticate: authenticateExample.answer,
  // For the layer that the link opens.
  getResetToken: getResetTokenExample.answer,
};
const base = { attributes, content: form(), answers };
const offering = (more: object) => ({
  ...answers,
  getSignInConfiguration: { ...getSignInConfigurationExample.answer, ...more },
});
const refusing = (status: number, errorCode: string) => ({
  ...answers,
  authenticate: () => Response.json({ errorCode, errorSummary: 'Authentication failed' }, { status }),
});

/** The states of the sign-in. */
export const examples = {
  untouched: { ...base, about: 'Empty.' },
  'typed before': {
    ...base,
    about: 'Keeps text typed before mounting.',
    content: form('ada@example.com'),
  },
  loading: {
    ...base,
    about: 'The configuration is loading; the fields can be used already.',
    answers: { ...answers, getSignInConfiguration: 'never' },
  },
  'signing in': {
    ...base,
    about: 'The provider’s answer is pending.',
    answers: { ...answers, authenticate: 'never' },
  },
  'wrong password': {
    ...base,
    about: 'Name and password do not match.',
    answers: refusing(401, 'E0000004'),
  },
  'locked out': {
    ...base,
    about: 'The provider reports that the account is locked.',
    answers: { ...answers, authenticate: { status: 'LOCKED_OUT' } },
  },
  'locked out, as an error': {
    ...base,
    about: 'The provider reports a locked account as an error.',
    answers: refusing(403, 'E0000069'),
  },
  'default texts': {
    ...base,
    about: 'The configuration has no texts of its own.',
    answers: { ...refusing(401, 'E0000004'), getSignInConfiguration: { providerUrl: '/identity' } },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    context: {
      messages: { usernameRequired: 'An email address is needed here.', signInTitle: 'Welcome Back' },
    },
  },
  failure: {
    ...base,
    about: 'The provider fails.',
    answers: { ...answers, authenticate: 503 },
  },
  'another factor wanted': {
    ...base,
    about: 'The provider asks for a second factor, which this form does not support.',
    answers: { ...answers, authenticate: { status: 'MFA_REQUIRED' } },
  },
  'google alone': { ...base, about: 'Apple is not offered.', answers: offering({ hasAppleSignIn: false }) },
  'no other accounts': {
    ...base,
    about: 'Neither Google nor Apple is offered.',
    answers: offering({ hasGoogleSignIn: false, hasAppleSignIn: false }),
  },
  expired: {
    ...base,
    about: 'The session has ended: the email is kept.',
    attributes: { ...attributes, 'data-reason': 'expired', 'data-email': 'ada@example.com' },
  },
  'design services': {
    ...base,
    about: 'On a design-services form: a Previous link, and no link to create an account.',
    attributes: {
      ...attributes,
      'data-form': 'design-services',
      'data-previous-url': '/design-services/form?step=1',
    },
  },
  'gift registry': {
    ...base,
    about: 'On a gift-registry form there is no link to create an account.',
    attributes: { ...attributes, 'data-form': 'gift-registry' },
  },
  'focus removal': {
    ...base,
    about: 'On the confirmation page the password field is disabled for nine seconds.',
    attributes: { ...attributes, 'data-has-focus-removal': 'true' },
  },
  'the provider’s own form': {
    ...base,
    about: 'The configuration names the identity provider’s own form, whose script the shop serves.',
    answers: {
      ...answers,
      getSignInConfiguration: {
        ...getSignInConfigurationExample.answer,
        widget: {
          scriptUrl: '/identity/okta-sign-in.classic.min.js',
          config: { features: { rememberMe: false } },
        },
      },
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
