import { type KeyboardEvent, useEffect, useState } from 'react';
import { controlMessages, fillIn } from '../../domain/messages.ts';
import { plainText } from '../../domain/plain-text.ts';
import { piecesLimit } from '../../domain/product/product-limits.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';

export interface QuantityProps {
  /** The last valid quantity. */
  value: number;
  /** Called with every valid quantity, even while typing. */
  onChange: (value: number) => void;
  /**
   * For a quantity that is sent: while the shopper types, `onChange` is called only after a pause of this length. A step,
   * Enter, and leaving the field or the page call it at once.
   */
  restMs?: number;
  min?: number;
  /** `piecesLimit` by default. */
  max?: number;
  /** `Quantity` by default. */
  label?: string;
  /** The field's name in a form. */
  name?: string;
  /**
   * The text typed into the server's field before mounting, even if invalid: it stays until the shopper leaves the
   * field.
   */
  typed?: string | undefined;
  /** The server's error for it. */
  error?: string | undefined;
  isDisabled?: boolean;
}

/**
 * A quantity to type or to step. Typed text stays as it is, also across renders, until the field is left or Enter is
 * pressed; then it is corrected to fit the bounds, which the slot below the field reports.
 */
export function Quantity({
  label,
  name,
  isDisabled,
  error,
  min = 1,
  max = piecesLimit.most,
  ...rest
}: QuantityProps) {
  const texts = useTexts(controlMessages);
  const { text, current, hint, handleType, handleLeave, handleStep, handleKeyDown } = useTypedQuantity(
    { min, max, ...rest },
    texts,
  );
  const shownLabel = label ?? texts.quantity;

  return (
    <Field label={shownLabel} hint={hint} error={error}>
      {(control) => (
        <div className="si-quantity">
          <QuantityStep
            icon="minus"
            label={fillIn(texts.quantityLess, shownLabel)}
            isDisabled={isDisabled || current <= min}
            onPress={() => !isDisabled && handleStep(-1)}
          />
          <input
            {...control}
            className="si-quantity__input"
            name={name}
            value={text}
            disabled={isDisabled}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => handleType(event.target.value)}
            onBlur={handleLeave}
            onKeyDown={handleKeyDown}
          />
          <QuantityStep
            icon="plus"
            label={fillIn(texts.quantityMore, shownLabel)}
            isDisabled={isDisabled || current >= max}
            onPress={() => !isDisabled && handleStep(1)}
          />
        </div>
      )}
    </Field>
  );
}

interface QuantityStepProps {
  icon: 'minus' | 'plus';
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

function QuantityStep({ icon, label, isDisabled, onPress }: QuantityStepProps) {
  return (
    <button
      type="button"
      className="si-quantity__step"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface TypedQuantity extends Pick<QuantityProps, 'value' | 'onChange' | 'typed' | 'restMs'> {
  min: number;
  max: number;
}

/** The draft in the field, and the quantity that results from it. */
function useTypedQuantity(
  { value, onChange, min, max, typed, restMs = 0 }: TypedQuantity,
  texts: typeof controlMessages,
) {
  const [draft, setDraft] = useState(typed);
  const [hint, setHint] = useState('');
  const text = draft ?? String(value);
  const current = parse(text) ?? value;
  const later = useLater();

  function handleType(typedNow: string) {
    setDraft(typedNow);
    setHint('');
    later.drop();
    const parsed = parse(typedNow);
    if (parsed === undefined || parsed < min || parsed > max || parsed === value) return;
    if (restMs) later.run(() => onChange(parsed), restMs);
    else onChange(parsed);
  }

  function settle(wanted = parse(text)) {
    const settled = wanted === undefined ? value : Math.min(max, Math.max(min, wanted));
    later.drop();
    setDraft(undefined);
    if (wanted === undefined) setHint(fillIn(texts.quantityInvalid, min, max, value));
    else if (wanted > max) setHint(fillIn(texts.quantityTooMany, max));
    else if (wanted < min) setHint(fillIn(texts.quantityTooFew, min));
    if (settled !== value) onChange(settled);
  }

  function handleStep(by: number) {
    setHint('');
    settle(current + by);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    handleStep(by);
  }

  const handleLeave = () => draft !== undefined && settle();
  return { text, current, hint, handleType, handleLeave, handleStep, handleKeyDown };
}

/** Runs one thing after a delay; at once if the field or the page goes away meanwhile. */
function useLater() {
  const [later] = useState(() => {
    let waiting: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drop = () => {
      clearTimeout(timer);
      waiting = undefined;
    };
    const runNow = () => {
      const run = waiting;
      drop();
      run?.();
    };
    const run = (what: () => void, delayMs: number) => {
      drop();
      waiting = what;
      timer = setTimeout(runNow, delayMs);
    };
    return { run, runNow, drop };
  });
  useEffect(() => {
    // In the capture phase, before the listeners that store unsent changes.
    addEventListener('pagehide', later.runNow, true);
    return () => {
      removeEventListener('pagehide', later.runNow, true);
      later.runNow();
    };
  }, [later]);
  return later;
}

/** Parses a whole number, with or without a sign and surrounding spaces; undefined for any other text. */
function parse(typed: string): number | undefined {
  const text = plainText(typed);
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}
