import { WalletStandIn } from './wallet-stand-in.ts';

const names = /^(braintree|storefrontPayPal\w+|ApplePaySession|ApplePayError|V|MasterPass)$/;

/** Defines the wallets' packages on the page, as stand-ins, as if their scripts had been loaded. @returns removes them */
export function bringWalletPackages(next: typeof WalletStandIn.next = 'come'): () => void {
  WalletStandIn.reset();
  WalletStandIn.next = next;
  const { client, dataCollector, paypalCheckout, venmo, applePay } = WalletStandIn;
  const { ApplePaySession, ApplePayError, V } = WalletStandIn;
  const braintree = { client, dataCollector, paypalCheckout, venmo, applePay };
  Object.assign(globalThis, { braintree, ApplePaySession, ApplePayError, V, MasterPass: {} });
  return () => {
    for (const name of Object.keys(globalThis))
      if (names.test(name)) Reflect.deleteProperty(globalThis, name);
    for (const sheet of document.querySelectorAll('[data-wallet-sheet]')) sheet.replaceWith();
  };
}
