import type * as braintree from 'braintree-web';
import { type BraintreeSource, braintreeClient, loadPart } from './braintree.ts';
import { codeOf, NoWalletError, type ReadyWallet, type WalletSheet } from './wallet.ts';

/** What the shopper has done, by the package's codes: closed the app, the window, or the layer. */
const cancelled = /CANCELED|CLOSED/;
const cancelledByShop = 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT';

/** How long its frame may take. */
const openingMs = 20_000;

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
    mobileWebFallBack: true,
    paymentMethodUsage: 'single_use',
    // Read from the address, and taken off it, by the package.
    deepLinkReturnUrl: location.href.split('#')[0],
  });
  if (!venmo.isBrowserSupported()) throw new NoWalletError('this browser has no Venmo');
  const open = leader(venmo as Venmo, deviceData);
  return { open, ...(venmo.hasTokenizationResult() && { resume: open }) };
}

/** The package's types lack the method. */
type Venmo = braintree.Venmo & { cancelTokenization(): Promise<unknown> };

/** @returns leads a sheet. The package tokenizes once at a time: a new press takes over what the last one has opened. */
function leader(venmo: Venmo, deviceData: string | undefined): (sheet: WalletSheet) => Promise<void> {
  let newest: WalletSheet | undefined;
  let pending: Promise<braintree.VenmoTokenizePayload> | undefined;

  function tokenize(): Promise<braintree.VenmoTokenizePayload> {
    pending ??= venmo.tokenize().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return async (sheet) => {
    newest = sheet;
    let isOver = false;
    function end(): void {
      isOver = true;
      if (pending && newest === sheet) venmo.cancelTokenization().catch(() => {});
    }
    // Once the press that has aborted it could take over.
    sheet.signal.addEventListener('abort', () => queueMicrotask(end));
    const opening = setTimeout(() => {
      if (!isFrameHidden()) return;
      end();
      sheet.fail({ code: 'VENMO_NOT_OPENED', isTimeout: true });
    }, openingMs);

    const isTakenOver = !!pending;
    // Before anything else: what the package opens has to belong to the press.
    const approving = tokenize().catch((error) => {
      // The last sheet's was being cancelled when this one was pressed.
      if (isTakenOver && !isOver && newest === sheet && codeOf(error) === cancelledByShop) return tokenize();
      throw error;
    });
    try {
      const [{ nonce, details }] = await Promise.all([approving, sheet.enter()]);
      const { username } = details;
      if (newest === sheet)
        await sheet.approve({ wallet: 'venmo', nonce, deviceData, username, account: username });
    } catch (error) {
      end();
      const code = codeOf(error);
      if (cancelled.test(code)) sheet.cancel();
      else sheet.fail({ code, cause: error });
    } finally {
      clearTimeout(opening);
    }
  };
}

/** On a desktop the package waits without end for its frame, which the page's policy may keep out; it shows it once it came. */
const isFrameHidden = (): boolean =>
  document.querySelector<HTMLElement>('iframe[name="venmo-desktop-iframe"]')?.style.display === 'none';
