import { refreshCheckoutExample } from '../../src/contract/checkout/checkout.examples.ts';
import {
  cardErrorsExamples,
  providerMessagesExamples,
  savedCardsExample,
  savePaymentExample,
} from '../../src/contract/payment/payment.examples.ts';

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
const household = {
  id: 'card-6',
  cardInfo: { type: 'Imprint', lastFour: '6421', expMonth: 5, expYear: 2031, cbhccDesignType: 'Linen' },
  isRewardCard: true,
};
const longNamed = {
  id: 'card-7',
  cardInfo: {
    type: 'The Household Rewards & Home <b>Furnishings</b> Preferred Customer Card',
    lastFour: '0042',
    expMonth: 12,
    expYear: 2031,
  },
};
const inUse = { ...visa, isInUse: true };
const cards = [inUse, amex, mastercard, expired];
const read = refreshCheckoutExample.answer as { payment: object };

/** The page's data, and a server with the same. */
const order = (savedCards: object[], more: object = {}) => ({
  props: { cards: savedCards, order: { id: 'basket-1' }, ...more },
  answers: {
    savePayment: savePaymentExample.answer,
    refreshCheckout: { attempts: [], payment: { ...read.payment, appliedCards: null, savedCards, ...more } },
  },
  context: { limits: { savedCards: 5 } },
});
const base = order(cards);
const { answers } = base;
const notGiven = { ...base, props: {} };
const reset = { IsReset: true };

const refused = (name: keyof typeof cardErrorsExamples, about: string) => ({
  ...base,
  about,
  answers: { ...answers, savePayment: { isSuccess: false, cardOneErrors: cardErrorsExamples[name] } },
});

/** The states of the popup. */
export const examples = {
  several: { ...base, about: 'Four saved cards: one pays already, one has expired.' },
  'only rewards cards': {
    ...order([amex, mastercard, storeCard], {
      hasOnlyRewardCards: true,
      rewardsErrorMessage: 'Your reward certificate can only be used with a rewards card.',
    }),
    about: 'Only rewards cards may pay, with the server’s message.',
  },
  'only rewards cards, without words': {
    ...order([amex, mastercard], { hasOnlyRewardCards: true }),
    about: 'Only rewards cards may pay, without a message of the server.',
  },
  'store card pays': {
    ...order([{ ...storeCard, isInUse: true }, amex]),
    about: 'The store card pays: the server’s message about its bank shows.',
    answers: {
      ...answers,
      refreshCheckout: { ...answers.refreshCheckout, ...providerMessagesExamples['store card'] },
    },
  },
  'card checked by TNS pays': {
    ...base,
    about: 'After the payment the server’s two messages about cards that are checked by TNS show.',
    answers: {
      savePayment: { ...savePaymentExample.answer, ...providerMessagesExamples['card checked by TNS'] },
      refreshCheckout: {
        ...answers.refreshCheckout,
        ...providerMessagesExamples['card checked by TNS'],
      },
    },
  },
  'household card': {
    ...order([household, amex]),
    about: 'A household card shows its design, behind the flag for such cards.',
    context: { features: { cbhcc_EnableCbhcc: true } },
  },
  'none eligible': {
    ...order([inUse, expired]),
    about: 'No card can be chosen: Update Payment is disabled.',
  },
  'no cards': { ...order([]), about: 'No saved cards.' },
  'long names': {
    ...order([longNamed, amex]),
    about: 'A very long unknown card type, and a name with markup, shown as text.',
  },
  'changed since': {
    ...base,
    about: 'The server’s card in use differs from the page’s: the server’s wins.',
    answers: order([visa, { ...amex, isInUse: true }, mastercard, expired]).answers,
  },
  'not given': { ...notGiven, about: 'The page gave no cards: the popup requests them.' },
  loading: {
    ...notGiven,
    about: 'The cards are loading.',
    answers: { ...answers, refreshCheckout: 'never' },
  },
  'not reached': {
    ...notGiven,
    about: 'The cards fail to load: an error shows, with Try Again.',
    answers: { ...answers, refreshCheckout: 503 },
  },
  updating: {
    ...base,
    about: 'The payment is pending.',
    answers: { ...answers, savePayment: 'never' },
  },
  failed: {
    ...base,
    about: 'The answer was lost, and no card pays: the choice is kept.',
    answers: { ...answers, savePayment: 503 },
  },
  'lost but done': {
    ...base,
    about: 'The answer was lost, but the card pays: the popup reads the payment and shows the success.',
    answers: {
      savePayment: 'offline',
      refreshCheckout: {
        payment: {
          ...read.payment,
          savedCards: cards,
          appliedCards: [{ type: 'AmericanExpress', lastFour: '0005', appliedAmount: 179900 }],
        },
        attempts: [{ attemptId: '{attemptId}', outcome: 'done' }],
      },
    },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the refresh popup opens over it.',
    answers: { ...answers, savePayment: reset },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, message: 'The total is $1,899.00 now. Please review your payment.' },
    },
  },
  'not authorized': {
    ...base,
    about: 'The card is declined by the bank: a popup says so, and leads back to the payment.',
    answers: {
      ...answers,
      savePayment: {
        isSuccess: false,
        message: 'Your card was declined. Please use another card.',
        redirectUrl: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
      },
    },
  },
  'session error': refused('session error', 'The server flags an expired session.'),
  'card service error': refused('card service error', 'The server flags the service that checks cards.'),
  'rewards restriction': refused('rewards restriction', 'The server flags that rewards need another card.'),
  'without words': refused(
    'without words',
    'The server flags the check of the card, and says nothing of it.',
  ),
  'nothing to pay': refused('nothing to pay', 'The server flags that nothing is left for the card to pay.'),
  'not applied': refused('not applied', 'The server flags that the co-brand card was not applied.'),
  reissued: refused('reissued', 'The server flags that the card has been reissued.'),
  'number refused': refused('number refused', 'The server flags the number of the card.'),
  'no longer valid': refused('no longer valid', 'The server flags the date of the card.'),
  'code refused': refused('code refused', 'The server flags the security code of the card.'),
  Canada: {
    ...base,
    about: 'In Canadian dollars.',
    context: { ...base.context, country: 'CA' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
