import {
  refreshCheckoutExample,
  savedCardsExample,
  savePaymentExample,
} from '../../src/contract/payment.examples.ts';

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
const cards = [visa, amex, mastercard, expired];
const read = refreshCheckoutExample.answer as { payment: object };
const answers = {
  savePayment: savePaymentExample.answer,
  refreshCheckout: { payment: { ...read.payment, savedCards: cards, appliedCards: [] } },
};
const base = { answers, props: { cards, amountDue: 179900, order: { id: 'basket-1' } } };

/** The states of the popup. */
export const examples = {
  several: { ...base, about: 'Two of four are to be chosen; one has expired.' },
  'odd total': { ...base, about: 'Halves of an odd number of cents.', props: { cards, amountDue: 9999 } },
  'five cards': {
    ...base,
    about: 'As many as can be chosen from: no other is added.',
    props: { ...base.props, cards: [...cards, store] },
  },
  'one in use': {
    ...base,
    about: 'One pays for the order already.',
    props: { ...base.props, cards: [{ ...visa, isInUse: true }, amex, mastercard] },
  },
  'only reward cards': {
    ...base,
    about: 'The order says that only reward cards may pay.',
    props: {
      ...base.props,
      cards: [visa, { ...mastercard, isRewardCard: true }, { ...store, isRewardCard: true }],
      hasOnlyRewardCards: true,
    },
  },
  'not given': { ...base, about: 'The page gave nothing: the popup asks for it.', props: {} },
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
  'second card refused': {
    ...base,
    about: 'The server flags the second card.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, cardTwoErrors: { hasOldCbccCardUsedError: true } },
    },
  },
  Canada: {
    ...base,
    about: 'In Canadian dollars.',
    context: { country: 'CA' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
