import { type ReactNode, useRef, useState } from 'react';
import type { StoreAvailability as Availability } from '../../src/contract/delivery/store-availability.ts';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, postalCodeLabel, readPostalCode } from '../../src/domain/delivery/postal-code.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useChangePlace, useDeliveryPlace } from '../../src/state/delivery/use-delivery-place.ts';
import { type ReadState, useRead } from '../../src/state/use-read.ts';
import { CodeForm, type CodeFormProps } from '../../src/ui/code-form.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import type { StoreAvailabilityProps } from './store-availability.island.ts';
import { availabilityMessages } from './store-availability.messages.ts';
import { handleStoreFailure, loadStores } from './store-availability.state.ts';
import { StoreAvailabilityList, StoreAvailabilitySkeleton } from './store-availability-list.tsx';
import { StoreAvailabilityPopup } from './store-availability-popup.tsx';
import { StoreAvailabilitySelected } from './store-availability-selected.tsx';

type Texts = typeof availabilityMessages;

/** A field for a postal code, and the stores near it. The typed code stays (checkout §7.4, decision 35). */
export function StoreAvailability(props: StoreAvailabilityProps): ReactNode {
  const { zip, selectedStore, forPickup, ...question } = props;
  const island = useIsland();
  const texts = useTexts(availabilityMessages);
  const { country } = pageContext();
  const errors = useTexts(postalCodeMessages[country]);
  // What the shopper has typed here, or else the code that another widget of the page knows.
  const [ownTyped, setTyped] = useState(island.serverValues.zip || undefined);
  const place = useDeliveryPlace([zip]);
  const { changeCode } = useChangePlace();
  const typed = ownTyped ?? place.zip ?? zip ?? '';
  const [error, setError] = useState<string>();
  const { state, read } = useRead<Availability>(handleStoreFailure);
  const [asked, setAsked] = useState<{ question: string; typed: string }>();
  const current = JSON.stringify(question);
  const latest = useRef(current);
  latest.current = current;
  const field = useRef<HTMLInputElement>(null);
  const id = usePageId();

  async function handleSubmit() {
    const code = readPostalCode(typed, country);
    setError(postalCodeError(typed, country, errors));
    if (code.status !== 'valid') {
      field.current?.focus();
      return;
    }
    setAsked({ question: current, typed });
    changeCode(code.value);
    const next = await read((signal) =>
      loadStores({ ...question, zip: code.value }, AbortSignal.any([island.signal, signal])),
    );
    if (next?.status === 'done' && latest.current === current) announce(inWords(next.answer, texts));
  }

  useReplay('submit', () => handleSubmit());
  // Opened to choose a store: the code was given before.
  useOnMount(() => {
    if (forPickup && typed) handleSubmit();
  });

  function handleType(text: string) {
    setTyped(text);
    setError(undefined);
  }

  // Another code may be requested at once; a failure only concerns the previous one.
  const isAnother = asked?.typed !== typed;
  const isShown = asked?.question === current && !(state.status === 'failed' && isAnother);

  return (
    <section className="si-store-availability" aria-labelledby={id}>
      <h2 id={id}>{texts.availabilityHeading}</h2>
      {selectedStore && (
        <StoreAvailabilitySelected
          name={selectedStore}
          texts={texts}
          onReset={() => field.current?.focus()}
        />
      )}
      <StoreForm
        {...{ texts, error, field, typed }}
        isBusy={state.status === 'busy' && !isAnother}
        onType={handleType}
        onSubmit={handleSubmit}
      />
      {state.status !== 'idle' && isShown && <Answer {...{ state, texts, forPickup }} />}
    </section>
  );
}

interface StoreFormProps
  extends Pick<CodeFormProps, 'error' | 'field' | 'typed' | 'isBusy' | 'onType' | 'onSubmit'> {
  texts: Texts;
}

function StoreForm({ texts, ...form }: StoreFormProps) {
  const { country } = pageContext();
  const label = postalCodeLabel(country, useTexts(postalCodeLabelMessages));
  return (
    <CodeForm
      name="zip"
      label={label}
      {...form}
      postalCodeOf={country}
      button={texts.availabilityButton}
      busyText={texts.checkingStores}
    />
  );
}

interface AnswerProps {
  state: ReadState<Availability>;
  texts: Texts;
  forPickup: boolean;
}

function Answer({ state, texts, forPickup }: AnswerProps) {
  const [popup, setPopup] = useState<{ storeNumbers: string[]; title: string }>();
  return (
    <div className="si-store-availability__answer" aria-busy={state.status === 'busy' || undefined}>
      {state.status === 'busy' && <StoreAvailabilitySkeleton />}
      <FailureMessage state={state} />
      {state.status === 'done' && (
        <StoreAvailabilityList
          availability={state.answer}
          texts={texts}
          hasChoice={forPickup}
          onDetails={(storeNumbers, title) => setPopup({ storeNumbers, title })}
        />
      )}
      {popup && <StoreAvailabilityPopup {...popup} texts={texts} onClose={() => setPopup(undefined)} />}
    </div>
  );
}

function inWords({ stores, message }: Availability, texts: Texts): string {
  const withStock = stores.filter(({ isAvailable }) => isAvailable).length;
  if (!stores.length) return message ?? texts.noStores;
  if (stores.length === 1) return withStock ? texts.onlyStoreWithItem : texts.onlyStoreWithoutItem;
  return fillIn(withStock === 1 ? texts.storesWithItemOne : texts.storesWithItem, withStock, stores.length);
}
