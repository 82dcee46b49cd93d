import type * as adyen from '@adyen/adyen-web';
import type { CardMarks } from '../domain/payment/card-names.ts';
import { providerBrands } from '../domain/payment/provider-brands.ts';
import { callTimeoutMs } from '../domain/retry.ts';
import { pageContext } from '../page/context.ts';
import { onRestored } from '../page/restored.ts';
import { wipeOnPageHide } from '../page/wipe-on-pagehide.ts';

/*
 * The payment provider's own fields: the optional peer `@adyen/adyen-web` (6.x), by the public interface of its Card
 * component. Loaded only if the page's flag asks for it. Number, date and code are typed into frames of the
 * provider's origin; this page gets them encrypted.
 */

/** Where the provider's fields come from. */
export interface CardProvider {
  /** A browser build of the package, which leaves `AdyenWeb` on the page or exports the same. */
  scriptUrl: string;
  styleUrl?: string | undefined;
  /** For `AdyenCheckout`: `clientKey`, `environment` and the shop's other options. */
  config: Record<string, unknown>;
}

/** `failed`: they could not be loaded, or not in time. */
export type HostedStatus = 'loading' | 'ready' | 'failed';

/** The element for the fields, and the callbacks. */
export interface HostedPlace {
  place: HTMLElement;
  onStatus(status: HostedStatus): void;
  /** The shopper edits the fields. */
  onChange(): void;
  /** The fields are ready, or the type of the typed card has changed. */
  onMarks(marks: CardMarks): void;
  /** They failed while loading, or later; a later failure leaves the fields as they are. */
  onError(error: Error): void;
}

/** A card as the provider's fields encrypted it. */
export interface EncryptedCard {
  data: Record<string, unknown>;
  /** Data for 3-D Secure 2. */
  browserInfo: Record<string, unknown> | undefined;
  origin: string | undefined;
  lastFour: string | undefined;
}

export interface HostedFields {
  /** The card, if it is complete. Otherwise the fields show their errors; broken fields are replaced. */
  read(): EncryptedCard | undefined;
  /** The card, if it is complete; shows nothing. */
  valid(): EncryptedCard | undefined;
  /** Replaces the fields by empty ones, because only the provider could empty them. */
  renew(): void;
  /** Removes the fields for good. */
  dispose(): void;
}

type AdyenWeb = Pick<typeof adyen, 'AdyenCheckout' | 'Card'>;

// The package's payment type lacks the fields that its Card component adds.
type CardState = adyen.OnChangeData & {
  data: Partial<Pick<adyen.CardElementData, 'browserInfo' | 'origin'>>;
};

/** What is known of the card in the current fields. */
interface Entered {
  state?: CardState;
  lastFour?: string;
  isBroken?: boolean;
}

const missingProvider =
  'features.paymentProvider_EnableAdyen is on, but nothing says where the provider’s fields come from: give {scriptUrl, styleUrl?, config} as `provider` in the host’s props';

/**
 * Shows the provider's fields. When they fail, they are not replaced by the shop's own fields, because card data
 * typed into those would pass through this page.
 */
export function hostFields(provider: CardProvider | undefined, place: HostedPlace): HostedFields {
  const { read, valid, renew, remove } = fieldsIn(place, () => loadProvider(provider));
  // The back-forward cache would keep their content.
  const ignoreRestored = onRestored(renew);
  const ignorePageHide = wipeOnPageHide(remove);
  renew();
  return {
    read,
    valid,
    renew,
    dispose() {
      ignorePageHide();
      ignoreRestored();
      remove();
    },
  };
}

