import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ErrorNote } from '../error-note.tsx';
import { TextFor } from '../visually-hidden.tsx';

/** A gift card, a code or a certificate that pays. */
export interface TenderEntry {
  id: string;
  name: string;
  /** The amount that is taken off the total; undefined if it pays nothing. */
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

/** The gift cards, codes or certificates that pay, each with its amount and Remove; nothing without any. */
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
