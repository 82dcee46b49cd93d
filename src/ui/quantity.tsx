import { type KeyboardEvent, useState } from 'react';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

export interface QuantityProps {
  /** The last valid quantity. */
  value: number;
  /** A valid quantity, as soon as there is one. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  label?: string;
  /** What a form sends it as. */
  name?: string;
  /** What the shopper had already typed into the page's own field, however wrong: it stays until they leave the field. */
  typed?: string | undefined;
  /** A server's word on it. */
  error?: string | undefined;
  isDisabled?: boolean;
}

/**
 * A quantity to type or to step. What is typed stays as it was typed, also when the page renders anew, until the field
 * is left or Enter is pressed; then it is brought within bounds, and the slot below says so.
 */
export function Quantity({
  value,
  onChange,
  min = 1,
  max = 99,
  label = 'Quantity',
  name,
  typed,
  error,
  isDisabled,
}: QuantityProps) {
  const [draft, setDraft] = useState(typed);
  const [hint, setHint] = useState('');
  const text = draft ?? String(value);

  function handleType(typedNow: string) {
    setDraft(typedNow);
    setHint('');
    const parsed = parse(typedNow);
    if (parsed !== undefined && parsed >= min && parsed <= max && parsed !== value) onChange(parsed);
  }

  function settle(wanted = parse(text)) {
    const settled = wanted === undefined ? value : Math.min(max, Math.max(min, wanted));
    setDraft(undefined);
    if (wanted === undefined) setHint(`Enter a whole number from ${min} to ${max}. It is ${value} again.`);
    else if (wanted > max) setHint(`${max} is the most you can add at once.`);
    else if (wanted < min) setHint(`${min} is the least you can add.`);
    if (settled !== value) onChange(settled);
  }

  function handleStep(by: number) {
    setHint('');
    settle((parse(text) ?? value) + by);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    handleStep(by);
  }

  const current = parse(text) ?? value;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="si-quantity">
          <button
            type="button"
            className="si-quantity__step"
            aria-label={`One less: ${label}`}
            aria-disabled={isDisabled || current <= min || undefined}
            onClick={() => !isDisabled && handleStep(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...control}
            className="si-quantity__input"
            name={name}
            value={text}
            disabled={isDisabled}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => handleType(event.target.value)}
            onBlur={() => draft !== undefined && settle()}
            onKeyDown={handleKeyDown}
          />
          <button
            type="button"
            className="si-quantity__step"
            aria-label={`One more: ${label}`}
            aria-disabled={isDisabled || current >= max || undefined}
            onClick={() => !isDisabled && handleStep(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}

/** A whole number, perhaps with a sign and spaces around it; anything else is undefined. */
function parse(text: string): number | undefined {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined;
}
