import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { plainText } from '../../src/domain/plain-text.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { quantitiesAtom, selectQuantityAtom } from '../../src/state/product/selected-products.ts';

interface QuantityStart {
  sku: string;
  first: number;
  max: number;
  /** The text of the server's field. */
  typed: string | undefined;
}

/** The quantity, and the field's text at the time of the press. */
export function useQuantity(
  form: RefObject<HTMLFormElement | null>,
  { sku, first, max, typed }: QuantityStart,
) {
  const texts = useTexts(cartMessages);
  const store = useStore();
  const typedFirst = parseQuantity(typed, max);
  const [chosen, setChosen] = useState(() => {
    const known = typedFirst === first ? store.get(quantitiesAtom).get(sku) : undefined;
    return known && known <= max ? known : typedFirst;
  });
  const value = chosen ?? first;
  useSharedQuantity({ sku, value, max, onOther: setChosen });
  const [error, setError] = useState<string>();
  // The blur event corrects the text before the click on the button arrives.
  const meant = useRef(typed);
  const field = () => form.current!.elements.namedItem('Quantity') as HTMLInputElement;

  function handleGesture() {
    meant.current = field().value;
  }

  function handleChange(changed: number) {
    setChosen(changed);
    setError(undefined);
  }

  /** Returns that text, once. */
  function takeMeant(): string | undefined {
    const wanted = meant.current;
    meant.current = undefined;
    return wanted;
  }

  /** Shows an error if `wanted` is not a valid quantity, because a corrected number is not the shopper's choice. */
  function refuse(wanted: string | undefined): boolean {
    if (wanted === undefined || parseQuantity(wanted, max) !== undefined) return false;
    setError(fillIn(texts.quantityRefused, wanted, max));
    field().focus();
    field().select();
    return true;
  }

  return {
    value,
    handleGesture,
    takeMeant,
    refuse,
    /** The props of the field. */
    props: { value, max, error, onChange: handleChange, typed: typedFirst === undefined ? typed : undefined },
  };
}

interface Shared {
  sku: string;
  value: number;
  max: number;
  /** Called with the quantity that another field of the product has been given. */
  onOther: (quantity: number) => void;
}

/**
 * Shares the quantity with the product's other fields on the page, with its availability, and with an add of several
 * products.
 */
function useSharedQuantity({ sku, value, max, onOther }: Shared): void {
  const select = useSetAtom(selectQuantityAtom);
  const others = useAtomValue(quantitiesAtom).get(sku);
  const known = useRef({ sku: '', value });

  useEffect(() => {
    const isMine = known.current.sku !== sku || known.current.value !== value;
    known.current = { sku, value };
    if (others === value) return;
    if (isMine || others === undefined) select(sku, value);
    else if (others <= max) onOther(others);
  }, [select, sku, value, others, max, onOther]);
}

/** The text of a field, if it is a quantity that can be added. */
function parseQuantity(typed: string | undefined, max: number): number | undefined {
  const text = plainText(typed ?? '');
  const quantity = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}
