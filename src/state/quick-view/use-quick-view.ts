import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { readQuickView } from '../../domain/product/quick-view-address.ts';
import { pageContext } from '../../page/context.ts';
import { openOverlay } from '../../page/overlays.ts';
import { handedOverBy, openerOf } from '../../page/quick-view-openers.ts';
import { sharedAtom } from '../store.ts';

/**
 * Whether the tiles of a host offer the quick view, as the host's attribute or else the page context says; never in a
 * layer. If they do, the quick view that the page's address names opens, once per page; it also opens when the shopper
 * goes forward to its history entry.
 */
export function useQuickView(isEnabled: boolean | undefined, host: Element): boolean {
  const isWanted = isEnabled ?? pageContext().features.isQuickViewEnabled ?? false;
  const isOffered = isWanted && !host.closest('dialog');
  const store = useStore();
  useEffect(() => {
    if (isOffered) followAddress(store.get(followingAtom));
  }, [isOffered, store]);
  return isOffered;
}

const followingAtom = sharedAtom('quickViewFollowing', () => atom(() => ({ isOn: false })));

function followAddress(following: { isOn: boolean }): void {
  if (following.isOn) return;
  following.isOn = true;
  addEventListener('popstate', openAddressed);
  openAddressed();
}

/** An open quick view follows the address itself. */
function openAddressed(): void {
  const addressed = readQuickView(location.search);
  const isOpen = document.querySelector('[data-island="quick-view"] dialog:not([data-closing])');
  if (addressed && !isOpen)
    openOverlay('quick-view', { ...handedOverBy(openerOf(addressed.sku)), ...addressed });
}
