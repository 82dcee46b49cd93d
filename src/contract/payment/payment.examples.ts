import type { CallExample } from '../examples.ts';

/** The cards of an account, as the page or the server gives them. */
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

/** The server's messages about rewards, store cards and card checks (cart §3), by name. */
export const paymentNoticesExamples = {
  none: { hasTns: false, hasSynchrony: false, messages: null },
  'store card': {
    hasTns: false,
    hasSynchrony: true,
    messages: {
      synchronyPaymentMessage:
        '<p>Payments with your store card are processed by <strong>Synchrony Bank</strong>.</p>',
      tnsPaymentMessage: null,
      tnsDeprecationMessage: null,
    },
  },
  'card checked by TNS': {
    hasTns: true,
    hasSynchrony: false,
    messages: {
      synchronyPaymentMessage: null,
      tnsPaymentMessage: 'Your card is checked by our card service.',
      tnsDeprecationMessage:
        'This card will not be accepted after May 31. <a href="/customer-service/returns">Read more</a>',
    },
  },
};

export const savePaymentExample: CallExample = {
  payload: {
    attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    amountDue: 179900,
    accountCardOneData: { id: 'card-1' },
  },
  answer: {
    isSuccess: true,
    message: null,
    redirectUrl: null,
    ...paymentNoticesExamples.none,
    cardOneErrors: null,
    cardTwoErrors: null,
  },
};

/** The server's error flags for a card (cart §3, checkout §3), by name. */
export const cardErrorsExamples = {
  'session error': {
    hasSessionError: true,
    sessionErrorMessage: 'Your session has timed out. Please try again.',
  },
  'card service error': { hasTnsError: true, tnsErrorMessage: 'We could not check your card.' },
  'rewards restriction': {
    hasRewardsRestrictionError: true,
    rewardsRestrictionMessage: 'Rewards need a rewards card.',
  },
  'without words': { hasTnsError: true },
  'nothing to pay': { hasZeroAmountError: true },
  'not applied': { cbccNotAppliedError: true },
  reissued: { hasOldCbccCardUsedError: true },
  'number refused': { hasNumberError: true },
  'no longer valid': { hasExpDateError: true },
  'code refused': { hasCvvError: true },
};

/** The payment as a part of the whole checkout. */
export const checkoutPaymentExample = {
  savedCards: savedCardsExample,
  amountDue: 179900,
  hasOnlyRewardCards: false,
  rewardsErrorMessage: null,
  appliedCards: [{ type: 'Visa', lastFour: '1111', appliedAmount: 179900 }],
};

export const saveCreditCardToBasketExample: CallExample = {
  payload: {
    attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    amountDue: 179900,
    adyenCardData: { type: 'scheme', encryptedCardNumber: 'example-blob' },
    browserInfo: {
      acceptHeader: '*/*',
      colorDepth: 24,
      language: 'en-US',
      javaEnabled: false,
      screenHeight: 900,
      screenWidth: 1440,
      userAgent: 'Mozilla/5.0',
      timeZoneOffset: 360,
    },
    origin: 'https://www.example.com',
    saveToAccount: false,
  },
  answer: {
    isSuccess: true,
    message: null,
    redirectUrl: null,
    ...paymentNoticesExamples.none,
    cardErrors: null,
  },
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
