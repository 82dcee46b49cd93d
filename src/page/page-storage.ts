import { pageContext } from './context.ts';

/** What the shop's own pages keep in session storage (decision 52). */
type PageKey = 'partnerTransactionId' | 'isTaxExempt';

/** The page may call it otherwise. */
const keyOf = (key: PageKey) => pageContext().storageKeys[key] || key;

/** The partner's transaction id, for the field `adata`: at most 512 characters; undefined where there is none. */
export function partnerTransactionId(): string | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf('partnerTransactionId'));
    return kept && kept.length <= 512 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** After an order has been placed the next one is taxed again (checkout §4). */
export function clearTaxExempt(): void {
  try {
    sessionStorage.removeItem(keyOf('isTaxExempt'));
  } catch {
    // Blocked: then there is no flag either.
  }
}
