import { type OpenedNext, storeReturn } from '../../page/return-record.ts';
import { venmoFragment } from '../../page/wallet-return.ts';
import type { WalletPlace } from './wallet-order.ts';

/** The layer in which a place is, with its props. */
const layers: Partial<Record<WalletPlace, (url: string | undefined) => OpenedNext>> = {
  drawer: (url) => ({ name: 'cart-drawer', props: url ? { cartUrl: url } : {} }),
  'checkout-now': (url) => ({ name: 'checkout-now', props: url ? { returnUrl: url } : {} }),
};

/**
 * Called when the page is left for a wallet's own page, which leads back here: stores the layer in which the wallet was
 * pressed. The layer opens again on the way back, because its buttons take the approval; buttons of the page itself are
 * there anyway.
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
