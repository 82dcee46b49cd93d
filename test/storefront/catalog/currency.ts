export type Currency = 'USD' | 'CAD';

/** The price of a US dollar in Canadian dollars. */
export const canadianRate = 1.36;

/** An amount as stored in the catalogue: integer US cents. */
export function toUsdCents(cents: number, currency: Currency): number {
  return currency === 'USD' ? cents : Math.max(1, Math.round(cents / canadianRate));
}
