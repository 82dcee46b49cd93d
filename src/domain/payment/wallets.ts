import type { Country } from '../delivery/country.ts';
import type { PaymentOption } from './payment-options.ts';

/** The wallets, by their names in the page context's `wallets`, in the order in which they show unless it says another. */
export const walletNames = ['applePay', 'paypal', 'venmo', 'cardNetwork'] as const;

export type WalletName = (typeof walletNames)[number];

interface WalletRule {
  /** The payment option of the order that allows the wallet (checkout §3). */
  option: PaymentOption;
  countries: readonly Country[];
  currencies: readonly ('USD' | 'CAD')[];
}

const both = { countries: ['US', 'CA'], currencies: ['USD', 'CAD'] } as const;

/** Where each wallet exists. */
const walletRules: Record<WalletName, WalletRule> = {
  applePay: { option: 'apple-pay-option', ...both },
  paypal: { option: 'paypal-venmo-pay-option', ...both },
  venmo: { option: 'paypal-venmo-pay-option', countries: ['US'], currencies: ['USD'] },
  cardNetwork: { option: 'card-network-pay-option', ...both },
};

/** The facts about a page and its order that decide which wallets may pay. */
export interface WalletScope {
  /** The wallets that the page configures. */
  configured: readonly WalletName[];
  /** The page's order of them. */
  order?: readonly WalletName[] | undefined;
  /** The payment options of the order; if the server does not say, every configured wallet may pay. */
  options?: readonly PaymentOption[] | undefined;
  /** Only rewards cards may pay. */
  hasOnlyRewardCards?: boolean | undefined;
  /** What is left to pay, in cents. */
  amountDue: number;
  country: Country;
  currency: 'USD' | 'CAD';
}

/** The wallets that may pay for an order, in the page's order: configured, allowed, of its country, with something to pay. */
export function payingWallets(scope: WalletScope): WalletName[] {
  const { configured, order = [], options, hasOnlyRewardCards, amountDue, country, currency } = scope;
  if (amountDue <= 0 || hasOnlyRewardCards) return [];
  return [...new Set([...order, ...walletNames])].filter((name) => {
    const { option, countries, currencies } = walletRules[name];
    return (
      configured.includes(name) &&
      (options?.includes(option) ?? true) &&
      countries.includes(country) &&
      currencies.includes(currency)
    );
  });
}

/** An amount as wallets take it: `129.9` would be refused, so always with two digits. */
export const walletAmount = (cents: number): string => (cents / 100).toFixed(2);
