import { pageContext } from '../page/context.ts';
import type { ReadyWallet, WalletSheet } from './wallet.ts';

/*
 * The card network's two wallets, which their makers have retired (decision 97). They are shown only if the page
 * configures a script. Visa's script sets `V`, whose success gives a call id; Mastercard's sets `MasterPass`, to whose
 * page the server leads.
 */

export interface CardNetworkOptions {
  kind: 'visa' | 'masterpass';
  scriptUrl: string;
  config: Record<string, unknown>;
}

/** The used part of `V`: no package has its types. */
interface VisaCheckout {
  init(options: Record<string, unknown>): void;
  on(event: 'payment.success', handle: (payment: { callid: string }) => void): void;
  on(event: 'payment.cancel', handle: () => void): void;
  on(event: 'payment.error', handle: (payment: unknown, error: { code?: string }) => void): void;
  /** Opens the sheet, as a press on the maker's own button does. */
  open(): void;
}

const page = globalThis as { V?: VisaCheckout; MasterPass?: object };

/**
 * Prepares one of the two wallets.
 * @throws if the script does not load, or its address is not allowed
 */
export async function prepareCardNetwork({
  kind,
  scriptUrl,
  config,
}: CardNetworkOptions): Promise<ReadyWallet> {
  const { allowedUrl, importUnseen } = await import(
    /* Loads a provider’s script and stylesheet. */ './provider-files.ts'
  );
  const url = allowedUrl('wallets.cardNetwork.scriptUrl', scriptUrl);
  if (kind === 'masterpass') {
    if (!page.MasterPass) await importUnseen(url, () => needed(page.MasterPass, 'MasterPass'));
    return {
      open(sheet) {
        sheet.enter().then(
          () => sheet.approve({ wallet: 'masterpass' }),
          // `enter` has failed the sheet already.
          () => {},
        );
      },
    };
  }
  const V = page.V ?? (await importUnseen(url, () => needed(page.V, 'V')));
  let current: WalletSheet | undefined;
  V.on('payment.success', ({ callid }) => void current?.approve({ wallet: 'cardNetwork', callId: callid }));
  V.on('payment.cancel', () => current?.cancel());
  V.on('payment.error', (_, { code = 'UNKNOWN' }) =>
    current?.fail({ code, isTimeout: /timeout/i.test(code) }),
  );
  return {
    open(sheet) {
      current = sheet;
      const { amount, currency } = sheet.order();
      V.init({
        ...config,
        settings: { locale: pageContext().locale.replace('-', '_') },
        paymentRequest: { currencyCode: currency, subtotal: amount, total: amount },
      });
      V.open();
      // The review, to which the shopper comes, reads the order's amount again.
      sheet.enter().catch(() => {});
    },
  };
}

function needed<Found>(found: Found | undefined, name: string): Found {
  if (found) return found;
  throw Error(`the card network’s script left no ${name} on the page`);
}
