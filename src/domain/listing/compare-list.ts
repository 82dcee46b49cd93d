/** The key in session storage. */
export const compareListKey = 'compareList';
