/** The key in session storage. */
export const compareListKey = 'compareList';

/** How many products can be compared, unless the host or the page context's `limits.compareList` says otherwise. */
export const compareLimit = 4;
