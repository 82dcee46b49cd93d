import { cardNameMessages, cardProblemMessages, paidMessages } from './payment-messages.ts';

/** The cards of an order on the payment step: those that pay, and those that the server refuses. */
export const payingCardMessages = {
  ...cardNameMessages,
  ...cardProblemMessages,
  paysAmount: paidMessages.paysAmount,
  paysForOrder: paidMessages.paysForOrder,
  /** `{0}` is a card. */
  cardWasDeclined: '{0} was declined and does not pay.',
  cardNotPaying: '{0} does not pay for this order.',
  /** `{0}` is a card that the server accepts only after its security code was checked. */
  cardPaysOnceVerified: '{0} pays once its security code is checked.',
  /** The server has chosen this card by itself. */
  cardAutoApplied: 'Chosen for you',
  cardVerified: 'Security code checked',
  /** Decision 90. */
  verifyAbout: 'For your security, please enter its security code again.',
  /** `{0}` is a card. */
  verifyCode: 'Security code of {0}',
  verifyCard: 'Check Code',
  verifyingCard: 'Checking…',
  leftToPay: paidMessages.leftToPay,
  /** The second of two cards was not charged. */
  partPaid: 'The part above stays paid. Please choose how to pay the rest.',
};

/** What pays for an order, in its sums. */
export const paidSumsMessages = { leftToPaySum: 'Left to pay' };
