import { type RefCallback, useCallback, useRef, useState } from 'react';
import type { CardProvider, HostedFields, HostedPlace, HostedStatus } from '../../providers/adyen-fields.ts';
import { logFailure } from '../report.ts';

/** Who hears of the provider's fields. */
export type HostedListeners = Omit<HostedPlace, 'place'>;

export interface HostedCard {
  ref: RefCallback<HTMLElement>;
  status: HostedStatus;
  read: HostedFields['read'];
  renew(): void;
}

/** The payment provider's fields in their place, which is on the page only where they are asked for. */
export function useHostedFields(
  provider: CardProvider | undefined,
  { onStatus, ...listeners }: HostedListeners,
): HostedCard {
  const [status, setStatus] = useState<HostedStatus>('loading');
  const fields = useRef<HostedFields>(undefined);
  const place = useRef<HTMLElement>(null);
  const isComing = useRef(false);

  function tell(next: HostedStatus) {
    setStatus(next);
    onStatus(next);
  }

  async function show(shownIn: HTMLElement) {
    tell('loading');
    isComing.current = true;
    try {
      const { hostFields } = await import('../../providers/adyen-fields.ts');
      if (place.current !== shownIn) return;
      fields.current?.stop();
      fields.current = hostFields(provider, { place: shownIn, onStatus: tell, ...listeners });
    } catch (error) {
      logFailure(error);
      if (place.current === shownIn) tell('failed');
    } finally {
      isComing.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are made once; who listens never changes what it does
  const ref = useCallback((shownIn: HTMLElement | null) => {
    if (!shownIn) return undefined;
    place.current = shownIn;
    show(shownIn);
    return () => {
      place.current = null;
      fields.current?.stop();
      fields.current = undefined;
    };
  }, []);

  return {
    ref,
    status,
    read: () => fields.current?.read(),
    renew() {
      if (fields.current) fields.current.renew();
      else if (place.current && !isComing.current) show(place.current);
    },
  };
}
