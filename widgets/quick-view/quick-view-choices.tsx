import type { ReactElement } from 'react';
import type { QuickViewChoice, QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { canBeHad } from '../../src/domain/product/availability.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import { quickViewMessages } from './quick-view.messages.ts';

interface ChoicesProps {
  model: QuickViewModel;
  chosen: string | undefined;
  onChoose: (optionChoiceParameter: string) => void;
}

/** The choices of a product that is in stock, as radio buttons: swatches, or pictures of them. */
export function QuickViewChoices({ model, chosen, onChoose }: ChoicesProps): ReactElement | null {
  const texts = useTexts(quickViewMessages);
  const name = usePageId();
  const { choices, choicesTitle = texts.quickViewChoices } = model;
  if (choices.length < 2) return null;
  const current = choices.find(({ optionChoiceParameter }) => optionChoiceParameter === chosen);
  return (
    <fieldset className="si-quick-view__choices">
      <legend>
        <span>{choicesTitle}</span>
        {current && <b>{current.title}</b>}
      </legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.optionChoiceParameter} className="si-quick-view__choice" title={choice.title}>
            <input
              type="radio"
              name={name}
              checked={choice === current}
              onChange={() => onChoose(choice.optionChoiceParameter)}
            />
            <Swatch {...choice} />
            <VisuallyHidden>{choice.title}</VisuallyHidden>
            {!canBeHad(choice.availability) && <VisuallyHidden>{` ${texts.quickViewGone}`}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className="si-quick-view__gone">
        {current && !canBeHad(current.availability) && texts.quickViewGone}
      </p>
    </fieldset>
  );
}

function Swatch({ hex, imagePath, availability }: QuickViewChoice) {
  return (
    <span
      className="si-quick-view__swatch"
      data-state={canBeHad(availability) ? undefined : 'gone'}
      style={hex ? { backgroundColor: hex } : undefined}
    >
      {imagePath && <img src={imagePath} alt="" width="36" height="36" loading="lazy" decoding="async" />}
    </span>
  );
}
