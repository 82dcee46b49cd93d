import type { ReactNode } from 'react';
import { useHasWallets } from '../hooks/use-has-wallets.ts';
import { useIsBackFromWallet } from '../hooks/use-is-back-from-wallet.ts';

interface HostProps {
  place: 'cart' | 'drawer' | 'checkout-now';
  /** The address of the cart, or of a step of checkout: the steps are beside it. */
  checkoutUrl?: string;
}

/** Where the wallets stand beside another widget's own way to checkout; nothing on a page that configures none. */
export function WalletButtonsHost({ place, checkoutUrl }: HostProps): ReactNode {
  // What was approved on the wallet's page waits for the row, also below the fold.
  const load = useIsBackFromWallet() ? 'load' : undefined;
  if (!useHasWallets()) return null;
  return (
    <div
      data-island="wallet-buttons"
      data-island-load={load}
      data-place={place}
      data-checkout-url={checkoutUrl}
    />
  );
}
