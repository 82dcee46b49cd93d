import type { CallExample } from '../examples.ts';

const changed = { isSuccess: true, message: null, redirectUrl: null };

export const placeOrderExample: CallExample = {
  payload: { attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', amountDue: 179900 },
  answer: {
    ...changed,
    redirectUrl: '/checkout/confirmation',
    errorType: 0,
    giftCardErrors: [],
    promoCodeData: null,
    currencyCode: 'USD',
    orderNumber: '50012345',
    amountDue: null,
  },
};

export const setTymPreferencesExample: CallExample = {
  payload: { isOptIn: true, isBilling: true },
  answer: changed,
};

export const submitPaymentDetailsExample: CallExample = {
  payload: {
    attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    details: { threeDSResult: 'example-result' },
  },
  answer: {
    ...placeOrderExample.answer,
    hasTns: false,
    hasSynchrony: false,
    messages: null,
    cardErrors: null,
  },
};
