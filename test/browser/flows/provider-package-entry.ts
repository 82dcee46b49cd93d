// The entry of a shop's own bundle, as in the guide.
export { AdyenCheckout, Card } from '@adyen/adyen-web';
