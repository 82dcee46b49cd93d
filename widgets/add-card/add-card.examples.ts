import {
  getPopupExample,
  refreshCheckoutExample,
  savePaymentExample,
} from '../../src/contract/payment.examples.ts';

const read = refreshCheckoutExample.answer as { payment: object };
const answers = {
  savePayment: savePaymentExample.answer,
  refreshCheckout: { payment: { ...read.payment, appliedCards: [] } },
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

/** The states of the popup. */
export const examples = {
  empty: { ...base, about: 'As it opens: the card can be saved.' },
  'limit reached': {
    ...base,
    about: 'The account keeps as many cards as it may: this one is not saved.',
    props: { allowsSaving: true, savedCardCount: 5 },
  },
  'not to be saved': { ...base, about: 'The page does not offer to save it.', props: {} },
  adding: { ...base, about: 'The card is on its way.', answers: { ...answers, savePayment: 'never' } },
  failed: {
    ...base,
    about: 'The answer was lost, and nothing pays: what was typed is still there.',
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
  'session error': {
    ...base,
    about: 'The server flags its session.',
    answers: refused({ hasSessionError: true, sessionErrorMessage: 'Your session has timed out.' }),
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
