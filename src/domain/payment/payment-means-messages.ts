import type { WalletName } from './wallets.ts';

/** What each wallet is called; brands are not translated, and a page may name the card network's. */
export const walletNameMessages: Record<`wallet${Capitalize<WalletName>}`, string> = {
  walletApplePay: 'Apple Pay',
  walletPaypal: 'PayPal',
  walletVenmo: 'Venmo',
  walletCardNetwork: 'Click to Pay',
};

/** A wallet that pays, on the payment step, the review and the confirmation. */
export const walletPaysMessages = {
  ...walletNameMessages,
  /** `{0}` is the wallet, `{1}` the account or card in it. */
  walletAccount: '{0} ({1})',
};

/** The key of a wallet's name. */
export const walletKey = (name: WalletName) =>
  `wallet${name[0]!.toUpperCase()}${name.slice(1)}` as keyof typeof walletNameMessages;
