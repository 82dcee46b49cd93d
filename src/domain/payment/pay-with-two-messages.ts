import { savedCardMessages } from './saved-card-messages.ts';

/** Of the Pay With Two popup (checkout §2.2, §5). */
export const payWithTwoMessages = {
  ...savedCardMessages,
  payWithTwoTitle: 'Select Two Cards',
  payWithTwoLegend: 'Your cards',
  selectTwoCards: 'Please select two cards.',
  addNewCard: 'Add new card',
  /** Stands before the card in the name of its button. */
  removeCard: 'Remove',
  /** `{0}` is the card. */
  cardRemoved: '{0} is removed.',
  /** `{0}` is how many. */
  cardLimit: 'Up to {0} cards can be chosen from here.',
  /** `{0}` is the amount. */
  totalToPay: 'Total to pay: {0}',
  /** Of a card's field; `{0}` is the card, `{1}` the currency, as amounts have it. */
  amountOn: 'Amount on {0} ({1})',
  /** `{0}` is the total. */
  amountWrong: 'Enter an amount above 0 and below {0}.',
  amountsDiffer: 'The two amounts must add up to {0}.',
  /** Of a card that is not among the saved ones. */
  newCard: 'New card',
  /** `{0}` and `{1}` are the cards. */
  twoCardsApplied: '{0} and {1} now pay for this order.',
  splitChanged: 'The total has changed: please check the amounts.',
};
