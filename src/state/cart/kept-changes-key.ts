/** The session storage key of the changes that are kept for the tab's next page: with none, no page loads the queue. */
export const keptChangesKey = 'storefront-islands:cart-changes';
