import { usePageId } from '../hooks/use-page-id.ts';

import { ChoiceBox } from './choice-box.tsx';
import { Skeleton } from './skeleton.tsx';

export interface ChoiceOption {
  key: string;
  label: string;
  note?: string | undefined;
  /** The price, at the end of the row. */
  price?: string | undefined;
  /** The option cannot be chosen; its note says why. */
  isOff?: boolean;
}

export interface ChoiceProps {
  legend: string;
  options: readonly ChoiceOption[];
  /** Key of the chosen option; a layer that contains the group focuses this option. */
  chosen: string | undefined;
  /** The notes and prices are about to change; set aria-busy on the element around the group. */
  isBusy?: boolean;
  onChoose: (key: string) => void;
}

/** A group of radio buttons, each with a label and an optional note. */
export function Choice({ legend, options, chosen, isBusy, onChoose }: ChoiceProps) {
  const name = usePageId();
  return (
    <fieldset className="si-choice">
      <legend className="si-choice__legend">{legend}</legend>
      {options.map(({ key, label, note, price, isOff }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option" key={key}>
          <ChoiceBox
            type="radio"
            name={name}
            checked={key === chosen}
            disabled={isOff}
            data-si-focus={key === chosen || undefined}
            onChange={() => onChoose(key)}
          />
          <span>
            <span>{label}</span>
            {note && !isBusy && <span className="si-quiet">{` ${note}`}</span>}
            {note && isBusy && <Skeleton width="12em" />}
          </span>
          {price && !isBusy && <span className="si-choice__price">{` ${price}`}</span>}
        </label>
      ))}
    </fieldset>
  );
}
