import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { lineLimit, type PersonalizationLine } from '../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../src/domain/personalization/personalization-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Field } from '../../src/ui/field.tsx';

interface LinesProps {
  lines: (PersonalizationLine & { label?: string | undefined })[];
  errors: (string | undefined)[];
  isDisabled: boolean;
  onEnter: (index: number, text: string) => void;
}

/** The lines of a personalization. No maxlength: text that is too long gets an error and is not cut (decision 36). */
export function AddToCartLines({ lines, errors, isDisabled, onEnter }: LinesProps): ReactNode {
  const texts = useTexts(personalizationMessages);
  return lines.map((line, index) => {
    const limit = lineLimit(line);
    return (
      <div className="si-add-to-cart__line" key={line.elementName}>
        <Field
          label={line.label ?? texts.personalizationLabel}
          hint={
            limit < Infinity
              ? fillIn(limit === 1 ? texts.personalizationLimitOne : texts.personalizationLimit, limit)
              : undefined
          }
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
