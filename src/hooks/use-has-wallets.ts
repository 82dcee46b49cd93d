import { useState } from 'react';
import type { WalletName } from '../domain/payment/wallets.ts';
import { pageContext } from '../page/context.ts';

// Not their list, which a page without wallets would load.
const onEveryDevice: Record<Exclude<WalletName, 'applePay'>, true> = {
  paypal: true,
  venmo: true,
  cardNetwork: true,
};

/**
 * Whether the page configures a wallet that this device may have. If not, it has no place for their buttons and loads no
 * wallet's files: most devices have no Apple Pay.
 */
export function useHasWallets(): boolean {
  // Once: a layer that opened without room for wallets would open again.
  const [hasWallets] = useState(() => {
    const wallets = pageContext().wallets ?? {};
    const isApplePayHere = !!wallets.applePay && 'ApplePaySession' in window;
    return isApplePayHere || Object.keys(onEveryDevice).some((name) => wallets[name]);
  });
  return hasWallets;
}
