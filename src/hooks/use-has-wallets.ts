import { pageContext } from '../page/context.ts';

const onEveryDevice = ['paypal', 'venmo', 'cardNetwork'];

/**
 * Whether the page configures a wallet that this device may have. If not, it has no place for their buttons and loads no
 * wallet's files: most devices have no Apple Pay.
 */
export function useHasWallets(): boolean {
  const wallets = pageContext().wallets ?? {};
  return onEveryDevice.some((name) => wallets[name]) || (!!wallets.applePay && 'ApplePaySession' in window);
}
