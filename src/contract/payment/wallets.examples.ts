import type { CallExample } from '../examples.ts';

const attempt = { attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', amountDue: 179900 };
const changedAnswer = { isSuccess: true, message: null, redirectUrl: null };
const orderedAnswer = {
  isSuccess: true,
  message: null,
  redirectUrl: '/checkout/confirmation',
  errorType: 0,
  giftCardErrors: [],
  orderNumber: '1000123',
  amountDue: null,
  action: null,
};

const nonce = 'example-nonce';
const deviceData = '{"correlation_id":"example"}';
const basketId = 'basket-1';

/** What PayPal gives for a payment that the shopper has approved. */
const approved = { payerId: 'PAYER1', paymentId: 'PAYMENT1', nonce, deviceData };

const billingContact = {
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '123 N State St',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60602',
  country: 'US',
};

export const setPayPalPayloadExample: CallExample = { payload: { data: approved }, answer: changedAnswer };
export const savePayPalPaymentExample: CallExample = {
  payload: { basketId, nonce, deviceData },
  answer: changedAnswer,
};
export const applyVenmoPaymentExample: CallExample = {
  payload: { nonce, username: '@ann-baker', deviceData },
  answer: changedAnswer,
};
export const applyApplePayPaymentExample: CallExample = {
  payload: { basketId, nonce, deviceData, billingContact },
  answer: changedAnswer,
};
export const removeApplePayPaymentExample: CallExample = { payload: { basketId }, answer: changedAnswer };
export const saveVisaPaymentExample: CallExample = {
  payload: { basketId, paymentInitiator: 'payment', callId: 'example-call' },
  answer: changedAnswer,
};
export const launchMasterpassExample: CallExample = {
  payload: { basketId },
  answer: { ...changedAnswer, redirectUrl: '/checkout/paymentandbilling' },
};
export const logPayPalErrorExample: CallExample = {
  payload: { basketId, code: 'PAYPAL_TOKENIZATION_REQUEST_ACTIVE', message: 'NETWORK' },
  answer: { isSuccess: true },
};
export const logVisaErrorExample: CallExample = {
  payload: { IsTimeout: true, AlternativePaymentInitiator: 'payment', BasketId: basketId },
  answer: { isSuccess: true },
};
export const placeApplePayOrderExample: CallExample = {
  payload: { ...attempt, nonce, deviceData },
  answer: orderedAnswer,
};
export const placeApplePayOrderFromPaymentExample: CallExample = {
  payload: { ...attempt, nonce, deviceData, billingContact },
  answer: orderedAnswer,
};
export const placePayPalOrderFromPaymentExample: CallExample = {
  payload: { ...attempt, data: approved },
  answer: orderedAnswer,
};
export const getWalletTokenExample: CallExample = { payload: {}, answer: { clientToken: 'example-token' } };
export const startGuestCheckoutExample: CallExample = { payload: {}, answer: { isSuccess: true } };
