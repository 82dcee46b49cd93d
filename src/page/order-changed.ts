import { pageRegistry } from './page-registry.ts';

/** The cart or the order has changed since the server rendered this page, here or in another tab. */
export function noteOrderChanged(): void {
  pageRegistry().orderChangedAt = performance.now();
}

/** When it last did, on the page's clock. */
export const orderChangedAt = (): number => pageRegistry().orderChangedAt ?? 0;
