import { prepareApplePay } from './apple-pay.ts';
import { preparePayPal } from './paypal.ts';
import { prepareVenmo } from './venmo.ts';

/**
 * The wallets that share Braintree's client, in one adapter, because a module that several adapters import could not be
 * requested again. Each loads its own part of the package.
 */
export const braintreeWallets = {
  'apple-pay': prepareApplePay,
  paypal: preparePayPal,
  venmo: prepareVenmo,
};
