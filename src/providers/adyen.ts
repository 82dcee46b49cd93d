import type * as adyen from '@adyen/adyen-web';
import { pageContext } from '../page/context.ts';

/* The payment provider's package: the optional peer `@adyen/adyen-web` (6.x), loaded only where it is asked for. */

/** Where the provider's fields come from. */
export interface CardProvider {
  /** A browser build of the package, which leaves `AdyenWeb` on the page or exports the same. */
  scriptUrl: string;
  styleUrl?: string | undefined;
  /** For `AdyenCheckout`: `clientKey`, `environment` and the shop's other options. */
  config: Record<string, unknown>;
}

export type AdyenWeb = Pick<typeof adyen, 'AdyenCheckout' | 'Card'>;

const missingProvider =
  'features.paymentProvider_EnableAdyen is on, but nothing says where the provider’s fields come from: give {scriptUrl, styleUrl?, config} as `provider` in the host’s props';

/** The provider's package, with the shop's options. */
export type LoadedProvider = AdyenWeb & Pick<CardProvider, 'config'>;

/**
 * Loads the provider's package from the address in the page context.
 * @throws if the page context has none, the address is not allowed, or the script does not load
 */
export async function loadProvider(provider: CardProvider | undefined): Promise<LoadedProvider> {
  if (!provider) throw Error(missingProvider);
  const { scriptUrl, styleUrl, config } = provider;
  const { allowedUrl, importUnseen, loadStyle } = await import(
    /* Loads a provider’s script and stylesheet. */ './provider-files.ts'
  );
  const script = allowedUrl('the provider’s scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the provider’s styleUrl', styleUrl);
  const [{ AdyenCheckout, Card }] = await Promise.all([
    page.AdyenWeb ?? importUnseen(script, readAdyenWeb),
    style && loadStyle(style),
  ]);
  return { AdyenCheckout, Card, config };
}

const page = globalThis as { AdyenWeb?: AdyenWeb };

/** The package, from the script's exports or from the page's global. */
function readAdyenWeb(module: unknown): AdyenWeb {
  const found = (module as Partial<AdyenWeb> | undefined)?.Card ? (module as AdyenWeb) : page.AdyenWeb;
  if (found) return found;
  throw Error('the provider’s script left no AdyenWeb on the page');
}

/** Starts the package's core with the shop's options, and those of one use. */
export function startProvider(
  { AdyenCheckout, config }: LoadedProvider,
  options: Pick<adyen.CoreConfiguration, 'onError' | 'onAdditionalDetails'>,
): Promise<adyen.ICore> {
  const { locale, country } = pageContext();
  return AdyenCheckout({
    locale,
    countryCode: country,
    analytics: { enabled: false },
    ...config,
    ...options,
  });
}
