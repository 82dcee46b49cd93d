import { type ReactNode, useState } from 'react';
import type { ListingQuery } from '../../src/domain/listing/listing-query.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { ChoiceBox, type ChoiceBoxProps } from '../../src/ui/choice-box.tsx';

interface BoxProps extends Pick<ChoiceBoxProps, 'role'> {
  isTicked: boolean;
  isDisabled?: boolean;
  /** The query after ticking or unticking it. */
  update: (query: ListingQuery, isTicked: boolean) => ListingQuery;
  listing: Listing;
}

/** Optimistic checkbox: shows the new state at once; the listing changes after the paint. */
export function ListingFiltersBox({ isTicked, isDisabled, role, update, listing }: BoxProps): ReactNode {
  const [pressed, setPressed] = useState<boolean>();
  const checked = pressed ?? isTicked;

  function handleChange() {
    if (isDisabled) return;
    setPressed(!checked);
    listing.changeAfterPaint(
      (query) => update(query, !checked),
      () => setPressed(undefined),
    );
  }

  return (
    <ChoiceBox
      type="checkbox"
      role={role}
      checked={checked}
      // Not `disabled`, which would take the focus from a box that was just unticked.
      aria-disabled={isDisabled || undefined}
      onChange={handleChange}
    />
  );
}
