import { useEffect } from 'react';
import type { PageEvents } from '../../src/page/events.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { closeDialog } from '../../src/ui/dialog.tsx';

/** They confirm an add, and take the quick view's place. */
const confirmations = ['cart-confirmation', 'registry-confirmation', 'cart-drawer'];

/** Closes the layer once an add is confirmed: not before, because the button that has added it opens the confirmation. */
export function useClosingAfterAdd(): void {
  const { host, signal } = useIsland();
  useEffect(() => {
    const handleMounted = ({ detail }: CustomEvent<PageEvents['storefront:island-mounted']>) => {
      const dialog = host.querySelector('dialog');
      if (dialog && confirmations.includes(detail.island)) closeDialog(dialog);
    };
    document.addEventListener('storefront:island-mounted', handleMounted, { signal });
    return () => document.removeEventListener('storefront:island-mounted', handleMounted);
  }, [host, signal]);
}
