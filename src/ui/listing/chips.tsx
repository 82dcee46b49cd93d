import type { MouseEvent } from 'react';
import { fillIn } from '../../domain/messages.ts';
import { Icon } from '../icon.tsx';

export interface ChipsProps {
  label: string;
  chips: readonly { id: string; name: string }[];
  /** "Remove {0}", the accessible name of a chip's button. */
  removeText: string;
  /** Shown if there are no chips. */
  none?: string;
  onRemove: (id: string) => void;
}

/**
 * The applied filters, in one row that scrolls. A chip that is removed gives the focus to its neighbour, the last one to
 * the row.
 */
export function Chips({ label, chips, removeText, none, onRemove }: ChipsProps) {
  const handleRemove =
    (id: string) =>
    ({ currentTarget }: MouseEvent) => {
      const item = currentTarget.closest('li')!;
      const neighbour = (item.nextElementSibling ?? item.previousElementSibling)?.firstElementChild;
      ((neighbour ?? item.parentElement) as HTMLElement).focus({ preventScroll: true });
      onRemove(id);
    };

  return (
    <ul className="si-chips" aria-label={label} tabIndex={-1}>
      {!chips.length && none && <li className="si-quiet">{none}</li>}
      {chips.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="si-chips__chip"
            aria-label={fillIn(removeText, name)}
            onClick={handleRemove(id)}
          >
            <span>{name}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
