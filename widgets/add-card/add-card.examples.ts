import { refreshCheckoutExample } from '../../src/contract/checkout/checkout.examples.ts';
import { getPopupExample, savePaymentExample } from '../../src/contract/payment/payment.examples.ts';

const read = refreshCheckoutExample.answer as { payment: object };
const answers = {
  savePayment: savePaymentExample.answer,
  refreshCheckout: { attempts: [], payment: { ...read.payment, appliedCards: null } },
  getPopup: getPopupExample.answer,
};
const refused = (cardOneErrors: object) => ({
  ...answers,
  savePayment: { isSuccess: false, cardOneErrors },
});
const base = {
  answers,
  props: { allowsSaving: true, savedCardCount: 2 },
  context: { limits: { savedCards: 5 } },
};

const hosted = {
  context: { features: { paymentProvider_EnableAdyen: true } },
  props: { provider: { scriptUrl: '/payment/adyen.js', config: { environment: 'test' } } },
  answers: { ...answers, saveCreditCardToBasket: { isSuccess: true } },
};

/** The states of the popup. */
export const examples = {
  empty: { ...base, about: 'Initially: the card can be saved.' },
  'limit reached': {
    ...base,
    about: 'The account has reached its limit of cards: saving is not offered.',
    props: { allowsSaving: true, savedCardCount: 5 },
  },
  'not to be saved': { ...base, about: 'The page does not offer saving.', props: {} },
  adding: { ...base, about: 'The request is pending.', answers: { ...answers, savePayment: 'never' } },
  failed: {
    ...base,
    about: 'The answer was lost, and no card pays: the typed card is kept.',
    answers: { ...answers, savePayment: 503 },
  },
  'number refused': {
    ...base,
    about: 'The server flags the number.',
    answers: refused({ hasNumberError: true }),
  },
  'code refused': {
    ...base,
    about: 'The server flags the security code.',
    answers: refused({ hasCvvError: true }),
  },
  'expiry refused': {
    ...base,
    about: 'The card has expired, or its date is not valid: the server flags the expiration date.',
    answers: refused({ hasExpDateError: true }),
  },
  declined: {
    ...base,
    about: 'The bank has declined the card that pays: another one is needed.',
    props: {
      ...base.props,
      cardErrors: { message: 'Your card was declined. Please use another card.' },
    },
  },
  'reissued card': {
    ...base,
    about: 'The card has been reissued.',
    answers: refused({ hasOldCbccCardUsedError: true }),
  },
  'session error': {
    ...base,
    about: 'The server flags an expired session.',
    answers: refused({ hasSessionError: true, sessionErrorMessage: 'Your session has timed out.' }),
  },
  'tns error': {
    ...base,
    about: 'The card could not be tokenized.',
    answers: refused({ hasTnsError: true, tnsErrorMessage: 'We could not read your card.' }),
  },
  'rewards restriction': {
    ...base,
    about: 'Only a rewards card can pay.',
    answers: refused({
      hasRewardsRestrictionError: true,
      rewardsRestrictionMessage: 'Your rewards need your rewards card.',
    }),
  },
  'nothing to pay': {
    ...base,
    about: 'Nothing is left for the card to pay.',
    answers: refused({ hasZeroAmountError: true }),
  },
  'not applied': {
    ...base,
    about: 'The co-brand card was not applied.',
    answers: refused({ cbccNotAppliedError: true }),
  },
  'default words': {
    ...base,
    about: 'The server flags an error without a message: the default text shows.',
    answers: refused({ hasTnsError: true }),
  },
  'luhn check': {
    ...base,
    about: 'The number’s last digit is checked before the request.',
    props: { ...base.props, hasLuhnCheck: true },
  },
  'the provider’s own fields': {
    ...hosted,
    about: 'The payment provider’s own fields, whose script the shop serves.',
  },
  'the provider’s fields not to be had': {
    ...hosted,
    about:
      'The provider’s fields do not load: an error shows, with Try Again. No other field accepts a number.',
    provider: 'cannot be had' as const,
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
