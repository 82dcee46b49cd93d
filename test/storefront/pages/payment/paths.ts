/** The paths of the payment page, and of the pages that replace its popups without script. */
export const paymentPath = '/checkout/paymentandbilling';
/** The same ways to pay as islands of their own, for a shop that keeps its own checkout. */
export const ownPaymentPath = '/checkout/payment';
export const cardPath = '/checkout/payment/card';
export const savedCardsPath = '/checkout/payment/saved-cards';
export const twoCardsPath = '/checkout/payment/two-cards';
export const offerPath = '/checkout/payment/offer';
/** The script that stands in for the payment provider's. */
export const providerFieldsPath = '/checkout/payment/provider-fields.js';
/** The folder of the scripts that stand in for `braintree-web`'s, and the card network's. */
export const walletScriptsPath = '/checkout/payment/wallets';
export const networkScriptPath = '/checkout/payment/wallets/network.js';
export const securityCodePath = '/checkout/payment/security-code';
/** The forms of what pays besides cards, and of what belongs to a payment. */
export const giftCardsPath = '/checkout/payment/gift-cards';
export const promoCodePath = '/checkout/payment/promo-code';
export const tenderCodesPath = '/checkout/payment/tender-codes';
export const certificatesPath = '/checkout/payment/certificates';
export const verifyPath = '/checkout/payment/verify';
export const billingPath = '/checkout/payment/billing';
export const taxExemptionPath = '/checkout/payment/tax-exemption';
