import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, postalCodeLabel, validCode } from '../../src/domain/delivery/postal-code.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { fieldText } from '../../src/page/field-text.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { useDeliveryPlace } from '../../src/state/delivery/use-delivery-place.ts';
import { Button } from '../../src/ui/button.tsx';
import { CodeForm } from '../../src/ui/code-form.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { shopMessages } from './availability.messages.ts';

interface PlaceProps {
  sku: string;
  place: ReturnType<typeof useDeliveryPlace>;
  /** No code was known when the island mounted. */
  wasUnknown: boolean;
  onCode: (zip: string) => void;
  /** Called when another store was chosen; undefined where the product cannot be picked up. */
  onStore: (() => void) | undefined;
}

/** The ZIP or postal code of the delivery, one for the whole page, and the store of a pickup; both can be changed. */
export function AvailabilityPlace({ sku, place, wasUnknown, onCode, onStore }: PlaceProps): ReactNode {
  const texts = useTexts(shopMessages);
  const { isOpen, typed, ...form } = useCodeForm({ place, wasUnknown, onCode });
  return (
    <>
      {(!isOpen || onStore) && (
        <div className="si-availability__place">
          {place.zip && !isOpen && <p>{fillIn(texts.shopTo, place.zip)}</p>}
          {!isOpen && (
            <Button kind="link" ref={form.opener} onClick={form.handleOpen}>
              {texts.shopChangeCode}
            </Button>
          )}
          {onStore && <AnotherStore sku={sku} place={place} onStore={onStore} />}
        </div>
      )}
      {isOpen && <PlaceForm typed={typed} {...form} />}
    </>
  );
}

function PlaceForm({ typed, ...form }: Omit<ReturnType<typeof useCodeForm>, 'isOpen'>) {
  const texts = useTexts(shopMessages);
  const { country } = pageContext();
  return (
    <CodeForm
      name="zip"
      label={postalCodeLabel(country, useTexts(postalCodeLabelMessages))}
      error={form.error}
      field={form.field}
      typed={typed}
      postalCodeOf={country}
      button={texts.shopCodeButton}
      onType={form.handleType}
      onSubmit={form.handleSubmit}
    />
  );
}

/**
 * The field for the code, open at first if none is known. It starts with what was typed into the server's field, and takes over its
 * focus.
 */
function useCodeForm({
  place: { zip },
  wasUnknown,
  onCode,
}: Pick<PlaceProps, 'place' | 'wasUnknown' | 'onCode'>) {
  const { host } = useIsland();
  const { country } = pageContext();
  const errors = useTexts(postalCodeMessages[country]);
  // Read in the first render, while the host still has the server's content.
  const [server] = useState(() => {
    const field = host.querySelector<HTMLInputElement>('[name="zip"]');
    const text = field ? fieldText(field) : '';
    return { text, isEmpty: !!field && !text, hasFocus: field === document.activeElement };
  });
  const isTyped = server.text !== '' && !(zip && validCode(server.text, country) === zip);
  const [typed, setTyped] = useState(isTyped ? server.text : undefined);
  // The field stays open when another widget of the page gets the code, also before the first answer has replaced the
  // server's form: only the shopper's own press moves anything.
  const [isOpen, setOpen] = useState(isTyped || !zip || (wasUnknown && server.isEmpty));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [focusOn, setFocusOn] = useState<'field' | 'opener' | undefined>(
    server.hasFocus ? 'field' : undefined,
  );
  const shown = typed ?? zip ?? '';

  useEffect(() => {
    if (focusOn) (focusOn === 'field' ? field : opener).current?.focus();
    setFocusOn(undefined);
  }, [focusOn]);

  return {
    isOpen,
    typed: shown,
    error,
    field,
    opener,
    handleOpen() {
      setTyped(undefined);
      setOpen(true);
      setFocusOn('field');
    },
    handleType(text: string) {
      setTyped(text);
      setError(undefined);
    },
    handleSubmit() {
      const code = validCode(shown, country);
      setError(postalCodeError(shown, country, errors));
      if (code) {
        setTyped(undefined);
        setOpen(false);
        onCode(code);
      }
      setFocusOn(code ? 'opener' : 'field');
    },
  };
}

interface StoreProps {
  sku: string;
  place: PlaceProps['place'];
  onStore: () => void;
}

/** The link to the stores near the code, to choose another one, whether or not the chosen store has the product. */
function AnotherStore({ sku, place, onStore }: StoreProps) {
  const texts = useTexts(shopMessages);
  const [isOpen, setOpen] = useState(false);
  const known = useRef(place.store);

  useEffect(() => {
    if (known.current === place.store) return;
    known.current = place.store;
    if (!isOpen) return;
    setOpen(false);
    onStore();
  }, [place.store, isOpen, onStore]);

  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        {texts.shopAnotherStore}
      </Button>
      {isOpen && (
        <Dialog title={texts.shopStores} onClose={() => setOpen(false)}>
          <div
            data-island="store-availability"
            data-island-load="load"
            data-sku={sku}
            data-zip={place.zip}
            data-include-only-bops-enabled="true"
            data-for-pickup="true"
          />
        </Dialog>
      )}
    </>
  );
}
