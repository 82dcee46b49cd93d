import type { Currency } from './currency.ts';
import type { Stock } from './product.ts';

/** The parsed value of a column, or `undefined` if it does not match {@link accepted}. */
export type Parse<T> = (text: string) => T | undefined;

/** What each column with a format accepts, in the words of an error message. */
export const accepted = {
  price: 'an amount with a decimal point and its currency, USD or CAD, such as "129.00 USD"',
  availability: 'in_stock, out_of_stock, preorder or backorder',
  length: 'a number with a decimal point and its unit, in or cm, such as "82 in" or "208.5 cm"',
  id: '1 to 64 letters, digits, dots, hyphens or underscores',
} as const;

export interface Price {
  cents: number;
  currency: Currency;
}

/** `129.00 USD`. Decimal commas are refused, because `1,299 USD` would be 1.299 in some locales. */
export const parsePrice: Parse<Price> = (text) => {
  const [, whole, fraction = '', currency] = /^(\d{1,8})(?:\.(\d{1,2}))?\s*(USD|CAD)$/i.exec(text) ?? [];
  if (!whole || !currency) return undefined;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > 0 ? { cents, currency: currency.toUpperCase() as Currency } : undefined;
};

/** Preorder and backorder products arrive later, which this shop calls made to order. */
const stocks: Record<string, Stock> = {
  instock: 'in',
  outofstock: 'out',
  preorder: 'made-to-order',
  backorder: 'made-to-order',
};

/** `in_stock`, also written `in stock`, `in-stock` or `In Stock`. */
export const parseAvailability: Parse<Stock> = (text) => {
  const word = text.toLowerCase().replaceAll(/[\s_-]+/g, '');
  return Object.hasOwn(stocks, word) ? stocks[word] : undefined;
};

/** Tenths of an inch: `82 in`, `208 cm`. */
export const parseLength: Parse<number> = (text) => {
  const [, amount, unit] = /^(\d{1,4}(?:\.\d{1,3})?)\s*(in|inch|inches|"|cm)\.?$/i.exec(text) ?? [];
  if (!amount || !unit) return undefined;
  const inches = unit.toLowerCase() === 'cm' ? Number(amount) / 2.54 : Number(amount);
  return Number(amount) > 0 ? Math.max(0.1, Math.round(inches * 10) / 10) : undefined;
};

/** The id becomes the product's URL, where `.` and `..` would lead to another page. */
export const parseId: Parse<string> = (text) => (/^(?!\.+$)[\w.-]{1,64}$/.test(text) ? text : undefined);

/** One line of text: line breaks and control characters become spaces. Markup in it stays text. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Text with its paragraphs: only control characters are removed. */
export function paragraphs(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
