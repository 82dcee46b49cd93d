import type * as braintree from 'braintree-web';
import { type BraintreeSource, braintreeClient, loadPart } from './braintree.ts';
import { codeOf, NoWalletError, type ReadyWallet, type WalletSheet } from './wallet.ts';

/** What the shopper has done, by the package's codes: closed the app, the window, or the layer. */
const cancelled = /CANCELED|CLOSED/;

/**
 * Venmo, by `braintree-web/venmo`. Where the browser opens no window, such as inside an app, the package leads to Venmo's page
 * and back to this one.
 * @throws NoWalletError; if the package does not come
 */
export async function prepareVenmo(
  source: BraintreeSource,
  { profileId }: { profileId?: string | undefined },
): Promise<ReadyWallet> {
  const [{ client, deviceData }, { create }] = await Promise.all([
    braintreeClient(source),
    loadPart(source, 'venmo'),
  ]);
  const venmo = await create({
    client,
    profileId,
    allowDesktop: true,
    allowNewBrowserTab: false,
    mobileWebFallBack: true,
    paymentMethodUsage: 'single_use',
    // Read from the address, and taken off it, by the package.
    deepLinkReturnUrl: location.href.split('#')[0],
  });
  if (!venmo.isBrowserSupported()) throw new NoWalletError('this browser has no Venmo');
  const open = (sheet: WalletSheet) => {
    lead(venmo, deviceData, sheet);
  };
  return { open, ...(venmo.hasTokenizationResult() && { resume: open }) };
}

async function lead(
  venmo: braintree.Venmo,
  deviceData: string | undefined,
  sheet: WalletSheet,
): Promise<void> {
  // Before anything else: what the package opens has to belong to the press.
  const approving = venmo.tokenize();
  try {
    const [{ nonce, details }] = await Promise.all([approving, sheet.enter()]);
    const { username } = details;
    await sheet.approve({ wallet: 'venmo', nonce, deviceData, username, account: username });
  } catch (error) {
    const code = codeOf(error);
    if (cancelled.test(code)) sheet.cancel();
    else sheet.fail({ code, cause: error });
  }
}
