// The entry of a shop's own bundle, as the guide has it.
export { AdyenCheckout, Card } from '@adyen/adyen-web';
