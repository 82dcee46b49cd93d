import type { ReactNode } from 'react';
import { fillIn } from '../../../src/domain/messages.ts';
import { currencySign, formatPrice } from '../../../src/domain/money.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { payPartMessages } from './payment.messages.ts';
import type { PayPartState } from './payment-part.state.ts';

/** Whether the chosen card pays only a part of the total, and how much (decision 87). */
export function PaymentPartChoice({ part }: { part: PayPartState }): ReactNode {
  const texts = useTexts(payPartMessages);
  if (!part.isOffered) return null;
  const context = pageContext();
  return (
    <div className="si-checkout__part-choice">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-choice__option">
        <ChoiceBox
          type="checkbox"
          checked={part.isOn}
          onChange={({ target }) => part.setOn(target.checked)}
        />
        <span>{texts.payPart}</span>
      </label>
      {part.isOn && (
        <Field
          label={fillIn(texts.payPartAmount, currencySign(context))}
          hint={part.rest ? fillIn(texts.payPartRest, formatPrice(part.rest, context)) : undefined}
          error={part.problem}
        >
          {(control) => (
            <input
              {...control}
              ref={part.field}
              className="si-input"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={part.text}
              onChange={({ target }) => part.setText(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
