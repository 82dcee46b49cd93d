import { pageContext } from '../page/context.ts';
import type { ReadyWallet, WalletSheet } from './wallet.ts';

/*
 * The card network's two wallets, which their makers have retired (decision 97): shown only where the page configures a
 * script, which leaves `V` (of one's success comes a call id) or `MasterPass` (whose page the server leads to).
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

/** @throws if the script does not come, or its address is not allowed */
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
          // The sheet has failed with it.
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
      // The order's amount is read again at the review, which the shopper comes to.
      sheet.enter().catch(() => {});
    },
  };
}

function needed<Found>(found: Found | undefined, name: string): Found {
  if (found) return found;
  throw Error(`the card network’s script left no ${name} on the page`);
}