function fieldsIn({ place, onStatus, ...page }: HostedPlace, load: () => Promise<LoadedProvider>) {
  let current = new AbortController();
  let status: HostedStatus;
  let card: InstanceType<AdyenWeb['Card']> | undefined;
  let entered: Entered = {};

  function setStatus(next: HostedStatus) {
    status = next;
    onStatus(next);
  }

  function remove() {
    current.abort();
    entered = {};
    card?.unmount();
    card = undefined;
  }

  function handleError(error: Error) {
    if (status === 'ready') entered.isBroken = true;
    else {
      remove();
      setStatus('failed');
    }
    page.onError(error);
  }

  async function renew() {
    remove();
    current = new AbortController();
    const { signal } = current;
    setStatus('loading');
    failLater(signal, () => status === 'ready' || handleError(lateError()));
    try {
      card = await createCard(load, signal, {
        entered,
        onChange() {
          if (status === 'ready') page.onChange();
        },
        onMarks: page.onMarks,
        onReady: () => setStatus('ready'),
        onError: handleError,
      });
      card.mount(place);
    } catch (error) {
      if (!signal.aborted) handleError(error as Error);
    }
  }

  function valid(): EncryptedCard | undefined {
    const { state, lastFour } = entered;
    return state?.isValid ? { ...encryptedCard(state), lastFour } : undefined;
  }

  function read(): EncryptedCard | undefined {
    const found = valid();
    if (found) return found;
    if (entered.isBroken) renew();
    // Fields that are not ready have nothing to validate, but would report a change.
    else if (status === 'ready') card?.showValidation();
    return undefined;
  }

  return { read, valid, renew, remove };
}

/** The provider's default, if its configuration names no brands. */
const defaultBrands = ['visa', 'mc', 'amex'];

const lateError = () => Error(`the provider’s fields did not come within ${callTimeoutMs} ms`);

function failLater(signal: AbortSignal, fail: () => void): void {
  const timer = setTimeout(fail, callTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function encryptedCard({ data }: CardState): Omit<EncryptedCard, 'lastFour'> {
  const { paymentMethod, browserInfo, origin } = data;
  return { data: paymentMethod, browserInfo: browserInfo && { ...browserInfo }, origin };
}

interface CardListeners extends Pick<HostedPlace, 'onMarks'> {
  /** Receives the card data. */
  entered: Entered;
  onChange(): void;
  onReady(): void;
  onError(error: Error): void;
}

/**
 * Creates the provider's component, whose callbacks stop when the signal aborts.
 * @throws also if the signal was aborted meanwhile
 */
async function createCard(
  load: () => Promise<LoadedProvider>,
  signal: AbortSignal,
  { entered, onChange, onMarks, onReady, onError }: CardListeners,
): Promise<InstanceType<AdyenWeb['Card']>> {
  const whileCurrent =
    <Given>(handle: (given: Given) => void) =>
    (given: Given) => {
      if (!signal.aborted) handle(given);
    };
  const { AdyenCheckout, Card, config } = await load();
  signal.throwIfAborted();
  const { locale, country } = pageContext();
  // The component also reports a change after it was mounted, which may be before or after it is ready.
  let untouched: string | undefined;
  const checkout = await AdyenCheckout({
    locale,
    countryCode: country,
    analytics: { enabled: false },
    ...config,
    // Its message may contain typed text.
    onError: whileCurrent(({ name }) => onError(Error(`the provider’s fields failed: ${name}`))),
  });
  signal.throwIfAborted();
  const card = new Card(checkout, {
    showPayButton: false,
    enableStoreDetails: false,
    // The shop shows its own marks, which need no pictures of another origin.
    showBrandIcon: false,
    onChange: whileCurrent((state) => {
      entered.state = state;
      const content = JSON.stringify([state.isValid, state.data.paymentMethod]);
      untouched ??= content;
      if (content !== untouched) onChange();
    }),
    onFieldValid: whileCurrent(({ endDigits }) => {
      if (endDigits) entered.lastFour = endDigits;
    }),
    onBrand: whileCurrent(({ brand }) => onMarks(marksOf(card, brand))),
    onConfigSuccess: whileCurrent(onReady),
  });
  onMarks(marksOf(card));
  return card;
}

/** Several brands may count as one type (decision 25). */
function marksOf({ props }: Pick<InstanceType<AdyenWeb['Card']>, 'props'>, brand = ''): CardMarks {
  const accepted = (props?.brands ?? defaultBrands).flatMap((one) => providerBrands[one] ?? []);
  return { accepted: [...new Set(accepted)], recognized: providerBrands[brand] };
}

/** The provider's package, with the shop's options. */
type LoadedProvider = AdyenWeb & Pick<CardProvider, 'config'>;

async function loadProvider(provider: CardProvider | undefined): Promise<LoadedProvider> {
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

/** What the script exports, or has left on the page. */
function readAdyenWeb(module: unknown): AdyenWeb {
  const found = (module as Partial<AdyenWeb> | undefined)?.Card ? (module as AdyenWeb) : page.AdyenWeb;
  if (found) return found;
  throw Error('the provider’s script left no AdyenWeb on the page');
}
