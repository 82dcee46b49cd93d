/** The URL where checkout begins. */
export const checkoutStart = '/checkout/shipping';
