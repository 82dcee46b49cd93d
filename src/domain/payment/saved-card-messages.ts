import { paymentMessages } from './payment-messages.ts';

/** Of the popups that show saved cards; the page context's `messages` replaces any by its key. */
export const savedCardMessages = {
  ...paymentMessages,
  /** `{0}` is MM/YY. */
  cardExpires: 'Expires {0}',
  /** `{0}` is the server's name of it. */
  cardDesign: 'Design: {0}',
  cardExpired: 'Card expired.',
  /** Checkout §5. */
  cardInUse: 'Card already in use.',
  cardNotReward: 'Only reward cards can pay for this order.',
  /** Where the server gives no message of its own (checkout §8). */
  onlyRewardCards: 'Only reward cards can pay for this order.',
  savingPayment: 'Updating…',
  updatePayment: 'Update Payment',
  tryAgain: 'Try Again',
};

/** Of the Apply New/Saved Card popup (checkout §2.2). */
export const savedCardsMessages = {
  ...savedCardMessages,
  savedCardsTitle: 'Apply New/Saved Card',
  savedCardsLegend: 'Your saved cards',
  savedCardsNone: 'There is no saved card that can pay for this order.',
  /** Of the card that was chosen; `{0}` is the card. */
  cardChoiceLost: '{0} can no longer be chosen.',
  /** Why, where it is none of those above. */
  cardNotKept: 'Your account does not keep it any more.',
  applyNewCard: 'Apply new card',
};
