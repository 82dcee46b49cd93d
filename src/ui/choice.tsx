import { useId } from 'react';
import { ChoiceBox } from './choice-box.tsx';

export interface ChoiceOption {
  key: string;
  label: string;
  note?: string | undefined;
}

export interface ChoiceProps {
  legend: string;
  options: readonly ChoiceOption[];
  /** Key of the chosen option; a layer that contains the group focuses this option. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** A group of radio buttons, each with a label and an optional note. */
export function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="si-choice">
      <legend className="si-choice__legend">{legend}</legend>
      {options.map(({ key, label, note }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option" key={key}>
          <ChoiceBox
            type="radio"
            name={name}
            checked={key === chosen}
            data-si-focus={key === chosen || undefined}
            onChange={() => onChoose(key)}
          />
          <span>
            <span>{label}</span>
            {note && <span className="si-quiet">{` ${note}`}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
