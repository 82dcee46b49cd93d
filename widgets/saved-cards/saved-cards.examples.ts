import {
  refreshCheckoutExample,
  savedCardsExample,
  savePaymentExample,
} from '../../src/contract/payment.examples.ts';

const [visa, amex] = savedCardsExample as [object, object];
const mastercard = {
  id: 'card-3',
  cardInfo: { type: 'CoBrandMasterCard', lastFour: '4304', expMonth: 9, expYear: 2030 },
  isRewardCard: true,
};
const expired = {
  id: 'card-4',
  cardInfo: { type: 'Discover', lastFour: '6011', expMonth: 1, expYear: 2024 },
  isExpired: true,
};
const storeCard = {
  id: 'card-5',
  cardInfo: { type: 'PLCCSynchrony', lastFour: '8812', expMonth: 0, expYear: 0 },
  isRewardCard: true,
};
const inUse = { ...visa, isInUse: true };
const cards = [inUse, amex, mastercard, expired];
const read = refreshCheckoutExample.answer as { payment: object };
const unpaid = { payment: { ...read.payment, savedCards: cards, appliedCards: [] } };
const flags = {
  hasTnsError: false,
  hasSessionError: false,
  hasRewardsRestrictionError: false,
  hasOldCbccCardUsedError: false,
  hasNumberError: false,
  hasExpDateError: false,
  hasCvvError: false,
};
const refused = (errors: object) => ({
  isSuccess: false,
  cardOneErrors: { ...flags, ...errors },
});
const answers = {
  savePayment: savePaymentExample.answer,
  refreshCheckout: unpaid,
};
const base = { answers, props: { cards, order: { id: 'basket-1' } }, context: { limits: { savedCards: 5 } } };

/** The states of the popup. */
export const examples = {
  several: { ...base, about: 'Four saved cards: one pays already, one has expired.' },
  'only reward cards': {
    ...base,
    about: 'The order says that only reward cards may pay, in the server’s words.',
    props: {
      cards: [amex, mastercard, storeCard],
      hasOnlyRewardCards: true,
      rewardsErrorMessage: 'Your reward certificate can only be used with a rewards card.',
    },
  },
  'none eligible': {
    ...base,
    about: 'No card can be chosen: there is nothing to update with.',
    props: { cards: [inUse, expired] },
  },
  'no cards': { ...base, about: 'The account keeps no card.', props: { cards: [] } },
  'long names': {
    ...base,
    about: 'A type that nobody knows, as long as it comes, and markup as it is written.',
    props: {
      cards: [
        {
          id: 'card-6',
          cardInfo: {
            type: 'The Household Rewards & Home <b>Furnishings</b> Preferred Customer Card',
            lastFour: '0042',
            expMonth: 12,
            expYear: 2031,
          },
        },
        amex,
      ],
    },
  },
  'not given': { ...base, about: 'The page gave no cards: the popup asks for them.', props: {} },
  loading: {
    ...base,
    about: 'The cards are on their way.',
    props: {},
    answers: { ...answers, refreshCheckout: 'never' },
  },
  'not reached': {
    ...base,
    about: 'The cards cannot be fetched: the popup says so, and tries again.',
    props: {},
    answers: { ...answers, refreshCheckout: 503 },
  },
  updating: {
    ...base,
    about: 'The payment is under way.',
    answers: { ...answers, savePayment: 'never' },
  },
  failed: {
    ...base,
    about: 'The answer was lost, and nothing pays: what was chosen is still there.',
    answers: { ...answers, savePayment: 503 },
  },
  'lost but done': {
    ...base,
    about: 'The answer was lost, but the card pays: the popup reads that, and says it is done.',
    answers: {
      savePayment: 'offline',
      refreshCheckout: {
        payment: {
          ...read.payment,
          appliedCards: [{ type: 'AmericanExpress', lastFour: '0005', appliedAmount: 179900 }],
        },
      },
    },
  },
  refused: {
    ...base,
    about: 'The server does not take it, in its own words.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, message: 'The total is $1,899.00 now. Please review your payment.' },
    },
  },
  'not authorized': {
    ...base,
    about: 'The bank does not authorize it: a popup says so, and leads back to the payment.',
    answers: {
      ...answers,
      savePayment: {
        isSuccess: false,
        message: 'Your card was declined. Please use another card.',
        redirectUrl: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
      },
    },
  },
  'session error': {
    ...base,
    about: 'The server flags its session.',
    answers: {
      ...answers,
      savePayment: refused({
        hasSessionError: true,
        sessionErrorMessage: 'Your session has timed out. Please try again.',
      }),
    },
  },
  'card service error': {
    ...base,
    about: 'The server flags the service that checks cards.',
    answers: {
      ...answers,
      savePayment: refused({ hasTnsError: true, tnsErrorMessage: 'We could not check your card.' }),
    },
  },
  'rewards restriction': {
    ...base,
    about: 'The server flags that rewards need another card.',
    answers: {
      ...answers,
      savePayment: refused({
        hasRewardsRestrictionError: true,
        rewardsRestrictionMessage: 'Rewards need a rewards card.',
      }),
    },
  },
  reissued: {
    ...base,
    about: 'The server flags that the card has been reissued.',
    answers: { ...answers, savePayment: refused({ hasOldCbccCardUsedError: true }) },
  },
  'not valid any more': {
    ...base,
    about: 'The server flags the date of the card.',
    answers: { ...answers, savePayment: refused({ hasExpDateError: true }) },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
