import type * as adyen from '@adyen/adyen-web';
import { callTimeoutMs } from '../domain/retry.ts';
import { onRestored } from '../page/restored.ts';
import {
  type AdyenWeb,
  type CardProvider,
  type LoadedProvider,
  loadProvider,
  startProvider,
} from './adyen.ts';

/*
 * The payment provider's own fields, by the public interface of the package's Card component. Loaded only if the page's flag asks for it. Number, date and code are typed into frames of the
 * provider's origin; this page gets them encrypted.
 */

// One adapter for both, because a module that two adapters import could not be requested again.
export { showAction } from './adyen-action.ts';
export { prepareClickToPay } from './click-to-pay.ts';

/** `failed`: they could not be loaded, or not in time. */
export type HostedStatus = 'loading' | 'ready' | 'failed';

/** The element for the fields, and the callbacks. */
export interface HostedPlace {
  place: HTMLElement;
  onStatus(status: HostedStatus): void;
  /** Called when the shopper edits the fields. */
  onChange(): void;
  /**
   * Called when the fields are ready, and when the brand of the typed card has changed: with the accepted brands, and the
   * typed card's.
   */
  onBrands(accepted: readonly string[], recognized?: string): void;
  /** Called when the fields fail, while loading or later; a later failure leaves them as they are. */
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
  /** The card, if it is complete; shows no errors. */
  valid(): EncryptedCard | undefined;
  /** Replaces the fields by empty ones, because only the provider could empty them. */
  renew(): void;
  /** Removes the fields, with the typed card, until they are renewed. */
  remove(): void;
  /** Removes the fields for good. */
  dispose(): void;
}

// The package's payment type lacks the fields that its Card component adds.
type CardState = adyen.OnChangeData & {
  data: Partial<Pick<adyen.CardElementData, 'browserInfo' | 'origin'>>;
};

/** The state of the card in the current fields. */
interface Entered {
  state?: CardState;
  lastFour?: string;
  isBroken?: boolean;
}

/**
 * Shows the provider's fields. When they fail, they are not replaced by the shop's own fields, because card data
 * typed into those would pass through this page.
 */
export function hostFields(provider: CardProvider | undefined, place: HostedPlace): HostedFields {
  const { read, valid, renew, remove } = fieldsIn(place, () => loadProvider(provider));
  const ignoreRestored = onRestored(renew);
  renew();
  return {
    read,
    valid,
    renew,
    remove,
    dispose() {
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
        onBrands: page.onBrands,
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
    // Fields that are not ready have nothing to validate, and would still report a change.
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

interface CardListeners extends Pick<HostedPlace, 'onBrands'> {
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
  { entered, onChange, onBrands, onReady, onError }: CardListeners,
): Promise<InstanceType<AdyenWeb['Card']>> {
  const whileCurrent =
    <Given>(handle: (given: Given) => void) =>
    (given: Given) => {
      if (!signal.aborted) handle(given);
    };
  const loaded = await load();
  signal.throwIfAborted();
  // The component also reports a change after it was mounted, which may be before or after it is ready.
  let untouched: string | undefined;
  const checkout = await startProvider(loaded, {
    // Its message may contain typed text.
    onError: whileCurrent(({ name }) => onError(Error(`the provider’s fields failed: ${name}`))),
  });
  signal.throwIfAborted();
  const card = new loaded.Card(checkout, {
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
    onBrand: whileCurrent(({ brand }) => onBrands(brandsOf(card), brand)),
    onConfigSuccess: whileCurrent(onReady),
  });
  onBrands(brandsOf(card));
  return card;
}

const brandsOf = ({ props }: Pick<InstanceType<AdyenWeb['Card']>, 'props'>): readonly string[] =>
  props?.brands ?? defaultBrands;
