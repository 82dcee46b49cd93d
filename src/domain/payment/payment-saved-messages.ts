import { controlMessages } from '../messages.ts';
import { payingMessages, paymentMessages, rewardCardsMessages } from './payment-messages.ts';

/** The popups that show saved cards; the page context's `messages` replaces any text by its key (decision 4). */
export const savedCardMessages = {
  ...paymentMessages,
  paymentDoubtful: payingMessages.paymentDoubtful,
  /** `{0}` is the amount. */
  totalToPay: 'Total to pay: {0}',
  /** `{0}` is MM/YY. */
  cardExpires: 'Expires {0}',
  /** `{0}` is the server's name of the design. */
  cardDesign: 'Design: {0}',
  cardExpired: 'Card expired.',
  /** Checkout §5. */
  cardInUse: 'Card already in use.',
  cardNotReward: 'Only rewards cards can pay for this order.',
  ...rewardCardsMessages,
  savingPayment: 'Updating…',
  updatePayment: payingMessages.updatePayment,
  tryAgain: controlMessages.tryAgain,
};

/** The error of a part of the total. */
export const splitAmountMessages = {
  /** `{0}` is the total. */
  amountWrong: 'Enter an amount above 0 and below {0}.',
};
