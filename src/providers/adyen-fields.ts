import { callTimeoutMs } from '../domain/retry.ts';
import { pageContext } from '../page/context.ts';
import { logFailure } from '../state/report.ts';
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

/** How far the fields have come: `failed` where they did not, or not in time. */
export type HostedStatus = 'loading' | 'ready' | 'failed';

/** Where the fields go, and who hears of them. */
export interface HostedPlace {
  place: HTMLElement;
  onStatus(status: HostedStatus): void;
  /** Something is typed into them. */
  onChange(): void;
  /** They failed after they had come, and stay as they are. */
  onTrouble(): void;
}

export interface HostedFields {
  /** The encrypted card, if it is whole; otherwise the fields say what is wrong, or are made anew where they are broken. */
  read(): { data: Record<string, unknown>; lastFour: string | undefined } | undefined;
  /** Makes them anew: nobody else can empty them. */
  renew(): void;
  /** Takes them away for good. */
  stop(): void;
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

const missingProvider =
  'features.paymentProvider_EnableAdyen is on, but nothing says where the provider’s fields come from: give {scriptUrl, styleUrl?, config} as `provider` in the host’s props';

/**
 * Shows the provider's fields. Once they were promised no other fields take their place: what is typed into those would
 * pass through this page.
 */
export function hostFields(
  provider: CardProvider | undefined,
  { place, onStatus, onChange, onTrouble }: HostedPlace,
): HostedFields {
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let status: HostedStatus;
  let isBroken = false;
  let card: CardComponent | undefined;
  let state: CardState | undefined;
  let lastFour: string | undefined;

  function tell(next: HostedStatus) {
    status = next;
    onStatus(next);
  }

  function remove() {
    round++;
    clearTimeout(timer);
    state = lastFour = undefined;
    isBroken = false;
    card?.unmount();
    card = undefined;
  }

  function handleError(error: Error) {
    logFailure(error);
    if (status === 'ready') {
      isBroken = true;
      onTrouble();
      return;
    }
    remove();
    tell('failed');
  }

  async function renew() {
    remove();
    tell('loading');
    const now = round;
    /** Only while it is about the fields that are there. */
    const ofNow =
      <Given>(handle: (given: Given) => void) =>
      (given: Given) => {
        if (now === round) handle(given);
      };
    const handleFailure = ofNow(handleError);
    timer = setTimeout(
      () => handleFailure(Error(`the provider’s fields did not come within ${callTimeoutMs} ms`)),
      callTimeoutMs,
    );
    try {
      if (!provider) throw Error(missingProvider);
      const { AdyenCheckout, Card } = await loadFiles(provider);
      if (now !== round) return;
      const { locale, country } = pageContext();
      const checkout = await AdyenCheckout({
        locale,
        countryCode: country,
        analytics: { enabled: false },
        ...provider.config,
        // Its errors may hold what it was given.
        onError: ofNow(({ name }: { name: string }) =>
          handleError(Error(`the provider’s fields failed: ${name}`)),
        ),
      });
      if (now !== round) return;
      card = new Card(checkout, {
        showPayButton: false,
        enableStoreDetails: false,
        onChange: ofNow((next: CardState) => {
          state = next;
          onChange();
        }),
        onFieldValid: ofNow(({ endDigits }: { endDigits?: string }) => {
          if (endDigits) lastFour = endDigits;
        }),
        onConfigSuccess: ofNow(() => {
          clearTimeout(timer);
          tell('ready');
        }),
      });
      card.mount(place);
    } catch (error) {
      handleFailure(error as Error);
    }
  }

  // The back-forward cache would keep what is in them.
  const handlePageHide = () => remove();
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && renew();
  addEventListener('pagehide', handlePageHide);
  addEventListener('pageshow', handlePageShow);
  renew();

  return {
    read() {
      if (state?.isValid) return { data: state.data.paymentMethod, lastFour };
      if (isBroken) renew();
      else card?.showValidation();
      return undefined;
    },
    renew,
    stop() {
      removeEventListener('pagehide', handlePageHide);
      removeEventListener('pageshow', handlePageShow);
      remove();
    },
  };
}

async function loadFiles({ scriptUrl, styleUrl }: CardProvider): Promise<AdyenWeb> {
  const script = allowedUrl('the provider’s scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the provider’s styleUrl', styleUrl);
  const [adyenWeb] = await Promise.all([loadScript(script), style && loadStyle(style)]);
  return adyenWeb;
}

async function loadScript(url: string): Promise<AdyenWeb> {
  const page = globalThis as { AdyenWeb?: AdyenWeb };
  const read = (module: unknown) =>
    (module as Partial<AdyenWeb> | undefined)?.Card ? (module as AdyenWeb) : page.AdyenWeb;
  const found = page.AdyenWeb ?? (await importUnseen(url, read));
  if (found) return found;
  throw Error('the provider’s script left no AdyenWeb on the page');
}
