import { prepareApplePay } from './apple-pay.ts';
import { preparePayPal } from './paypal.ts';
import { prepareVenmo } from './venmo.ts';

/**
 * The wallets that share Braintree's client, in one adapter: what several adapters import cannot be retried. Each loads
 * the package's own part.
 */
export const braintreeWallets = {
  'apple-pay': prepareApplePay,
  paypal: preparePayPal,
  venmo: prepareVenmo,
};
