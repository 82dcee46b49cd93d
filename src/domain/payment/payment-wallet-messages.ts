import { walletNameMessages, walletPaysMessages } from './payment-means-messages.ts';

/** The buttons of the wallets, and the outcome of a press. */
export const walletMessages = {
  ...walletNameMessages,
  /** Names the row of buttons. */
  walletsHeading: 'Express checkout',
  /** Names each button; `{0}` is the wallet. */
  walletPay: 'Pay with {0}',
  /** Between the buttons and the other ways on. */
  walletsOr: 'or',
  /** Announced; `{0}` is the wallet. */
  walletCancelled: '{0} was cancelled. Nothing was charged.',
  /** After the approval; `{0}` is the wallet. */
  walletPaying: 'Finishing your payment with {0}…',
  /** Announced; `{0}` is the wallet. */
  walletApplied: '{0} pays for your order.',
  walletFailed:
    '{0} could not be opened. Nothing was charged. Please try again, or choose another way to pay.',
  walletTimeout: '{0} took too long. Nothing was charged. Please try again, or choose another way to pay.',
  /** While its sheet was open. */
  walletTotalChanged:
    'Your order has changed, so {0} was closed. Nothing was charged. Please check your total, then try again.',
  /** `{0}` is the wallet, which had approved the payment. */
  walletDeclined:
    '{0} declined the payment. Nothing was ordered, and nothing was charged. Please choose another way to pay.',
  /** The server refuses what was approved, without words of its own; `{0}` is the wallet. */
  walletRefused:
    'Your payment with {0} was not accepted. Nothing was charged. Please choose another way to pay.',
  /** The answer was lost, and the order does not list the wallet as paying; `{0}` is the wallet. */
  walletNotKnown:
    'We could not find out whether {0} pays for your order. Please look at your order before you try again.',
  /** Another way to pay was chosen while the sheet was open; `{0}` is the wallet. */
  walletOvertaken: '{0} was approved too late, and does not pay. Nothing was charged by it.',
  /** In the wallet’s sheet, and below the buttons. */
  walletCountry: 'We do not ship to this country. Please choose another address.',
  /** Above the shipping step; `{0}` is the wallet. */
  walletAddress: 'Please check the address from {0}, then go on. {0} pays for your order.',
  /** Above the payment step, if the approval is lost; `{0}` is the wallet. */
  walletAgain: 'Please press {0} again to pay with it.',
};

/** The wallets among the ways to pay. */
export const walletMeansMessages = {
  ...walletPaysMessages,
  walletPay: walletMessages.walletPay,
  /** Next, while a wallet is chosen that has not been pressed; `{0}` is the wallet. */
  walletPressFirst: 'Please press “Pay with {0}” to go on.',
  walletRemove: 'Remove',
  /** Announced; `{0}` is the wallet. */
  walletRemoved: '{0} no longer pays for your order.',
};
