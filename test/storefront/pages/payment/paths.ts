/** The payment page, and the pages that do without script what its popups do. */
export const paymentPath = '/checkout/paymentandbilling';
export const cardPath = '/checkout/payment/card';
export const savedCardsPath = '/checkout/payment/saved-cards';
export const twoCardsPath = '/checkout/payment/two-cards';
export const offerPath = '/checkout/payment/offer';
export const securityCodePath = '/checkout/payment/security-code';
