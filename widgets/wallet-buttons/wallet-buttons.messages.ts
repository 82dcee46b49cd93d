import type { WalletName } from '../../src/domain/payment/wallets.ts';

/** The words of the wallets' marks, which are trade marks: no page replaces them. */
export const walletMarks: Record<WalletName, string> = {
  applePay: 'Pay',
  paypal: 'PayPal',
  venmo: 'venmo',
  cardNetwork: 'Click to Pay',
};
