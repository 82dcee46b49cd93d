import { type RefCallback, useRef, useState } from 'react';
import type { CardMarks } from '../../domain/payment/card-names.ts';
import type { CardProvider, HostedFields, HostedPlace, HostedStatus } from '../../providers/adyen-fields.ts';
import { latest, superseded } from '../latest.ts';

/** Callbacks of the provider's fields. */
export type HostedListeners = Omit<HostedPlace, 'place' | 'onMarks'>;

export interface HostedCard {
  ref: RefCallback<HTMLElement>;
  status: HostedStatus;
  /** Undefined until known. */
  marks: CardMarks | undefined;
  read: HostedFields['read'];
  renew(): void;
}

/** The payment provider's fields in their element, which is rendered only if they are requested. */
export function useHostedFields(provider: CardProvider | undefined, listeners: HostedListeners): HostedCard {
  const [status, setStatus] = useState<HostedStatus>('loading');
  const [marks, setMarks] = useState<CardMarks>();
  const now = useRef({ provider, listeners });
  now.current = { provider, listeners };
  const [hosted] = useState(() =>
    hostedCard(() => now.current.provider, {
      onStatus(next) {
        setStatus(next);
        now.current.listeners.onStatus(next);
      },
      onChange: () => now.current.listeners.onChange(),
      onMarks: setMarks,
      onError: (error) => now.current.listeners.onError(error),
    }),
  );
  return { ...hosted, status, marks };
}

function hostedCard(provider: () => CardProvider | undefined, listeners: Omit<HostedPlace, 'place'>) {
  const loading = latest();
  let fields: HostedFields | undefined;
  let place: HTMLElement | undefined;

  async function show(shownIn: HTMLElement) {
    listeners.onStatus('loading');
    try {
      const loaded = await loading.run(() =>
        Promise.all([
          import(/* Shows the payment provider’s card fields. */ '../../providers/adyen-fields.ts'),
          import(/* Loads a provider’s script and stylesheet. */ '../../providers/provider-files.ts'),
        ]),
      );
      if (loaded === superseded) return;
      const [{ hostFields }, files] = loaded;
      fields = hostFields(provider(), { place: shownIn, ...listeners }, files);
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
        fields?.dispose();
        fields = place = undefined;
      };
    },
    read: () => fields?.read(),
    renew() {
      if (fields) fields.renew();
      else if (place && !loading.isRunning()) show(place);
    },
  };
}
