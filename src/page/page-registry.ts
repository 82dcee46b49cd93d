/** What the library keeps for the whole page, beside what its rooms put there themselves. */
interface PageRegistry {
  /** On the page's clock. */
  orderChangedAt?: number;
  /** The currency that the server has said the order's amounts are in. */
  currency?: 'USD' | 'CAD' | undefined;
}

/** The page's registry, which all scripts of the library share, whatever their version. */
export function pageRegistry<Kept extends object = PageRegistry>(): Partial<Kept> {
  // A function instead of a constant: a bundle may use it before this module is evaluated.
  const key = Symbol.for('storefront-islands');
  const page = globalThis as unknown as Record<symbol, Partial<Kept> | undefined>;
  page[key] ??= {};
  return page[key];
}
