import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

export interface CodeFormProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  button: string;
  isBusy?: boolean;
  busyText?: string;
  /** It is the postal code of an address in this country, which the browser may fill in. */
  postalCodeOf?: 'US' | 'CA';
  onType: (text: string) => void;
  onSubmit: (event: SubmitEvent) => void;
  /** Below both. */
  children?: ReactNode;
}

/** A field for a short code, with the button that sends it beside it. */
export function CodeForm({ label, hint, error, button, isBusy, busyText, children, ...rest }: CodeFormProps) {
  const { field, typed, postalCodeOf, onType, onSubmit } = rest;
  const ofPostalCode = { name: 'zip', autoComplete: 'postal-code' };
  return (
    <form className="si-code-form" noValidate onSubmit={onSubmit}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            {...(postalCodeOf ? ofPostalCode : { autoComplete: 'off' })}
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
