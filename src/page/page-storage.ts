import { pageContext } from './context.ts';

/** Session storage keys of the shop's own pages (decision 52). */
type PageKey = 'partnerTransactionId' | 'isTaxExempt';

/** The key's name, which the page context may replace. */
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

/** Whether the page's flag says that the order is tax-exempt (decision 89); false where storage is blocked. */
export function isTaxExempt(): boolean {
  try {
    return sessionStorage.getItem(keyOf('isTaxExempt')) === 'true';
  } catch {
    return false;
  }
}

/** Sets the flag for the shop's own pages, or takes it away. */
export function setTaxExempt(isExempt: boolean): void {
  if (!isExempt) clearTaxExempt();
  else
    try {
      sessionStorage.setItem(keyOf('isTaxExempt'), 'true');
    } catch {
      // Blocked or full: the server knows of the exemption without the flag.
    }
}

/** The tax exemption ends with a placed order: the next one is taxed (checkout §4). */
export function clearTaxExempt(): void {
  try {
    sessionStorage.removeItem(keyOf('isTaxExempt'));
  } catch {
    // Blocked: then no flag was stored.
  }
}
