import { pageRegistry } from './page-registry.ts';

/** Notes that the cart or the order has changed since the server rendered this page, here or in another tab. */
export function noteOrderChanged(): void {
  pageRegistry().orderChangedAt = performance.now();
}

/** When the cart or the order last changed, on the page's clock; 0 if it has not. */
export const orderChangedAt = (): number => pageRegistry().orderChangedAt ?? 0;
