import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sharedAtom } from '../store.ts';
import { shownCartAtom } from './cart.ts';

const skusAtom = sharedAtom('cartSkus', () =>
  atom((get) => new Set(get(shownCartAtom).cart?.lineItems.map(({ sku }) => sku))),
);

/** Whether the cart has the product, as far as this page knows; the hook never fetches the cart. */
export function useIsInCart(sku: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(skusAtom).has(sku)), [sku]));
}
