import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { readQuickView } from '../../domain/product/quick-view-address.ts';
import { pageContext } from '../../page/context.ts';
import { openOverlay } from '../../page/overlays.ts';
import { handedOverBy, openerOf } from '../../page/quick-view-openers.ts';
import { sharedAtom } from '../store.ts';

/**
 * Whether the tiles of a host offer the quick view: as it says itself, or else the page; in a layer they do not. Where they
 * do, an address that names one opens it, once per page, and so does coming forward to its history entry.
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

/** An open one follows the address itself. */
function openAddressed(): void {
  const addressed = readQuickView(location.search);
  const isOpen = document.querySelector('[data-island="quick-view"] dialog:not([data-closing])');
  if (addressed && !isOpen)
    openOverlay('quick-view', { ...handedOverBy(openerOf(addressed.sku)), ...addressed });
}
