export type Currency = 'USD' | 'CAD';

/** What a US dollar costs in Canada. */
export const canadianRate = 1.36;

/** An amount as the catalogue keeps it: integer US cents. */
export function toUsdCents(cents: number, currency: Currency): number {
  return currency === 'USD' ? cents : Math.max(1, Math.round(cents / canadianRate));
}
