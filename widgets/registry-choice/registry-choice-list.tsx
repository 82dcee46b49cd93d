import { type ReactNode, useId } from 'react';
import type { Registry } from '../../src/contract/registry.ts';

interface ListProps {
  registries: readonly Registry[];
  chosen: string | undefined;
  legend: string;
  onChoose: (grId: string) => void;
}

/** The registries, one of them chosen: the arrow keys go through them, as through any group of radio buttons. */
export function RegistryChoiceList({ registries, chosen, legend, onChoose }: ListProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="si-registry-choice__list">
      <legend className="si-registry-choice__legend">{legend}</legend>
      {registries.map(({ grId, name: title, formattedEventDate }) => (
        <label className="si-registry-choice__option" key={grId}>
          <input
            type="radio"
            className="si-registry-choice__radio"
            name={name}
            checked={grId === chosen}
            data-si-focus={grId === chosen || undefined}
            onChange={() => onChoose(grId)}
          />
          <span>
            {title}
            {formattedEventDate && <span className="si-quiet"> {formattedEventDate}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
