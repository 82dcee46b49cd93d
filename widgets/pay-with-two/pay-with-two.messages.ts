import { savedCardMessages, splitAmountMessages } from '../../src/domain/payment/payment-saved-messages.ts';

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
