import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ErrorNote } from '../error-note.tsx';
import { TextFor } from '../visually-hidden.tsx';

/** Something that pays besides cards. */
export interface TenderEntry {
  id: string;
  name: string;
  /** What it pays, as it is taken off the total; undefined if it pays nothing. */
  amount: string | undefined;
  note: string | undefined;
  isBusy: boolean;
  problem: string | undefined;
  remove: () => void;
}

interface TenderListProps {
  label: string;
  entries: readonly TenderEntry[];
  /** The button's text. */
  remove: string;
}

/** What pays besides cards, each with what it pays and Remove; nothing while nothing does. */
export function TenderList({ label, entries, remove }: TenderListProps): ReactNode {
  if (!entries.length) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-tender__list" role="list" aria-label={label}>
      {entries.map(({ id, name, amount, note, isBusy, problem, remove: handleRemove }) => (
        <li key={id}>
          <span className="si-tender__name">
            <bdi>{name}</bdi>
            {note && <span className="si-quiet">{note}</span>}
          </span>
          {amount && (
            <span className="si-tender__amount">
              <bdi>{amount}</bdi>
            </span>
          )}
          <Button kind="link" isBusy={isBusy} onClick={handleRemove}>
            <TextFor name={name}>{remove}</TextFor>
          </Button>
          <ErrorNote>{problem}</ErrorNote>
        </li>
      ))}
    </ul>
  );
}
