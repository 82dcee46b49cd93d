import {
  getResetTokenExample,
  requestPasswordResetExample,
} from '../../src/contract/account/account.examples.ts';

const answers = {
  getResetToken: getResetTokenExample.answer,
  requestPasswordReset: requestPasswordResetExample.answer,
};
const props = { email: 'ada@example.com' };
const base = { answers, props };
const withHeader = (headerMessage: string | null) => ({
  ...answers,
  getResetToken: { ...getResetTokenExample.answer, headerMessage },
});
const longEmail = 'augusta.ada.king.countess.of.lovelace@correspondence.example.museum.com';

/** The states of the layer. */
export const examples = {
  prefilled: { ...base, about: 'Starts with the email of the sign-in form.' },
  empty: { ...base, about: 'Opened from a Forgot password link: nothing is typed yet.', props: {} },
  'without a header': {
    ...base,
    about: 'Without the server’s header the layer shows a text of its own.',
    answers: withHeader(null),
  },
  'the server’s markup': {
    ...base,
    about: 'The server’s own markup above the form.',
    answers: withHeader(
      '<p>Your password has to be renewed because <strong>we have moved our accounts</strong>.</p><ul><li>Your orders and registries stay.</li><li>The link is good for an hour.</li></ul><p><a href="/customer-service/account">Questions?</a></p>',
    ),
  },
  loading: {
    ...base,
    about: 'Placeholders as high as the form, while its token is loading.',
    answers: { ...answers, getResetToken: 'never' },
  },
  unavailable: {
    ...base,
    about: 'The token failed to load: it can be tried again.',
    answers: { ...answers, getResetToken: 503 },
  },
  'not an email': {
    ...base,
    about: 'An invalid email address is reported on submit.',
    props: { email: 'ada@example' },
  },
  'too long': {
    ...base,
    about: 'An address of 66 characters shows the error and is not cut.',
    props: { email: longEmail },
  },
  'a longer ending': {
    ...base,
    about: 'A page may allow longer top-level domains.',
    props: { email: 'ada@example.museum' },
    context: { emailTldMax: 12 },
  },
  sending: {
    ...base,
    about: 'The request is pending: a second press does nothing.',
    answers: { ...answers, requestPasswordReset: 'never' },
  },
  sent: { ...base, about: 'The same text whether or not there is such an account.' },
  failed: {
    ...base,
    about: 'The request failed: the typed address is kept, and the button works again.',
    answers: { ...answers, requestPasswordReset: 503 },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      ...answers,
      requestPasswordReset: {
        isSuccess: false,
        message: 'Too many requests. Please try again in an hour.',
      },
    },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    props: { email: 'ada' },
    context: {
      messages: {
        resetPasswordTitle: 'Forgot Your Password?',
        resetPasswordButton: 'Send the Link',
        invalidEmail: '{email}, please.',
        emailExample: 'ada@maison.ca',
      },
    },
  },
  canada: {
    ...base,
    about: 'A Canadian page.',
    props: { email: 'ada@maison.ca' },
    context: { country: 'CA' },
  },
  mobile: { ...base, about: 'On mobile it fills the height.', context: { isMobile: true } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
