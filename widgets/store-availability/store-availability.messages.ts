import { controlMessages } from '../../src/domain/messages.ts';

/** Texts of store availability; the page context's `messages` replaces any by its key. */
export const availabilityMessages = {
  availabilityHeading: 'Store Availability',
  availabilityButton: 'Check Stores',
  availabilityTimeout: 'The stores are slow to answer. Please try again, or call your store.',
  noStores: 'No store near you has this item. Try another code, or have it shipped.',
  selectedStore: 'Your store',
  resetStore: 'Choose another store',
  storeForgotten: 'Your pickup store has been removed.',
  noStoreSelected: 'none chosen',
  pickUpHere: 'Pick up here',
  checkingStores: 'Checking…',
  /** `{0}` is the number of stores that have it, `{1}` the number of all. */
  storesWithItem: '{0} of {1} stores have this item.',
  storesWithItemOne: '1 of {1} stores has this item.',
  onlyStoreWithItem: 'The store has this item.',
  onlyStoreWithoutItem: 'The store does not have this item.',
  onDisplay: 'On display',
  /** `{0}` is the store's name. */
  storeDetails: '{0}: address and hours',
  allStoreDetails: 'Addresses and hours of all stores',
  allStores: 'Stores near you',
  tryAgain: controlMessages.tryAgain,
};
