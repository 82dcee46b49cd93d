import { refreshCheckoutExample } from '../../src/contract/checkout/checkout.examples.ts';
import {
  cardErrorsExamples,
  savedCardsExample,
  savePaymentExample,
} from '../../src/contract/payment/payment.examples.ts';

const [visa, amex] = savedCardsExample as [object, object];
const card = (id: string, type: string, lastFour: string) => ({
  id,
  cardInfo: { type, lastFour, expMonth: 9, expYear: 2030 },
});
const mastercard = card('card-3', 'MasterCard', '4444');
const expired = { ...card('card-4', 'Discover', '6011'), isExpired: true };
const store = {
  id: 'card-5',
  cardInfo: { type: 'PLCCSynchrony', lastFour: '8812', expMonth: 0, expYear: 0 },
};
const household = {
  ...card('card-6', 'Imprint', '6421'),
  cardInfo: { ...card('', 'Imprint', '6421').cardInfo, cbhccDesignType: 'Linen' },
};
const cards = [visa, amex, mastercard, expired];
const read = refreshCheckoutExample.answer as { payment: object };

/** The page's data, and a server with the same. */
const order = (savedCards: object[], more: object = {}) => ({
  props: { cards: savedCards, amountDue: 179900, order: { id: 'basket-1' }, ...more },
  answers: {
    savePayment: savePaymentExample.answer,
    refreshCheckout: { attempts: [], payment: { ...read.payment, appliedCards: null, savedCards, ...more } },
  },
});
const base = order(cards);
const { answers } = base;
const notGiven = { ...base, props: {} };
const paying = [
  { type: 'Visa', lastFour: '1111', appliedAmount: 100000 },
  { type: 'AmericanExpress', lastFour: '0005', appliedAmount: 79900 },
];
const half = (one: (typeof paying)[number]) => ({ ...one, appliedAmount: 89950 });

const secondRefused = (name: keyof typeof cardErrorsExamples, about: string) => ({
  ...base,
  about,
  answers: { ...answers, savePayment: { isSuccess: false, cardTwoErrors: cardErrorsExamples[name] } },
});

/** The states of the popup. */
export const examples = {
  several: { ...base, about: 'Two of four cards have to be chosen; one has expired.' },
  'odd total': { ...order(cards, { amountDue: 9999 }), about: 'Halves of an odd number of cents.' },
  'five cards': {
    ...order([...cards, store]),
    about: 'The maximum number of cards: no other can be added.',
  },
  'one in use': {
    ...order([{ ...visa, isInUse: true }, amex, mastercard]),
    about: 'One card pays for the order already.',
  },
  'two pay already': {
    ...base,
    about: 'Two cards pay for the order already: they are preselected, with their amounts.',
    answers: {
      ...answers,
      refreshCheckout: {
        payment: {
          ...read.payment,
          savedCards: [{ ...visa, isInUse: true }, { ...amex, isInUse: true }, mastercard],
          appliedCards: paying,
        },
      },
    },
  },
  'only rewards cards': {
    ...order([visa, { ...mastercard, isRewardCard: true }, { ...store, isRewardCard: true }], {
      hasOnlyRewardCards: true,
      rewardsErrorMessage: 'Your reward certificate can only be used with rewards cards.',
    }),
    about: 'Only rewards cards may pay, with the server’s message.',
  },
  'only rewards cards, without words': {
    ...order([visa, { ...mastercard, isRewardCard: true }], { hasOnlyRewardCards: true }),
    about: 'Only rewards cards may pay, without a message of the server.',
  },
  'household card': {
    ...order([household, amex]),
    about: 'A household card shows its design, behind the flag for such cards.',
    context: { features: { cbhcc_EnableCbhcc: true } },
  },
  'fields of the provider': {
    ...base,
    about:
      'With the payment provider’s fields no card can be added here, because an encrypted card is paid by a call of its own.',
    context: { features: { paymentProvider_EnableAdyen: true } },
  },
  'fields of the provider, one card': {
    ...order([visa]),
    about: 'With the payment provider’s fields and one saved card, the popup says that one card has to pay.',
    context: { features: { paymentProvider_EnableAdyen: true } },
  },
  'one card': { ...order([visa]), about: 'One saved card: another can be added.' },
  'no cards': { ...order([]), about: 'No saved cards: new ones can be added.' },
  'changed since': {
    ...base,
    about: 'The server’s total differs from the page’s: the server’s wins.',
    answers: order(cards, { amountDue: 189900 }).answers,
  },
  'not given': { ...notGiven, about: 'The page gave no data: the popup requests it.' },
  'total not given': {
    ...base,
    about: 'The page gave cards, but no total: the popup requests it.',
    props: { cards },
  },
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
    about: 'The answer was lost, but the cards pay: the popup reads the payment and shows the success.',
    answers: {
      savePayment: 'offline',
      refreshCheckout: {
        payment: { ...read.payment, savedCards: cards, appliedCards: paying.map(half) },
        attempts: [{ attemptId: '{attemptId}', outcome: 'done' }],
      },
    },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the refresh popup opens over it.',
    answers: { ...answers, savePayment: { IsReset: true } },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, message: 'The two amounts must add up to $1,899.00.' },
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
  'both refused': {
    ...base,
    about: 'The server flags both cards: each is named with its error.',
    answers: {
      ...answers,
      savePayment: {
        isSuccess: false,
        cardOneErrors: cardErrorsExamples['no longer valid'],
        cardTwoErrors: cardErrorsExamples['rewards restriction'],
      },
    },
  },
  'session error': secondRefused('session error', 'The server flags an expired session.'),
  'card service error': secondRefused('card service error', 'The server flags the check of a card.'),
  'rewards restriction': secondRefused('rewards restriction', 'The server flags that rewards need another.'),
  'without words': secondRefused('without words', 'The server flags a card, and says nothing of it.'),
  'nothing to pay': secondRefused('nothing to pay', 'The server flags that nothing is left for a card.'),
  'not applied': secondRefused('not applied', 'The server flags that a co-brand card was not applied.'),
  reissued: secondRefused('reissued', 'The server flags that a card has been reissued.'),
  'number refused': secondRefused('number refused', 'The server flags the number of a card.'),
  'no longer valid': secondRefused('no longer valid', 'The server flags the date of a card.'),
  'code refused': secondRefused('code refused', 'The server flags the security code of a card.'),
  Canada: {
    ...base,
    about: 'In Canadian dollars.',
    context: { country: 'CA' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
