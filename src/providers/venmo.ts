import type * as braintree from 'braintree-web';
import { type BraintreeSource, braintreeClient, loadPart } from './braintree.ts';
import { codeOf, NoWalletError, type ReadyWallet, type WalletSheet } from './wallet.ts';

/** The package's codes for a shopper who has closed the app, the window or the layer. */
const cancelled = /CANCELED|CLOSED/;
const cancelledByShop = 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT';

/** How long Venmo's frame may take to come. */
const openingMs = 20_000;

/**
 * Prepares Venmo, by `braintree-web/venmo`. If the browser opens no window, as inside an app, the package leads to
 * Venmo's page and back to this one.
 * @throws NoWalletError; any other error if the package does not load
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
    // The package reads the result from the address, and removes it there.
    deepLinkReturnUrl: location.href.split('#')[0],
  });
  if (!venmo.isBrowserSupported()) throw new NoWalletError('this browser has no Venmo');
  const open = leader(venmo as Venmo, deviceData);
  return { open, ...(venmo.hasTokenizationResult() && { resume: open }) };
}

/** Venmo with a method that the package's types lack. */
type Venmo = braintree.Venmo & { cancelTokenization(): Promise<unknown> };

/**
 * Makes the function that leads a sheet. The package can tokenize only once at a time, so a new press takes over the
 * window that the last one has opened.
 */
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
    // Not before the press that has aborted this sheet could take over.
    sheet.signal.addEventListener('abort', () => queueMicrotask(end));
    const opening = setTimeout(() => {
      if (!isFrameHidden()) return;
      end();
      sheet.fail({ code: 'VENMO_NOT_OPENED', isTimeout: true });
    }, openingMs);

    const isTakenOver = !!pending;
    // Called first, because the window that the package opens has to belong to the press.
    const approving = tokenize().catch((error) => {
      // The tokenization of the last sheet was being cancelled when this sheet was pressed.
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

/**
 * Whether Venmo's frame has not come. On a desktop the package waits for it without end, although the page's policy may
 * block it; the package shows the frame once it has come.
 */
const isFrameHidden = (): boolean =>
  document.querySelector<HTMLElement>('iframe[name="venmo-desktop-iframe"]')?.style.display === 'none';
