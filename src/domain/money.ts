/** How an amount is written. */
export interface PriceFormat {
  currency?: 'USD' | 'CAD';
  /** The page's, whose own dollars are written with `$` alone; another currency is named (decision 80). */
  country?: 'US' | 'CA';
  /** Drops `.00`; other cents always show. */
  hideCents?: boolean;
}

/**
 * A formatted price: symbol, thousands separators, two decimals, a minus before the symbol (cart §5).
 * @param price integer cents (decision 14), or a text: a plain number is an amount in dollars, and any other text,
 * such as one with a symbol, is returned unchanged.
 */
export function formatPrice(
  price: number | string,
  { currency, country, hideCents = false }: PriceFormat = {},
): string {
  const isOwn = !currency || !country || currency.startsWith(country);
  const symbol = isOwn ? '$' : `${currency} $`;
  let cents = price;
  if (typeof cents === 'string') {
    const text = cents.trim();
    if (!/\d/.test(text) || !/^-?(\d[\d,]{0,15})?(\.\d{0,20})?$/.test(text)) return `${price}`;
    // As a decimal shift, because 1.005 * 100 is less than 100.5.
    cents = Math.round(Number(`${text.replace(/,/g, '')}e2`));
  }
  const [whole, decimals] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string];
  const shown = hideCents && decimals === '00' ? '' : `.${decimals}`;
  return `${cents < 0 ? '−' : ''}${symbol}${withSeparators(whole)}${shown}`;
}

/** A total, where a Canadian page says its currency once (decision 80): `CAD $1,299.00`. */
export const formatTotal = (cents: number, format: PriceFormat = {}): string =>
  `${format.currency === 'CAD' && format.country !== 'US' ? 'CAD ' : ''}${formatPrice(cents, format)}`;

/** The currency sign beside a field for an amount, the same as in prices (cart §5). */
export function currencySign(format: PriceFormat): string {
  return formatPrice(0, { ...format, hideCents: false })
    .replace('0.00', '')
    .trim();
}

/**
 * A whole number with thousands separators, the same in all locales (decision 1). The browser's own formatting takes
 * 30 ms to load on first use.
 */
export function formatCount(count: number): string {
  return withSeparators(`${count}`);
}

const withSeparators = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');
