import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../../../src/ui/field.tsx';

interface TextProps extends Omit<FieldProps, 'children'> {
  name: string;
  text: string;
  rows: number;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A text of several lines. */
export function OptionsText({ name, text, rows, onType, onLeave, ...field }: TextProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          className="si-input"
          rows={rows}
          value={text}
          onChange={({ target }) => onType(target.value)}
          // Chrome scrolls only the caret's line into view; on a phone the rest would be behind the step's buttons.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
