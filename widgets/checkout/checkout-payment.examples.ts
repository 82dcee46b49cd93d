import { unavailableItemExample } from '../../src/contract/cart/cart-checkout.examples.ts';
import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';
import { done, payingWith, signedIn, stateOf } from './checkout-states.examples.ts';

const [visa, amex] = done.payment.savedCards.map(({ cardInfo }) => cardInfo);
const [, cabin] = done.accountInfo.shippingAddresses;

/** The entry of the card that pays (checkout §3). */
const entry = {
  ...visa,
  slot: 'CardOne',
  id: 'payment-1',
  appliedAmount: 179900,
  storedPaymentMethodId: 'card-1',
  isApplied: true,
  isPrimary: true,
  isValid: true,
};

/** The wallets of a page, whose packages are stand-ins. */
export const exampleWallets = {
  order: ['applePay', 'paypal', 'venmo'],
  braintree: { scriptsUrl: '/wallets', authorization: 'example-key' },
  applePay: { label: 'Example Shop' },
  paypal: {},
  venmo: {},
};

/** The states of the payment step. */
export const paymentStates = {
  payment: {
    ...stateOf('payment', done, 'A card pays; others can.'),
    context: signedIn,
  },
  'saved cards to choose': {
    ...stateOf(
      'payment',
      payingWith({ appliedCards: [] }),
      'Nothing pays yet: the first saved card is chosen.',
    ),
    context: signedIn,
  },
  'nothing pays yet': stateOf(
    'payment',
    {
      ...checkoutExamples.guest,
      furthestStep: 3,
      recipientList: done.recipientList,
    },
    'A guest has to enter a card.',
  ),
  'item unavailable': stateOf('payment', done, 'An item is gone when the step ends: its popup opens.', {
    validateCart: { isSuccess: false, errorType: 'nlaItems', unavailableItems: [unavailableItemExample] },
  }),
  'credit offer': {
    ...stateOf('payment', done, 'The shop’s own card pays: its offer can be chosen.'),
    props: {
      checkout: payingWith({
        appliedCards: [{ type: 'PLCCSynchrony', lastFour: '5887', appliedAmount: 179900 }],
      }),
      creditOffer: {
        rewardsText: '10% back in reward dollars.',
        financingText: '12 months special financing on this order.',
      },
    },
  },
  'two cards': {
    ...stateOf(
      'payment',
      payingWith({
        appliedCards: [
          { type: 'Visa', lastFour: '1111', appliedAmount: 100000 },
          { type: 'AmericanExpress', lastFour: '0005', appliedAmount: 79900 },
        ],
      }),
      'Two cards pay.',
    ),
    context: signedIn,
  },
  'rewards cards only': stateOf(
    'payment',
    payingWith({
      savedCards: [],
      appliedCards: [],
      hasOnlyRewardCards: true,
      rewardsErrorMessage: 'Your reward certificates need a rewards card.',
    }),
    'Only a rewards card may pay, with the server’s reason.',
  ),
  'card declined': {
    ...stateOf(
      'payment',
      payingWith({ cards: [{ ...entry, isValid: false }] }),
      'The card was declined when the order was placed: it does not pay, and another can be entered.',
    ),
    context: signedIn,
  },
  'one of two cards declined': {
    ...stateOf(
      'payment',
      payingWith({
        cards: [
          { ...entry, appliedAmount: 100000 },
          {
            ...entry,
            ...amex,
            slot: 'CardTwo',
            id: 'payment-2',
            appliedAmount: 79900,
            isValid: false,
          },
        ],
      }),
      'The second of two cards was declined: the first stays, and the rest is asked for.',
    ),
    context: signedIn,
  },
  'card needs verification': {
    ...stateOf(
      'payment',
      payingWith({ cards: [{ ...entry, verifyCreditCard: true }] }),
      'The server asks for the security code of a saved card again.',
    ),
    context: signedIn,
  },
  'verification failed': {
    ...stateOf(
      'payment',
      payingWith({ cards: [{ ...entry, verifyCreditCard: true }] }),
      'The security code could not be verified.',
      {
        verifyCreditCard: {
          isSuccess: false,
          verifyErrors: { cardId: 'payment-1', hasVerifyFailedError: true },
        },
      },
    ),
    context: signedIn,
  },
  'Apple Pay pays': {
    ...stateOf(
      'payment',
      payingWith({ appliedCards: [], wallet: { name: 'applePay', account: 'Visa 1111' } }),
      'A wallet pays; Apple Pay can be taken back.',
      { removeApplePayPayment: { isSuccess: true, checkout: payingWith({ appliedCards: [] }) } },
    ),
    context: { ...signedIn, wallets: exampleWallets },
  },
  'wallets among the ways to pay': {
    ...stateOf(
      'payment',
      payingWith({ appliedCards: [] }),
      'Each wallet that this device has is a way to pay.',
    ),
    context: { ...signedIn, wallets: exampleWallets },
  },
  'card cannot pay': {
    ...stateOf(
      'payment',
      payingWith({ cards: [{ ...entry, isApplied: false, hasZeroAmountError: true }] }),
      'The server refuses to charge the card, with the reason.',
    ),
    context: signedIn,
  },
  'two cards one after the other': {
    ...stateOf(
      'payment',
      payingWith({ cards: [] }),
      'With the payment provider’s fields the chosen card may pay a part of the total.',
    ),
    props: {
      checkout: payingWith({ cards: [] }),
      cardProvider: { scriptUrl: '/payment/adyen.js', config: { environment: 'test' } },
    },
    context: { ...signedIn, features: { paymentProvider_EnableAdyen: true } },
  },
  'billing address': {
    ...stateOf(
      'payment',
      payingWith({ billingAddress: cabin, isBillingSameAsShipping: false }),
      'The bill goes to another address of the account.',
    ),
    context: signedIn,
  },
  'new billing address': stateOf(
    'payment',
    {
      ...checkoutExamples.guest,
      furthestStep: 3,
      recipientList: done.recipientList,
      payment: {
        ...checkoutExamples.guest.payment,
        billingAddress: { ...cabin, addressId: null },
        isBillingSameAsShipping: false,
      },
    },
    'A guest enters a billing address.',
  ),
  'billing address refused': {
    ...stateOf(
      'payment',
      payingWith({ billingAddress: null, isBillingSameAsShipping: null }),
      'The server refuses the billing address, with the reason.',
      { saveBillingAddress: { isSuccess: false, message: 'Your card is registered to another country.' } },
    ),
    context: signedIn,
  },
  'several means': {
    ...stateOf(
      'payment',
      payingWith({
        total: 179900,
        amountDue: 169900,
        giftCards: [{ id: 'gift-1', lastFour: '4411', appliedAmount: 5000, balance: 5000 }],
        tenderCodes: [{ id: 'tender-1', label: 'THANKS25', appliedAmount: 2500, errorMessage: null }],
        certificates: [{ certificateNumber: '7000123', amount: 2500, isApplied: true, errorMessage: null }],
        cards: [{ ...entry, appliedAmount: 169900 }],
      }),
      'A gift card, a code, a certificate and a card pay together.',
    ),
    context: signedIn,
  },
} as const;
