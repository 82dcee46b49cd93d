import { type RefCallback, useRef, useState } from 'react';
import type { CardProvider, HostedFields, HostedPlace, HostedStatus } from '../../providers/adyen-fields.ts';
import { latest, superseded } from '../latest.ts';

/** Callbacks of the provider's fields. */
export type HostedListeners = Omit<HostedPlace, 'place'>;

export interface HostedCard {
  ref: RefCallback<HTMLElement>;
  status: HostedStatus;
  read: HostedFields['read'];
  renew(): void;
}

/** The payment provider's fields in their element, which is rendered only if they are requested. */
export function useHostedFields(provider: CardProvider | undefined, listeners: HostedListeners): HostedCard {
  const [status, setStatus] = useState<HostedStatus>('loading');
  const now = useRef({ provider, listeners });
  now.current = { provider, listeners };
  const [hosted] = useState(() =>
    hostedCard(() => now.current.provider, {
      onStatus(next) {
        setStatus(next);
        now.current.listeners.onStatus(next);
      },
      onChange: () => now.current.listeners.onChange(),
      onError: (error) => now.current.listeners.onError(error),
    }),
  );
  return { ...hosted, status };
}

function hostedCard(provider: () => CardProvider | undefined, listeners: HostedListeners) {
  const loading = latest();
  let fields: HostedFields | undefined;
  let place: HTMLElement | undefined;

  async function show(shownIn: HTMLElement) {
    listeners.onStatus('loading');
    try {
      const adapter = await loading.run(
        () => import(/* Shows the payment provider’s card fields. */ '../../providers/adyen-fields.ts'),
      );
      if (adapter !== superseded) fields = adapter.hostFields(provider(), { place: shownIn, ...listeners });
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
