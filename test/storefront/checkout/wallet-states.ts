import { type CheckoutState, first, two } from './states.ts';

const base = { items: two, conditions: ['wallets'] } satisfies Partial<CheckoutState>;

/** The states of an order that wallets may pay for. What a sheet does is chosen in the sheet. */
export const walletStates: readonly CheckoutState[] = [
  {
    ...base,
    name: 'wallets',
    title: 'Wallets from the start',
    about:
      'Go to the cart, its slide-out or Checkout Now: a wallet leads to the review. In its sheet: approved, declined, lost, an incomplete address, another country.',
    progress: 'shipping',
  },
  {
    ...base,
    name: 'wallets-payment',
    title: 'Wallets on the payment step',
    about:
      'PayPal and Apple Pay place the order with the approval; Venmo and Click to Pay lead to the review.',
    progress: 'payment',
    addresses: first,
  },
  {
    ...base,
    name: 'wallet-and-gift-card',
    title: 'A gift card pays a part, a wallet the rest',
    about: 'Gift card of $50: the sheet asks for what is left.',
    progress: 'payment',
    addresses: first,
    giftCards: [50],
  },
  {
    ...base,
    name: 'wallet-nothing-due',
    title: 'Nothing due: no wallet',
    about: 'A gift card pays for everything.',
    progress: 'payment',
    addresses: first,
    giftCards: [9000],
  },
  {
    ...base,
    name: 'wallet-pays',
    title: 'Venmo pays',
    about: 'The review places the order.',
    progress: 'review',
    addresses: first,
    wallet: { name: 'venmo', account: '@ann-baker', nonce: 'venmo-1111' },
    isDomestic: true,
  },
  {
    ...base,
    name: 'wallet-declined',
    title: 'Venmo pays, and is declined with the order',
    about: 'The money is free again, and another way to pay is asked for.',
    progress: 'review',
    addresses: first,
    wallet: { name: 'venmo', account: '@ann-baker', nonce: 'venmo-0912' },
    isDomestic: true,
  },
  {
    ...base,
    name: 'wallet-slow',
    title: 'Venmo pays, and its answer is lost',
    about: 'Four seconds later the order is placed.',
    progress: 'review',
    addresses: first,
    wallet: { name: 'venmo', account: '@ann-baker', nonce: 'venmo-0913' },
    isDomestic: true,
  },
  {
    ...base,
    name: 'wallet-amount-changed',
    title: 'Another amount than the sheet’s',
    about: 'The promo code WELCOME10 has ended when the order is placed: the total is another.',
    progress: 'payment',
    addresses: first,
    conditions: ['wallets', 'promo-ended'],
    promoCode: 'WELCOME10',
  },
];
