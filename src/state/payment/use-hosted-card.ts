import { type RefCallback, useRef, useState } from 'react';
import type { CardMarks } from '../../domain/payment/card-names.ts';
import { providerBrands } from '../../domain/payment/provider-brands.ts';
import { wipeOnPageHide } from '../../page/wipe-on-pagehide.ts';
import type { CardProvider } from '../../providers/adyen.ts';
import type { HostedFields, HostedPlace, HostedStatus } from '../../providers/adyen-fields.ts';
import { threeDSecure } from '../checkout/bank-check.ts';
import { handleFailure } from '../failure.ts';
import { latest, superseded } from '../latest.ts';
import { cardsWithPartial, type PartialPayment, partialPaymentKey } from './partial-payment.ts';
import type { Payment } from './payment-kinds.ts';
import type { CardForm } from './use-card-form.ts';

/** The payment provider's fields, whose errors a card form shows. */
export interface HostedCard {
  /** The ref of the element for the fields, which is rendered only if the fields are to be used. */
  ref: RefCallback<HTMLElement>;
  status: HostedStatus;
  /** Undefined until known. */
  marks: CardMarks | undefined;
  /** The payment with the card, if the card is complete; otherwise shows an error. */
  enter(more: { saveToAccount: boolean; part?: PartialPayment | undefined }): Payment | undefined;
  /** The encrypted card, if it is complete; shows no error. */
  valid(): Record<string, unknown> | undefined;
  /** Empties the fields, or tries again to load them. */
  renew(): void;
}

/**
 * The payment provider's fields.
 * @param onEdit called when the shopper edits the fields, whose events the page does not get
 */
export function useHostedCard(
  form: CardForm,
  provider: CardProvider | undefined,
  onEdit?: () => void,
): HostedCard {
  const contents = useRef<string>(undefined);
  const hosted = useHostedFields(provider, {
    // Removes the message about loading, but not the server's error.
    onStatus(status) {
      const { problems, texts } = form.fields;
      if (status === 'ready' && problems.card === texts.cardFieldsLoading) form.forget();
    },
    onChange() {
      contents.current = undefined;
      form.forget();
      onEdit?.();
    },
    onError(error) {
      form.fail(handleFailure(error)!.message);
    },
  });
  const { ref, status, marks } = hosted;
  return {
    ref,
    status,
    marks,
    enter({ saveToAccount, part }) {
      form.forget();
      if (status === 'loading') form.fail(form.fields.texts.cardFieldsLoading);
      const card = hosted.read();
      if (!card) return undefined;
      const { data, browserInfo, origin, lastFour } = card;
      contents.current ??= Math.random().toString(36);
      return {
        kind: 'encrypted-card',
        payload: {
          adyenCardData: data,
          browserInfo,
          origin,
          saveToAccount,
          threeDSecure: threeDSecure(),
          ...(part && { slot: part.slot, appliedAmount: part.cents }),
        },
        provider,
        key: partialPaymentKey(contents.current, part),
        cards: cardsWithPartial({ type: providerBrands[String(data.brand)], lastFour }, part),
        savedCount: Number(saveToAccount),
      };
    },
    valid: () => hosted.valid()?.data,
    renew() {
      form.forget();
      hosted.renew();
    },
  };
}

/** Callbacks of the provider's fields. */
type HostedListeners = Omit<HostedPlace, 'place' | 'onBrands'>;

function useHostedFields(provider: CardProvider | undefined, listeners: HostedListeners) {
  const [status, setStatus] = useState<HostedStatus>('loading');
  const [marks, setMarks] = useState<CardMarks>();
  const now = useRef({ provider, listeners });
  now.current = { provider, listeners };
  const [hosted] = useState(() =>
    hostedFields(() => now.current.provider, {
      onStatus(next) {
        setStatus(next);
        now.current.listeners.onStatus(next);
      },
      onChange: () => now.current.listeners.onChange(),
      onBrands: (accepted, recognized = '') => setMarks(marksOf(accepted, recognized)),
      onError: (error) => now.current.listeners.onError(error),
    }),
  );
  return { ...hosted, status, marks };
}

/** Several brands may count as one type (decision 25). */
const marksOf = (accepted: readonly string[], recognized: string): CardMarks => ({
  accepted: [...new Set(accepted.flatMap((one) => providerBrands[one] ?? []))],
  recognized: providerBrands[recognized],
});

function hostedFields(provider: () => CardProvider | undefined, listeners: Omit<HostedPlace, 'place'>) {
  const loading = latest();
  let fields: HostedFields | undefined;
  let place: HTMLElement | undefined;
  let ignorePageHide: (() => void) | undefined;

  async function show(shownIn: HTMLElement) {
    listeners.onStatus('loading');
    try {
      const loaded = await loading.run(
        () => import(/* Shows the payment provider’s card fields. */ '../../providers/adyen-fields.ts'),
      );
      if (loaded === superseded) return;
      fields = loaded.hostFields(provider(), { place: shownIn, ...listeners });
      // The back-forward cache would keep the typed text.
      ignorePageHide = wipeOnPageHide(fields.remove);
    } catch (error) {
      listeners.onStatus('failed');
      listeners.onError(error as Error);
    }
  }

  return {
    ref(shownIn: HTMLElement | null) {
      if (!shownIn) return undefined;
      place = shownIn;
      show(shownIn);
      return () => {
        loading.abort();
        ignorePageHide?.();
        fields?.dispose();
        fields = place = undefined;
      };
    },
    read: () => fields?.read(),
    valid: () => fields?.valid(),
    renew() {
      if (fields) fields.renew();
      else if (place && !loading.isRunning()) show(place);
    },
  };
}
