/** The page's registry, as far as src/page uses it: other rooms keep more there. */
interface PageRegistry {
  /** When the cart or the order last changed, on the page's clock. */
  orderChangedAt?: number;
  /** The currency of the order's amounts, once the server has named it. */
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
