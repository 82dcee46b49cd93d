/** Where checkout begins, and what a guest's form is posted to. */
export const checkoutPaths = { start: '/checkout/shipping', guest: '/checkout/guest' };
