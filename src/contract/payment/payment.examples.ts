import { addressExamples } from '../checkout/address.examples.ts';
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
export const providerMessagesExamples = {
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
    ...providerMessagesExamples.none,
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
  billingAddress: addressExamples.home,
  isBillingSameAsShipping: true,
};

/** A card entry of the payment, as the server sends it (checkout §3). */
export const paymentCardExample = {
  slot: 'CardOne',
  id: 'payment-1',
  type: 'Visa',
  lastFour: '1111',
  expMonth: 4,
  expYear: 2029,
  cbhccDesignType: null,
  appliedAmount: 174900,
  appliedAmountString: '$1,749.00',
  basketPaymentId: 71,
  basketPaymentGuid: '0b7e6f0e-6c8e-4c54-8b2c-0a6a7d2b6a11',
  storedPaymentMethodId: 'card-1',
  selectionIndex: 0,
  hasVerifyData: false,
  isApplied: true,
  isAutoApplied: false,
  isVerificationApplied: false,
  isPrimary: true,
  isValid: true,
  saveToAccount: false,
  verifyCreditCard: false,
};

/** What pays besides cards (decision 83). */
export const otherTendersExample = {
  giftCards: [{ id: 'gift-1', lastFour: '4411', appliedAmount: 5000, balance: 5000 }],
  tenderCodes: [{ id: 'tender-1', label: 'THANKS25', appliedAmount: 2500, errorMessage: null }],
  certificates: [{ certificateNumber: '7000123', amount: 2500, isApplied: true, errorMessage: null }],
  rewardAccounts: [
    {
      id: '99120045',
      label: 'Rewards card ending in 0045',
      balance: 4000,
      certificates: [{ certificateNumber: '7000124', amount: 4000, isApplied: false, errorMessage: null }],
    },
  ],
};

const changedAnswer = { isSuccess: true, message: null, redirectUrl: null };

const giftCardAnswer = { ...changedAnswer, giftCardErrors: [], isGiftCardServiceUnavailable: false };
const giftCard = { cardNumber: '6006490000000004411', cardPin: '1234' };
export const applyGiftCardTenderExample: CallExample = { payload: giftCard, answer: giftCardAnswer };
export const applyProviderGiftCardExample: CallExample = { payload: giftCard, answer: giftCardAnswer };
export const removeGiftCardTenderExample: CallExample = {
  payload: { cardNumber: 'gift-1' },
  answer: giftCardAnswer,
};
export const removeProviderGiftCardExample: CallExample = removeGiftCardTenderExample;
export const getGiftCardBalanceExample: CallExample = {
  payload: giftCard,
  answer: { isSuccess: true, message: null, balance: 5000, isGiftCardServiceUnavailable: false },
};
export const applyTenderCodeExample: CallExample = {
  payload: { tenderCodeNumber: 'THANKS25' },
  answer: changedAnswer,
};
export const removeTenderCodeExample: CallExample = {
  payload: { tenderCodeNumber: 'tender-1' },
  answer: changedAnswer,
};
export const applyRewardCertificateExample: CallExample = {
  payload: { certificateNumber: '7000123', accountCardOneData: { id: 'card-1' } },
  answer: changedAnswer,
};
export const applyProviderCertificateExample: CallExample = {
  payload: { certificateNumber: '7000123', savePaymentCardInfo: { storedPaymentMethodId: 'card-1' } },
  answer: changedAnswer,
};
export const getAccountRewardsExample: CallExample = {
  payload: { tnsSession: 'SESSION0002' },
  answer: changedAnswer,
};
export const getAccountRewardsByTokenExample: CallExample = {
  payload: { token: 'card-1' },
  answer: changedAnswer,
};
export const lookupRewardsCardExample: CallExample = getAccountRewardsByTokenExample;
export const getCheckoutFunnelCbhccCmsExample: CallExample = {
  payload: {},
  answer: { rewardsOrderSummaryMessage: 'You earn $17.49 in rewards with this order.' },
};
export const saveBillingAddressExample: CallExample = {
  payload: { address: addressExamples.cabin },
  answer: changedAnswer,
};
export const applyTaxExemptionExample: CallExample = {
  payload: { taxExemption: true },
  answer: changedAnswer,
};
export const postTaxExemptionExample: CallExample = {
  payload: { isTaxExemptionApplied: true },
  answer: changedAnswer,
};
export const verifyCreditCardExample: CallExample = {
  payload: { cardData: { id: 'payment-1', cvv: '123' } },
  answer: { ...changedAnswer, verifyErrors: null },
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
    ...providerMessagesExamples.none,
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
