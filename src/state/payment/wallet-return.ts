import { type OpenedNext, storeReturn } from '../../page/return-record.ts';
import { venmoFragment } from '../../page/wallet-return.ts';
import type { WalletPlace } from './wallet-order.ts';

/** The layer of a place, with its own props. */
const layers: Partial<Record<WalletPlace, (url: string | undefined) => OpenedNext>> = {
  drawer: (url) => ({ name: 'cart-drawer', props: url ? { cartUrl: url } : {} }),
  'checkout-now': (url) => ({ name: 'checkout-now', props: url ? { returnUrl: url } : {} }),
};

/**
 * The page is being left for the page of an open wallet, which leads back here: the layer in which it was pressed opens again
 * then, because its row is what takes the approval. A row of the page itself is there anyway.
 */
export function keepWalletLayer(host: Element, place: WalletPlace, checkoutUrl: string | undefined): void {
  const next = layers[place]?.(checkoutUrl);
  // A page may have a slide-out of its own.
  if (
    !next ||
    host.parentElement?.closest('[data-island-overlay]')?.getAttribute('data-island') !== next.name
  )
    return;
  storeReturn({ url: location.pathname + location.search, fields: [], next, fragment: venmoFragment });
}
