import type { Checkout } from '../../contract/checkout/checkout.ts';
import { leftToPay } from '../../domain/payment/payment-sums.ts';
import { payingWallets, type WalletName, walletAmount } from '../../domain/payment/wallets.ts';
import { pageContext } from '../../page/context.ts';
import { configuredWallets, walletSettings } from '../../page/wallet-settings.ts';
import type { WalletOrder } from '../../providers/wallet.ts';

/** The places with wallet buttons; the card network's call sends the place of the press. */
export const walletPlaces = ['cart', 'drawer', 'checkout-now', 'payment'] as const;

export type WalletPlace = (typeof walletPlaces)[number];

/** Whether the approval places the order: from the payment step. From any other place the shopper comes to the review. */
export const isLast = (place: WalletPlace): boolean => place === 'payment';

/** The amount that a wallet asks the shopper to approve. */
export type AskedAmount = Pick<WalletOrder, 'amount' | 'currency'>;

const currencyOf = ({ currencyCode }: Pick<Checkout, 'currencyCode'>) =>
  currencyCode ?? pageContext().currency;

/** The order as a wallet gets it, from the last whole checkout (decision 57). */
export function walletOrderOf(checkout: Checkout, place: WalletPlace): WalletOrder {
  return {
    amount: walletAmount(checkout.payment.amountDue ?? 0),
    currency: currencyOf(checkout),
    country: pageContext().country,
    isEstimate: !isLast(place),
    needsAddress: !isLast(place) && isShipped(checkout),
  };
}

const isShipped = ({ basketItems }: Checkout): boolean =>
  basketItems.some(({ isPickup, isRemoved }) => !isPickup && !isRemoved);

/** The wallets that may pay for an order, if device and shopper can; none for an order that is placed or fully paid. */
export function walletsFor(checkout: Checkout | undefined): WalletName[] {
  if (!checkout || checkout.orderNumber) return [];
  // Without an amount that is due no wallet is offered.
  const { options, amountDue = 0, hasOnlyRewardCards } = checkout.payment;
  const settings = walletSettings();
  return payingWallets({
    configured: configuredWallets(settings),
    order: settings.order,
    options,
    hasOnlyRewardCards,
    amountDue,
    country: pageContext().country,
    currency: currencyOf(checkout),
  });
}

/** Whether a wallet that has been applied pays all that is due. */
export const isPaidByWallet = ({ payment }: Checkout): boolean =>
  !!payment.wallet && leftToPay(payment) === 0;
