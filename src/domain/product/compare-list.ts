/** The key in session storage. */
export const compareListKey = 'compareList';

/** How many products stand beside each other, where neither the page context's `limits.compareList` nor the host says. */
export const compareLimit = 4;
