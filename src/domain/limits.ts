import * as account from './account/account-limits.ts';
import * as checkout from './checkout/checkout-limits.ts';
import type { Limit } from './limit.ts';
import * as listing from './listing/listing-limits.ts';
import * as payment from './payment/payment-limits.ts';
import * as product from './product/product-limits.ts';

/** Every limit, for the docs. */
export const limits: readonly Limit[] = [product, listing, account, checkout, payment].flatMap((noun) =>
  Object.values<Limit>({ ...noun }),
);

/** “12”, or in words that there is none. */
export const mostInWords = ({ most }: Limit): string => (Number.isFinite(most) ? String(most) : 'none');

/** What the names in the page context's `limits` mean. */
export const limitNames: Record<string, string> = Object.fromEntries(
  limits.flatMap((limit) => {
    const former = limit.formerKey ? ` Also read under its former name, \`${limit.formerKey}\`.` : '';
    return limit.key ? [[limit.key, `${limit.about} By default: ${mostInWords(limit)}.${former}`]] : [];
  }),
);
