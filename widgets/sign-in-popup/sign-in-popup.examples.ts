import {
  authenticateExample,
  getResetTokenExample,
  getSignInConfigurationExample,
} from '../../src/contract/account/account.examples.ts';

const answers = {
  getSignInConfiguration: getSignInConfigurationExample.answer,
  authenticate: authenticateExample.answer,
  // For the layer that the link opens.
  getResetToken: getResetTokenExample.answer,
};
const base = { props: { returnUrl: '/p/410553' }, answers };

/** The states of the popup. */
export const examples = {
  untouched: { ...base, about: 'Empty.' },
  'of this page': { ...base, about: 'It returns to the page it is opened on.', props: {} },
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
    answers: {
      ...answers,
      authenticate: () =>
        Response.json({ errorCode: 'E0000004', errorSummary: 'Authentication failed' }, { status: 401 }),
    },
  },
  'locked out': {
    ...base,
    about: 'The provider reports that the account is locked.',
    answers: { ...answers, authenticate: { status: 'LOCKED_OUT' } },
  },
  failure: {
    ...base,
    about: 'The provider fails.',
    answers: { ...answers, authenticate: 503 },
  },
  expired: {
    ...base,
    about: 'The session has ended: the email is kept.',
    props: { ...base.props, reason: 'expired' },
    context: { account: { isSignedIn: true, email: 'ada@example.com' } },
  },
  'design services': {
    ...base,
    about: 'From a design-services form: a Previous link, and no link to create an account.',
    props: { ...base.props, form: 'design-services', previousUrl: '/design-services/form?step=1' },
  },
  'gift registry': {
    ...base,
    about: 'From a gift-registry form there is no link to create an account.',
    props: { ...base.props, form: 'gift-registry' },
  },
  'the provider’s own form': {
    ...base,
    about: 'The configuration names the identity provider’s own form, whose script the shop serves.',
    answers: {
      ...answers,
      getSignInConfiguration: {
        ...getSignInConfigurationExample.answer,
        widget: { scriptUrl: '/identity/okta-sign-in.classic.min.js' },
      },
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
