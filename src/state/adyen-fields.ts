import { pageContext } from '../page/context.ts';
import { allowedUrl, importUnseen, loadStyle } from './provider-files.ts';

/*
 * The payment provider's own fields: the optional peer `@adyen/adyen-web` (6.x), by the public interface of its Card
 * component. Loaded only where the page's flag asks for it. The number, the date and the code are typed into frames of the
 * provider's origin; this page gets them encrypted.
 */

/** Where the provider's fields come from. */
export interface CardProvider {
  /** The package's browser build, which leaves `AdyenWeb` on the page, or a module that exports the same. */
  scriptUrl: string;
  styleUrl?: string | undefined;
  /** For `AdyenCheckout`: `clientKey`, `environment` and what else the shop wants. */
  config: Record<string, unknown>;
}

/** Where the fields go, and who hears of them. */
export interface HostedPlace {
  place: HTMLElement;
  /** They can be typed into. */
  onReady(): void;
  /** They cannot be had, or not any longer. What is wrong with a card they say themselves. */
  onFail(error: Error): void;
}

export interface HostedFields {
  /** The encrypted card, if it is whole; otherwise the fields say what is wrong. */
  read(): { data: Record<string, unknown>; lastFour: string | undefined } | undefined;
  remove(): void;
}

interface CardState {
  isValid: boolean;
  data: { paymentMethod: Record<string, unknown> };
}

interface CardComponent {
  mount(place: HTMLElement): unknown;
  unmount(): unknown;
  showValidation(): unknown;
}

interface AdyenWeb {
  AdyenCheckout(config: Record<string, unknown>): Promise<unknown>;
  Card: new (checkout: unknown, options: Record<string, unknown>) => CardComponent;
}

/** Shows the provider's fields. */
export async function showHostedFields(
  { scriptUrl, styleUrl, config }: CardProvider,
  { place, onReady, onFail }: HostedPlace,
): Promise<HostedFields> {
  const script = allowedUrl('the provider’s scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the provider’s styleUrl', styleUrl);
  const [{ AdyenCheckout, Card }] = await Promise.all([loadScript(script), style && loadStyle(style)]);
  const { locale, country } = pageContext();
  const checkout = await AdyenCheckout({
    locale,
    countryCode: country,
    analytics: { enabled: false },
    ...config,
    // Its errors may hold what it was given.
    onError: ({ name }: { name: string }) => onFail(Error(`the provider’s fields failed: ${name}`)),
  });
  let state: CardState | undefined;
  let lastFour: string | undefined;
  let isThere = true;
  const card = new Card(checkout, {
    showPayButton: false,
    enableStoreDetails: false,
    onChange: (next: CardState) => {
      state = next;
    },
    onFieldValid: ({ endDigits }: { endDigits?: string }) => {
      if (endDigits) lastFour = endDigits;
    },
    onConfigSuccess: onReady,
  });
  card.mount(place);
  return {
    read() {
      if (state?.isValid) return { data: state.data.paymentMethod, lastFour };
      card.showValidation();
      return undefined;
    },
    remove() {
      state = undefined;
      if (isThere) card.unmount();
      isThere = false;
    },
  };
}

async function loadScript(url: string): Promise<AdyenWeb> {
  const page = globalThis as { AdyenWeb?: AdyenWeb };
  const module = page.AdyenWeb ? undefined : ((await importUnseen(url)) as Partial<AdyenWeb> | undefined);
  const found = module?.Card ? (module as AdyenWeb) : page.AdyenWeb;
  if (found) return found;
  throw Error('the provider’s script left no AdyenWeb on the page');
}
