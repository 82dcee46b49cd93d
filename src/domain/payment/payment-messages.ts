import { controlMessages } from '../messages.ts';
import type { CardType } from './card-names.ts';

// Texts of the payment widgets; the page context's `messages` replaces any by its key (decision 4).

/** The name of each card type: `cardType` and the server's name of it. */
export const cardTypeMessages: Record<`cardType${CardType}`, string> = {
  cardTypeMasterCard: 'Mastercard',
  cardTypeVisa: 'Visa',
  cardTypeAmericanExpress: 'American Express',
  cardTypeDiscover: 'Discover',
  cardTypeDinersClub: 'Diners Club',
  cardTypePLCCSynchrony: 'Store Card',
  cardTypeCoBrandMasterCard: 'Rewards Mastercard',
  cardTypeImprint: 'Rewards Visa',
  cardTypeCup: 'UnionPay',
  cardTypeJcb: 'JCB',
};

/** The name of a card. */
export const cardNameMessages = {
  ...cardTypeMessages,
  /** `{0}` is the type of the card, `{1}` its last four digits. */
  cardName: '{0} ending in {1}',
};

/** The name of a card, and the message that it pays. */
export const paymentMessages = {
  ...cardNameMessages,
  /** `{0}` is the card. */
  cardApplied: '{0} now pays for this order.',
  /** `{0}` and `{1}` are the cards. */
  twoCardsApplied: '{0} and {1} now pay for this order.',
  /** The name of a card whose type is not known. */
  cardFields: 'Card',
  close: controlMessages.close,
};

/** Default for a text of the server (checkout §8). */
export const rewardCardsMessages = {
  onlyRewardCards: 'Only rewards cards can pay for this order.',
};

/** Messages about a payment as a whole. */
export const payingMessages = {
  /** While the server is asked again (decision 51). */
  paymentDoubtful: 'We are finding out whether your payment went through. Please do not pay again.',
  paymentNotKnown:
    'We could not find out whether your payment went through. You can try again: we check first, so you are not charged twice.',
  /** Default for a text of the server. */
  paymentErrorMessage: 'Your payment was not authorized. Please update your payment and try again.',
  updatePayment: 'Update Payment',
  /** Default for a text of the server; `{0}` is the amount. */
  paymentTotalChanged: 'The total is {0} now. Please check it, and pay again.',
};

/** What pays for an order, and what is left. */
export const paidMessages = {
  /** `{0}` is a card such as “Visa ending in 1111”, `{1}` an amount. */
  paysAmount: '{0}: {1}',
  paysForOrder: 'Pays for this order',
  /** `{0}` is an amount. */
  leftToPay: '{0} is left to pay.',
  nothingToPay: 'Nothing is left to pay.',
};

/** Errors of a card. */
export const cardProblemMessages = {
  /** Cart §5. */
  cardNumberMissing: 'Please enter a valid credit card number.',
  cardNumberInvalid: 'The credit card number you entered is not valid.',
  cardExpiryMissing: 'Please enter a valid expiration date.',
  cardExpiryInvalid: 'The expiration date you entered is not valid.',
  /** Checkout §5. */
  cardSecurityCodeMissing: 'Please enter a valid security code.',
  cardSecurityCodeInvalid: 'The security code you entered is not valid.',
  /** Cart §5. */
  cardReissued: 'Card has been reissued. Please use new card.',
  /** Defaults for texts of the server (cart §5). */
  cardSessionError: 'Your session has ended. Please enter your card again.',
  cardTnsError: 'Your card could not be checked. Please try again.',
  cardRewardsRestriction: 'Your rewards can only be used with a rewards card.',
  /** Checkout §3. */
  cardZeroAmount: 'There is nothing left for this card to pay.',
  cardNotApplied: 'Your rewards card could not be applied to this order. Please pay with another card.',
  cardNotVerified: 'Your card could not be verified. Please check what you entered, or use another card.',
};

export type CardProblemMessages = typeof cardProblemMessages;
