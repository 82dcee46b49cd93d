import type { Product } from './catalog/catalog.ts';
import { canadianRate } from './catalog/currency.ts';
import type { View } from './view.ts';

type Currency = Pick<View, 'currency'>;

/** The regular price of one piece in the visitor's currency, in integer cents (decision 14). */
export function regularCents({ priceCents, canadianCents }: Product, { currency }: Currency): number {
  return currency === 'USD' ? priceCents : (canadianCents?.price ?? canadian(priceCents));
}

/** The price to pay for one piece, in the visitor's currency. */
export function currentCents(product: Product, view: Currency): number {
  const { salePriceCents, canadianCents } = product;
  if (salePriceCents === undefined) return regularCents(product, view);
  return view.currency === 'USD' ? salePriceCents : (canadianCents?.sale ?? canadian(salePriceCents));
}

/** The fee for installing one piece, in the visitor's currency. */
export function installationCents(
  { isInstallationRequired }: Product,
  { currency }: Currency,
): number | undefined {
  if (!isInstallationRequired) return undefined;
  return currency === 'USD' ? installationUsdCents : canadian(installationUsdCents);
}

const installationUsdCents = 12_900;

// Whole dollars, as shops round converted prices.
function canadian(usdCents: number): number {
  return Math.round((usdCents * canadianRate) / 100) * 100;
}
