import type * as adyen from '@adyen/adyen-web';
import { type CardProvider, startProvider } from './adyen.ts';
import type { ReadyWallet, WalletFault, WalletSheet } from './wallet.ts';

/** The used part of the payment provider's package, `@adyen/adyen-web` (6.x). */
export type AdyenClickToPay = Pick<typeof adyen, 'AdyenCheckout' | 'Card' | 'ClickToPay'>;

const page = globalThis as { AdyenWeb?: AdyenClickToPay };

/**
 * Prepares Click to Pay, by the payment provider's own component, which shows the shopper's cards on the page (decision
 * 97).
 * @throws NoWalletError if the networks have no card of this shopper; any other error if the package does not load
 */
export async function prepareClickToPay(provider: CardProvider): Promise<ReadyWallet> {
  const { allowedUrl, importUnseen, loadStyle } = await import(
    /* Loads a provider’s script and stylesheet. */ './provider-files.ts'
  );
  const script = allowedUrl('wallets.cardNetwork.scriptUrl', provider.scriptUrl);
  const style = provider.styleUrl && allowedUrl('wallets.cardNetwork.styleUrl', provider.styleUrl);
  const [loaded] = await Promise.all([
    page.AdyenWeb?.ClickToPay ? page.AdyenWeb : importUnseen(script, readClickToPay),
    style && loadStyle(style),
  ]);
  const checkout = await startProvider({ ...loaded, config: provider.config }, {});
  const probe = new loaded.ClickToPay(checkout);
  await probe.isAvailable().catch(() => {
    // Told by its name, because this adapter shares no class with the others.
    throw Object.assign(Error('the card networks know no card of this shopper'), { name: 'NoWalletError' });
  });
  return { open: (sheet, panel) => showComponent(loaded, checkout, sheet, panel) };
}

function showComponent(
  { ClickToPay }: AdyenClickToPay,
  checkout: adyen.ICore,
  sheet: WalletSheet,
  panel: HTMLElement,
): void {
  const entering = sheet.enter();
  const close = () => {
    component.unmount();
  };
  /** Each press has its own component: one that fails leaves the panel to the next. */
  function fail(fault: WalletFault): void {
    close();
    sheet.fail(fault);
  }

  const component = new ClickToPay(checkout, {
    onTimeout: () => fail({ code: 'TIMEOUT', isTimeout: true }),
    // Its message may contain the shopper's data.
    onError: ({ name }) => fail({ code: name }),
    async onSubmit({ data: { paymentMethod, browserInfo } }, _, actions) {
      const isPaid = await entering.then(
        () =>
          sheet.approve({
            wallet: 'clickToPay',
            data: { ...paymentMethod },
            browserInfo: browserInfo && { ...browserInfo },
          }),
        () => false,
      );
      if (!isPaid) actions.reject();
      close();
    },
  });
  component.mount(panel);
  sheet.signal.addEventListener('abort', close);
  // `enter` has failed the sheet already.
  entering.catch(close);
}

function readClickToPay(module: unknown): AdyenClickToPay {
  const given = module as Partial<AdyenClickToPay> | undefined;
  const found = given?.ClickToPay ? (given as AdyenClickToPay) : page.AdyenWeb;
  if (found?.ClickToPay) return found;
  throw Error('the payment provider’s script has no ClickToPay');
}
