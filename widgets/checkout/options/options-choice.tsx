import { type ReactNode, useState } from 'react';
import type { OptionChoice } from '../../../src/contract/checkout/recipient.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { pageContext } from '../../../src/page/context.ts';
import { Choice } from '../../../src/ui/choice.tsx';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';

interface ChoiceProps {
  legend: string;
  choice: OptionChoice;
  /** The first option, which is none, is not offered by itself. */
  isOptional?: boolean;
  onChoose: (code: string) => Promise<unknown>;
}

/** An optimistic choice: shown and saved at once. */
export function OptionsChoice({ legend, choice, isOptional, onChoose }: ChoiceProps): ReactNode {
  const { shown, choose } = useShownChoice(choice.selectedOption, onChoose);
  const [none, ...others] = choice.options;
  const options = (isOptional ? others : choice.options).map(({ code, name, charge, about }) => ({
    key: code,
    label: name,
    note: about,
    price: charge ? formatPrice(charge, pageContext()) : undefined,
  }));
  const [only] = options;
  if (isOptional && only && options.length === 1)
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
      <label className="si-choice__option">
        <ChoiceBox
          type="checkbox"
          checked={shown === only.key}
          onChange={({ target }) => choose(target.checked ? only.key : none!.code)}
        />
        <span>
          <span>{only.label}</span>
          {only.note && <span className="si-quiet">{` ${only.note}`}</span>}
        </span>
        {only.price && <span className="si-choice__price">{` ${only.price}`}</span>}
      </label>
    );
  return <Choice legend={legend} options={options} chosen={shown} onChoose={choose} />;
}

/** Shows a choice optimistically; once the server has answered, its value shows. */
function useShownChoice(known: string | undefined, send: (code: string) => Promise<unknown>) {
  const [wanted, setWanted] = useState<string>();

  async function choose(code: string) {
    setWanted(code);
    await send(code);
    // A later choice is still pending.
    setWanted((now) => (now === code ? undefined : now));
  }

  return { shown: wanted ?? known, choose };
}
