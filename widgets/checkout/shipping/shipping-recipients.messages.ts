import { checkoutMessages } from '../../../src/domain/checkout/checkout-messages.ts';
import { stepMessages } from '../../../src/domain/checkout/checkout-step-messages.ts';

/** The part of the shipping step for several addresses; `{0}` is the name of an item where a text has only one place. */
export const recipientsMessages = {
  shipTo: stepMessages.shipTo,
  itemRemoved: checkoutMessages.itemRemoved,
  saving: stepMessages.saving,
  severalHeading: 'Who gets what',
  /** The choice of an address, and the groups in it. */
  chooseAddress: 'Choose an address',
  orderAddresses: 'In this order',
  bookAddresses: 'Your addresses',
  registryAddresses: 'Gift registries',
  enterNewAddress: 'New address…',
  /** The layer for an address that is not known yet. */
  newAddressTitle: 'New address',
  saveAddress: 'Save Address',
  cancelNewAddress: 'Cancel',
  addressForItemMissing: 'Please choose an address for “{0}”.',
  /** `{1}` is who gets it. */
  partQuantity: 'Quantity of {0} for {1}',
  /** Stands for the recipient in the texts of a part whose address is not chosen yet. */
  nobodyYet: 'an address to be chosen',
  /** `{0}` is the number of items, of all parts together. */
  piecesInAll: 'Total items: {0}',
  /** `{1}` is their number before the shopper changed it. */
  piecesChanged: 'Total items: {0} (before: {1})',
  splitItem: 'Split',
  /** The answer was lost (decision 111). */
  splitNotKnown: 'We could not find out whether this was done. Please reload the page before you try again.',
  /** Announced. */
  itemSplit: '{0} can now go to one more address.',
  removePart: 'Remove',
  /** `{0}` is the former recipient. */
  partRemoved: 'Nothing is left for {0}.',
  undoRemove: 'Undo',
  moveHeading: 'Send everything for one address to another',
  moveFrom: 'Everything for',
  moveTo: 'Goes to',
  movePieces: 'Move',
  /** Announced; `{0}` is who would have got it. */
  piecesMoved: 'Everything for {0} now goes to the other address.',
};

export type RecipientsMessages = typeof recipientsMessages;
