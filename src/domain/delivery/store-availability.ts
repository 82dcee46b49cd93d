/** After this long the placeholders go, and a message says what to do (checkout §9). */
export const availabilityTimeoutMs = 10_000;

/** Labels and messages; the page context's `messages` replaces any by its key. */
export const availabilityMessages = {
  availabilityHeading: 'Store Availability',
  availabilityButton: 'Check Stores',
  availabilityTimeout: 'The stores are slow to answer. Please try again, or call your store.',
  noStores: 'No store near you has this item. Try another code, or have it shipped.',
  selectedStore: 'Your store',
  resetStore: 'Choose another store',
  storeForgotten: 'No store is chosen any more.',
  noStoreSelected: 'none chosen',
  checkingStores: 'Checking…',
  /** `{0}` is how many have it, `{1}` how many were asked. */
  storesWithItem: '{0} of {1} stores have this item.',
  onDisplay: 'On display',
  /** `{0}` is the store's name. */
  storeDetails: '{0}: address and hours',
  allStoreDetails: 'Addresses and hours of all stores',
  allStores: 'Stores near you',
  tryAgain: 'Try Again',
};
