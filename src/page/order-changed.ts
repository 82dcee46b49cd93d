type Page = Record<symbol, { orderChangedAt?: number } | undefined>;

/** The page's registry, which all scripts of the library share, whatever their version. */
function registryOfPage() {
  const key = Symbol.for('storefront-islands');
  const page = globalThis as unknown as Page;
  page[key] ??= {};
  return page[key];
}

/** The cart or the order has changed since the server rendered this page, here or in another tab. */
export function noteOrderChanged(): void {
  registryOfPage().orderChangedAt = performance.now();
}

/** When it last did, on the page's clock. */
export const orderChangedAt = (): number => registryOfPage().orderChangedAt ?? 0;
