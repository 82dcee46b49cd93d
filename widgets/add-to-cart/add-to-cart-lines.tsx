import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { lineLimit, type PersonalizationLine } from '../../src/domain/personalization/personalization.ts';
import { Field } from '../../src/ui/field.tsx';

interface LinesProps {
  lines: (PersonalizationLine & { label?: string | undefined })[];
  errors: (string | undefined)[];
  labels: { personalizationLabel: string; personalizationLimit: string };
  isDisabled: boolean;
  onEnter: (index: number, text: string) => void;
}

/** The lines of a personalization. No maxlength, so that what is too long is said, not cut (decision 36). */
export function AddToCartLines({ lines, errors, labels, isDisabled, onEnter }: LinesProps): ReactNode {
  return lines.map((line, index) => {
    const limit = lineLimit(line);
    return (
      <div className="si-add-to-cart__line" key={line.elementName}>
        <Field
          label={line.label ?? labels.personalizationLabel}
          hint={limit < Infinity ? fillIn(labels.personalizationLimit, limit) : undefined}
          error={errors[index]}
        >
          {(control) => (
            <input
              {...control}
              className="si-input"
              name={line.elementName}
              value={line.text}
              autoComplete="off"
              disabled={isDisabled}
              onChange={(event) => onEnter(index, event.target.value)}
            />
          )}
        </Field>
      </div>
    );
  });
}
