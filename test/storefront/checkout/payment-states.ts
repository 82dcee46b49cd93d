import { type CheckoutState, first, two } from './states.ts';

/** The states of the payment step that take long to come to by hand. */
export const paymentStates: readonly CheckoutState[] = [
  {
    name: 'gift-cards-down',
    title: 'No gift card service',
    about: 'Gift cards are refused with a message, and other means pay.',
    progress: 'payment',
    items: two,
    addresses: first,
    conditions: ['gift-cards-down'],
  },
  {
    name: 'partly-paid',
    title: 'Gift cards and a code pay a part',
    about: 'Gift cards of $50 and $25, and the code THANKS25; a card has to pay the rest.',
    progress: 'payment',
    items: two,
    addresses: first,
    giftCards: [50, 25],
    tenderCodes: ['THANKS25'],
  },
  {
    name: 'gift-card-pays',
    title: 'A gift card pays for everything',
    about: 'Nothing is left for a card: the next step is the review.',
    progress: 'review',
    items: two,
    addresses: first,
    giftCards: [9000],
  },
  {
    name: 'needs-verification',
    title: 'A card that has to be verified',
    about: 'Its security code is asked for; 000 is refused.',
    progress: 'payment',
    items: two,
    addresses: first,
    lastFour: '0920',
  },
  {
    name: 'card-declined',
    title: 'A card that was declined',
    about: 'Back from the bank: the card does not pay, and a gift card still does.',
    progress: 'payment',
    items: two,
    addresses: first,
    giftCards: [50],
    lastFour: '0912',
    isDeclined: true,
  },
];
