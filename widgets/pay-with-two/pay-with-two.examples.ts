import {
  cardErrorsExamples,
  refreshCheckoutExample,
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

/** The page's data, with a server that agrees with it. */
const order = (savedCards: object[], more: object = {}) => ({
  props: { cards: savedCards, amountDue: 179900, order: { id: 'basket-1' }, ...more },
  answers: {
    savePayment: savePaymentExample.answer,
    refreshCheckout: { payment: { ...read.payment, appliedCards: [], savedCards, ...more } },
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
  several: { ...base, about: 'Two of four are to be chosen; one has expired.' },
  'odd total': { ...order(cards, { amountDue: 9999 }), about: 'Halves of an odd number of cents.' },
  'five cards': {
    ...order([...cards, store]),
    about: 'As many as can be chosen from: no other is added.',
  },
  'one in use': {
    ...order([{ ...visa, isInUse: true }, amex, mastercard]),
    about: 'One pays for the order already.',
  },
  'two pay already': {
    ...base,
    about: 'Two pay for the order already: they are chosen, with what each of them pays.',
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
  'only reward cards': {
    ...order([visa, { ...mastercard, isRewardCard: true }, { ...store, isRewardCard: true }], {
      hasOnlyRewardCards: true,
      rewardsErrorMessage: 'Your reward certificate can only be used with rewards cards.',
    }),
    about: 'The order says that only reward cards may pay, in the server’s words.',
  },
  'only reward cards, without words': {
    ...order([visa, { ...mastercard, isRewardCard: true }], { hasOnlyRewardCards: true }),
    about: 'The order says that only reward cards may pay, and not why.',
  },
  'household card': {
    ...order([household, amex]),
    about: 'A household card has its design said, behind the flag for such cards.',
    context: { features: { cbhcc_EnableCbhcc: true } },
  },
  'fields of the provider': {
    ...base,
    about: 'The payment provider’s fields encrypt a card for a payment of its own: none is added here.',
    context: { features: { paymentProvider_EnableAdyen: true } },
  },
  'no cards': { ...order([]), about: 'The account keeps no card: new ones can be added.' },
  'changed since': {
    ...base,
    about: 'The total is another than the page said when it was loaded: that holds.',
    answers: order(cards, { amountDue: 189900 }).answers,
  },
  'not given': { ...notGiven, about: 'The page gave nothing: the popup asks for it.' },
  'total not given': {
    ...base,
    about: 'The page gave cards, but not what is to be paid: the popup asks for it.',
    props: { cards },
  },
  loading: {
    ...notGiven,
    about: 'The cards are on their way.',
    answers: { ...answers, refreshCheckout: 'never' },
  },
  'not reached': {
    ...notGiven,
    about: 'The cards cannot be fetched: the popup says so, and tries again.',
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
    about: 'The answer was lost, but the cards pay: the popup reads that, and says it is done.',
    answers: {
      savePayment: 'offline',
      refreshCheckout: {
        payment: { ...read.payment, savedCards: cards, appliedCards: paying.map(half) },
      },
    },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the popup for that comes over it.',
    answers: { ...answers, savePayment: { IsReset: true } },
  },
  refused: {
    ...base,
    about: 'The server does not take it, in its own words.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, message: 'The two amounts must add up to $1,899.00.' },
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
  'both refused': {
    ...base,
    about: 'The server flags both cards: each is named with what is wrong with it.',
    answers: {
      ...answers,
      savePayment: {
        isSuccess: false,
        cardOneErrors: cardErrorsExamples['not valid any more'],
        cardTwoErrors: cardErrorsExamples['rewards restriction'],
      },
    },
  },
  'session error': secondRefused('session error', 'The server flags its session.'),
  'card service error': secondRefused('card service error', 'The server flags the check of a card.'),
  'rewards restriction': secondRefused('rewards restriction', 'The server flags that rewards need another.'),
  'without words': secondRefused('without words', 'The server flags a card, and says nothing of it.'),
  'nothing to pay': secondRefused('nothing to pay', 'The server flags that nothing is left for a card.'),
  'not applied': secondRefused('not applied', 'The server flags that a co-brand card was not applied.'),
  reissued: secondRefused('reissued', 'The server flags that a card has been reissued.'),
  'number refused': secondRefused('number refused', 'The server flags the number of a card.'),
  'not valid any more': secondRefused('not valid any more', 'The server flags the date of a card.'),
  'code refused': secondRefused('code refused', 'The server flags the security code of a card.'),
  Canada: {
    ...base,
    about: 'In Canadian dollars.',
    context: { country: 'CA' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
