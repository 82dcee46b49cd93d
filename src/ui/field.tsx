import { type ReactNode, useEffect } from 'react';
import { usePageId } from '../hooks/use-page-id.ts';
import type { Elements } from './elements.ts';
import { Icon } from './icon.tsx';
import { takeMovedPresses } from './moved-press.ts';

/** Spread onto the control: `<input className="si-input" {...control} />`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Help text. */
  hint?: string | undefined;
  /** Replaces the hint, so that nothing shifts: icon, text and border, never colour alone. It is announced. */
  error?: string | undefined;
  /** False where one live region announces the errors of several fields. */
  isAnnounced?: boolean;
  children: (control: FieldControl) => Elements;
}

/** A control with its label above and one slot below for its hint or error. */
export function Field({ label, hint, error, isAnnounced = true, children }: FieldProps) {
  const id = usePageId();
  const slotId = `${id}-slot`;
  // Leaving the field may show an error of several lines, which moves the button below it.
  useEffect(takeMovedPresses, []);
  return (
    <div className="si-field" data-state={error ? 'error' : undefined}>
      <label className="si-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': slotId, 'aria-invalid': error ? true : undefined })}
      <div className="si-field__slot" id={slotId} aria-live={isAnnounced ? 'polite' : undefined}>
        {error && <Icon name="alert" />}
        {(error || hint) && <span>{error || hint}</span>}
      </div>
    </div>
  );
}
