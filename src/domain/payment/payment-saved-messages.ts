import { controlMessages } from '../messages.ts';
import { payingMessages, paymentMessages, rewardCardsMessages } from './payment-messages.ts';

// Texts of the popups for saved cards; the page context's `messages` replaces any by its key (decision 4).

/** The popups that show saved cards. */
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

/** The Apply New/Saved Card popup (checkout §2.2). */
export const savedCardsMessages = {
  ...savedCardMessages,
  savedCardsTitle: 'Apply New/Saved Card',
  savedCardsLegend: 'Your saved cards',
  savedCardsNone: 'There is no saved card that can pay for this order.',
  /** `{0}` is the chosen card; the reason follows. */
  cardChoiceLost: '{0} can no longer be chosen.',
  /** The reason, unless it is one of those above. */
  cardNotKept: 'It is no longer saved to your account.',
  applyNewCard: 'Apply new card',
};

/** The error of a part of the total. */
export const splitAmountMessages = {
  /** `{0}` is the total. */
  amountWrong: 'Enter an amount above 0 and below {0}.',
};

/** The Pay With Two popup (checkout §2.2, §5). */
export const payWithTwoMessages = {
  ...savedCardMessages,
  ...splitAmountMessages,
  payWithTwoTitle: 'Select Two Cards',
  payWithTwoLegend: 'Your cards',
  selectTwoCards: 'Please select two cards.',
  addNewCard: 'Add new card',
  /** Fewer than two saved cards can be chosen, and the page allows no new one. */
  twoCardsNeeded:
    'A payment with two cards needs two saved cards that can be chosen. Please pay with one card instead.',
  /** The name of the card follows. */
  removeCard: 'Remove',
  /** `{0}` is the card. */
  cardRemoved: '{0} has been removed.',
  /** `{0}` is the number. */
  cardLimit: 'You can choose from up to {0} cards here.',
  /** The label of a field; `{0}` is the card, `{1}` the currency, as prices show it. */
  amountOn: 'Amount on {0} ({1})',
  /** In the label of an amount; `{0}` is the card's type, `{1}` its last four digits. */
  cardShortName: '{0} ···{1}',
  /** `{0}` is the amount of the other card, `{1}` that card. */
  amountRest: '{0} remains for {1}.',
  amountsDiffer: 'The two amounts must add up to {0}.',
  /** Note on a card that is not a saved one. */
  newCard: 'New card',
  splitChanged: 'The total has changed: please check the amounts.',
};
