import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';

const whole = { ...checkoutExamples['all done'], attempts: [] };
const unpaid = { giftCards: [], appliedCards: [], cards: null, amountDue: 179900, total: 179900 };
const orderWith = (payment: object, more: object = {}) => ({
  ...whole,
  ...more,
  payment: { ...whole.payment, ...unpaid, ...payment },
});

/** Where the packages come from: stories and tests define them on the page before anything is loaded. */
const braintree = { scriptsUrl: '/wallets', authorization: 'example-key' };
const wallets = {
  order: ['applePay', 'paypal', 'venmo'],
  braintree,
  applePay: { label: 'Example Shop' },
  paypal: {},
  venmo: {},
};

const done = { isSuccess: true };
const paidBy = (name: string) => orderWith({ wallet: { name } });
const ordered = { isSuccess: true, errorType: 0, redirectUrl: '#placed', orderNumber: '1000123' };

const answers = {
  refreshCheckout: orderWith({}),
  startGuestCheckout: done,
  getWalletToken: { clientToken: 'example-token' },
  validateAndSaveAddress: done,
  setPayPalPayload: done,
  savePayPalPayment: { ...done, checkout: paidBy('paypal') },
  applyVenmoPayment: { ...done, checkout: paidBy('venmo') },
  applyApplePayPayment: { ...done, checkout: paidBy('applePay') },
  saveVisaPayment: { ...done, checkout: paidBy('cardNetwork') },
  launchMasterpass: { ...done, redirectUrl: '#masterpass' },
  logPayPalError: done,
  logVisaError: done,
  placePayPalOrderFromPayment: ordered,
  placeApplePayOrderFromPayment: ordered,
  moveToShippingAndGiftOptions: done,
  moveToPaymentPage: done,
  moveToReviewPage: done,
};

interface State {
  props?: object;
  context?: object;
  answers?: object;
}

const stateOf = (about: string, { props, context, answers: more }: State = {}) => ({
  about,
  props: { place: 'payment', checkoutUrl: '#', ...props },
  context: { wallets, ...context },
  answers: { ...answers, ...more },
});

/** The states of the wallets. */
export const examples = {
  'on the payment step': stateOf('Express checkout above the other ways to pay.'),
  'in the cart': stateOf('Below Checkout.', { props: { place: 'cart' } }),
  'in the slide-out': stateOf('Below the slide-out’s buttons.', { props: { place: 'drawer' } }),
  'checkout now': stateOf('Below Guest Checkout.', { props: { place: 'checkout-now' } }),
  'one wallet': stateOf('One wallet fills the row.', { context: { wallets: { braintree, paypal: {} } } }),
  'one of several': stateOf('The wallet that is chosen among the ways to pay.', {
    props: { only: 'venmo', isBare: true },
  }),
  'another order': stateOf('In the order of the page context.', {
    context: { wallets: { ...wallets, order: ['venmo', 'paypal', 'applePay'] } },
  }),
  'card network': stateOf('The card network’s wallet, where a script is configured.', {
    context: { wallets: { cardNetwork: { kind: 'visa', scriptUrl: '/wallets/network.js' } } },
  }),
  masterpass: stateOf('The card network’s other wallet, on a page of its own.', {
    context: { wallets: { cardNetwork: { kind: 'masterpass', scriptUrl: '/wallets/network.js' } } },
  }),
  'still loading': stateOf('Nothing is known yet: the row’s height is kept.', {
    answers: { refreshCheckout: 'never' },
  }),
  'nothing due': stateOf('A gift card pays for everything: no wallet.', {
    answers: { refreshCheckout: orderWith({ amountDue: 0 }) },
  }),
  'gift card pays a part': stateOf('The sheet asks for the rest.', {
    answers: { refreshCheckout: orderWith({ amountDue: 129900 }) },
  }),
  'not read': stateOf('The order cannot be read: no wallet.', { answers: { refreshCheckout: 503 } }),
  'not configured': {
    ...stateOf('The page configures no wallet: nothing is loaded.'),
    context: {},
  },
  'refused by the shop': stateOf('The server refuses what was approved, with its words.', {
    answers: {
      placePayPalOrderFromPayment: { ...ordered, isSuccess: false, redirectUrl: null, amountDue: 189900 },
      applyVenmoPayment: { isSuccess: false, message: 'Venmo cannot pay for a gift registry.' },
    },
  }),
  declined: stateOf('The payment is declined with the order.', {
    answers: {
      placePayPalOrderFromPayment: {
        isSuccess: false,
        errorType: 0,
        message: 'AuthorizationFailure',
        redirectUrl: null,
      },
      placeApplePayOrderFromPayment: {
        isSuccess: false,
        errorType: 0,
        message: 'AuthorizationFailure',
        redirectUrl: null,
      },
    },
  }),
  paying: stateOf('The approved payment is being finished.', {
    answers: { applyVenmoPayment: 'never', placePayPalOrderFromPayment: 'never' },
  }),
  'answer lost': stateOf('The answer is lost, and the order says that the wallet pays.', {
    answers: { applyVenmoPayment: 504 },
  }),
  Canada: stateOf('In Canada there is no Venmo.', { context: { country: 'CA' } }),
  'modern brand': stateOf('The modern brand.', { context: { brand: 'modern' } }),
};
