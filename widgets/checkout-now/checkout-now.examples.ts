import {
  authenticateExample,
  getResetTokenExample,
  getSignInConfigurationExample,
} from '../../src/contract/account/account.examples.ts';

// For the sign-in inside, and the layer that its link opens.
const answers = {
  getSignInConfiguration: getSignInConfigurationExample.answer,
  authenticate: authenticateExample.answer,
  getResetToken: getResetTokenExample.answer,
};
const base = { props: {}, answers };

/** The states of the slide-out. */
export const examples = {
  open: { ...base, about: 'A guest starts checkout.' },
  'other addresses': {
    ...base,
    about: 'Checkout begins elsewhere.',
    props: { returnUrl: '/checkout/shipping?from=cart', guestUrl: '/checkout/start-as-guest' },
  },
  'refused addresses': {
    ...base,
    about: 'Neither URL is allowed: both are reported, and the defaults used.',
    props: { returnUrl: 'javascript:alert(1)', guestUrl: 'https://evil.example/guest' },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    context: { messages: { newCustomers: 'First Time Here?', guestCheckout: 'Go On Without an Account' } },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
