import { pageContext } from './context.ts';

/** Session storage keys of the shop's own pages (decision 52). */
type PageKey = 'partnerTransactionId' | 'isTaxExempt';

/** The page context may set another name. */
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

/** The tax exemption ends with a placed order: the next one is taxed (checkout §4). */
export function clearTaxExempt(): void {
  try {
    sessionStorage.removeItem(keyOf('isTaxExempt'));
  } catch {
    // Blocked: then there is no flag either.
  }
}
