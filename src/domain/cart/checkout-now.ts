/** The URL where checkout begins, and that of the guest form's post. */
export const checkoutPaths = { start: '/checkout/shipping', guest: '/checkout/guest' };
