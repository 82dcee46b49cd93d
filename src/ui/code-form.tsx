import type { RefObject, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';
import { Field } from './field.tsx';

export interface CodeFormProps {
  /** The field's `name`; the same as in the server's form, if there is one, so that typed text is kept. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  button: string;
  isBusy?: boolean;
  busyText?: string;
  /** The code is a postal code in this country, which the browser may fill in. */
  postalCodeOf?: 'US' | 'CA';
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Below both. */
  children?: Elements;
}

/** A field for a short code, with the button that sends it beside it. */
export function CodeForm({ label, hint, error, button, isBusy, busyText, children, ...rest }: CodeFormProps) {
  const { name, field, typed, postalCodeOf, onType, onSubmit } = rest;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className="si-code-form" method="post" noValidate onSubmit={handleSubmit}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            name={name}
            autoComplete={postalCodeOf ? 'postal-code' : 'off'}
            className="si-input"
            ref={field}
            value={typed}
            inputMode={postalCodeOf === 'US' ? 'numeric' : undefined}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" isBusy={isBusy} busyText={busyText}>
        {button}
      </Button>
      {children}
    </form>
  );
}
