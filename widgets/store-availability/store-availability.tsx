import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import type { StoreAvailability as Availability } from '../../src/contract/delivery/store-availability.ts';
import { postalCodeError, postalCodeLabels, readPostalCode } from '../../src/domain/delivery/postal-code.ts';
import { availabilityMessages } from '../../src/domain/delivery/store-availability.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Field } from '../../src/ui/field.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import type { StoreAvailabilityProps } from './store-availability.island.ts';
import { askStores } from './store-availability.state.ts';
import { StoreAvailabilityList, StoreAvailabilitySkeleton } from './store-availability-list.tsx';
import { StoreAvailabilityPopup } from './store-availability-popup.tsx';
import { StoreAvailabilitySelected } from './store-availability-selected.tsx';

type Asking =
  | { status: 'idle' | 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'answered'; availability: Availability };

/** A code to ask with, and the stores near it. What was typed stays, whatever comes of it (checkout §7.4, decision 35). */
export function StoreAvailability({ zip, selectedStore, ...question }: StoreAvailabilityProps): ReactNode {
  const island = useIsland();
  const { country, messages } = pageContext();
  const labels = withOverrides(availabilityMessages, messages);
  const [typed, setTyped] = useState(island.serverValues.zip ?? zip ?? '');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<Asking>({ status: 'idle' });
  const [popup, setPopup] = useState<{ storeNumbers: string[]; title: string }>();
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<AbortController>(undefined);
  const id = useId();

  async function handleSubmit(event?: SubmitEvent) {
    event?.preventDefault();
    const code = readPostalCode(typed, country);
    setError(postalCodeError(typed, country, messages));
    if (code.status !== 'valid') {
      field.current?.focus();
      return;
    }
    latest.current?.abort();
    const asked = new AbortController();
    latest.current = asked;
    setAsking({ status: 'asking' });
    const outcome = await askStores(
      { ...question, zip: code.value },
      { signal: AbortSignal.any([island.signal, asked.signal]), open: island.open },
    );
    if (asked.signal.aborted) return;
    if (!outcome) {
      setAsking({ status: 'idle' });
      return;
    }
    if ('message' in outcome) {
      setAsking({ status: 'failed', message: outcome.message });
      return;
    }
    const { stores, message } = outcome.answer;
    setAsking({ status: 'answered', availability: outcome.answer });
    const withStock = stores.filter(({ isAvailable }) => isAvailable).length;
    announce(
      stores.length ? fillIn(labels.storesWithItem, withStock, stores.length) : (message ?? labels.noStores),
    );
  }

  useReplay('submit', () => handleSubmit());

  const hasAsked = asking.status !== 'idle';
  return (
    <section className="si-store-availability" aria-labelledby={id}>
      <h2 id={id}>{labels.availabilityHeading}</h2>
      {selectedStore && (
        <StoreAvailabilitySelected
          name={selectedStore}
          labels={labels}
          onForgotten={() => field.current?.focus()}
        />
      )}
      <form className="si-store-availability__form" noValidate onSubmit={handleSubmit}>
        <Field label={postalCodeLabels[country]} error={error}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className="si-input"
              name="zip"
              value={typed}
              inputMode={country === 'US' ? 'numeric' : 'text'}
              autoComplete="postal-code"
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button
          kind="secondary"
          type="submit"
          isBusy={asking.status === 'asking'}
          busyText={labels.checkingStores}
        >
          {labels.availabilityButton}
        </Button>
      </form>
      {hasAsked && (
        <div className="si-store-availability__answer" aria-busy={asking.status === 'asking' || undefined}>
          {asking.status === 'asking' && <StoreAvailabilitySkeleton />}
          {asking.status === 'failed' && (
            <p className="si-store-availability__message" data-state="error" role="alert">
              <Icon name="alert" />
              {asking.message}
            </p>
          )}
          {asking.status === 'answered' && (
            <StoreAvailabilityList
              availability={asking.availability}
              labels={labels}
              onDetails={(storeNumbers, title) => setPopup({ storeNumbers, title })}
            />
          )}
        </div>
      )}
      {popup && <StoreAvailabilityPopup {...popup} labels={labels} onClose={() => setPopup(undefined)} />}
    </section>
  );
}
