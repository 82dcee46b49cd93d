import { type ReactNode, useState } from 'react';
import type { ListingQuery } from '../../src/domain/listing/listing-query.ts';
import { ChoiceBox, type ChoiceBoxProps } from '../../src/ui/choice-box.tsx';
import type { Change } from './listing-filters.tsx';

interface BoxProps extends Pick<ChoiceBoxProps, 'role'> {
  isTicked: boolean;
  isDisabled?: boolean;
  /** What is asked for with it, or without it. */
  update: (query: ListingQuery, isTicked: boolean) => ListingQuery;
  change: Change;
}

/** A box that is drawn as it was pressed at once, by itself: the listing follows once that is painted. */
export function ListingFiltersBox({ isTicked, isDisabled, role, update, change }: BoxProps): ReactNode {
  const [pressed, setPressed] = useState<boolean>();
  const checked = pressed ?? isTicked;

  function handleChange() {
    if (isDisabled) return;
    setPressed(!checked);
    change(
      (query) => update(query, !checked),
      () => setPressed(undefined),
    );
  }

  return (
    <ChoiceBox
      type="checkbox"
      role={role}
      checked={checked}
      // Not `disabled`: what was just unticked would lose the focus.
      aria-disabled={isDisabled || undefined}
      onChange={handleChange}
    />
  );
}
