import type { CallExample } from './examples.ts';

/** The cards of an account, as a page or a call gives them. */
export const savedCardsExample = [
  {
    id: 'card-1',
    cardInfo: { type: 'Visa', lastFour: '1111', expMonth: 4, expYear: 2029, cbhccDesignType: null },
    isExpired: false,
    isInUse: false,
    isRewardCard: false,
  },
  {
    id: 'card-2',
    cardInfo: {
      type: 'AmericanExpress',
      lastFour: '0005',
      expMonth: 11,
      expYear: 2028,
      cbhccDesignType: null,
    },
    isExpired: false,
    isInUse: false,
    isRewardCard: false,
  },
];

export const savePaymentExample: CallExample = {
  payload: { accountCardOneData: { id: 'card-1' } },
  answer: { isSuccess: true, message: null, redirectUrl: null, cardOneErrors: null, cardTwoErrors: null },
};

export const refreshCheckoutExample: CallExample = {
  payload: {},
  answer: {
    payment: {
      savedCards: savedCardsExample,
      amountDue: 179900,
      hasOnlyRewardCards: false,
      rewardsErrorMessage: null,
      appliedCards: [{ type: 'Visa', lastFour: '1111', appliedAmount: 179900 }],
    },
  },
};

export const saveCreditCardToBasketExample: CallExample = {
  payload: { adyenCardData: { type: 'scheme', encryptedCardNumber: 'example-blob' }, saveToAccount: false },
  answer: { isSuccess: true, message: null, redirectUrl: null, cardErrors: null },
};

export const savePlccOfferSelectionExample: CallExample = {
  payload: { selectedOption: 1 },
  answer: { isSuccess: true, message: null },
};

export const getPopupExample: CallExample = {
  payload: { popupName: 'CreditCardVerification' },
  answer: {
    title: 'Your Security Code',
    html: '<p>The last three digits on the back of your card; on American Express the four on its front.</p>',
  },
};
