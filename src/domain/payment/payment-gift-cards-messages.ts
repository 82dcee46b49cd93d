import { paidMessages } from './payment-messages.ts';
import { tenderMessages } from './payment-tenders-messages.ts';

/** Gift cards, on the payment step and as a widget of their own. */
export const giftCardsMessages = {
  ...tenderMessages,
  giftCardsHeading: 'Gift cards',
  giftCardAdd: 'Add a gift card',
  giftCardAddAnother: 'Add another gift card',
  giftCardNumber: 'Gift card number',
  giftCardPin: 'PIN',
  giftCardPinHint: 'On the back of the card',
  giftCardApply: 'Apply Gift Card',
  giftCardApplying: 'Applying…',
  giftCardCheck: 'Check balance',
  /** `{0}` is the amount. */
  giftCardBalance: '{0} is on this gift card.',
  giftCardsListLabel: 'Gift cards that pay',
  /** `{0}` is its last four digits. */
  giftCardName: 'Gift card ending in {0}',
  /** Its last digits are not known. */
  anyGiftCard: 'Gift card',
  /** `{0}` is what is left on it after this order. */
  giftCardLeft: '{0} left on it',
  giftCardMissing: 'Please enter the number of your gift card.',
  /** Decision 85. */
  giftCardNothingDue: 'Nothing is left to pay, so this gift card is not needed.',
  /** Defaults for texts of the server. */
  giftCardRefused: 'This gift card could not be used. Please check its number and PIN.',
  giftCardsDown:
    'Gift cards cannot be used at the moment. Please try again in a few minutes, or pay another way.',
  /** In the widget. */
  leftToPay: paidMessages.leftToPay,
  nothingToPay: paidMessages.nothingToPay,
};
