import type { ReactNode } from 'react';
import { useHasWallets } from '../hooks/use-has-wallets.ts';
import { useIsBackFromWallet } from '../hooks/use-is-back-from-wallet.ts';

interface HostProps {
  place: 'cart' | 'drawer' | 'checkout-now';
  /** The URL of the cart or of a step of checkout; those of the other steps are beside it. */
  checkoutUrl?: string;
}

/** The host of the wallet buttons beside another widget's own way to checkout; nothing on a page without wallets. */
export function WalletButtonsHost({ place, checkoutUrl }: HostProps): ReactNode {
  // Loads at once, also below the fold, if an approval from a wallet's own page is waiting for the buttons.
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
