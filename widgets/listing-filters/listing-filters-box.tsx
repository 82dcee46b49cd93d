import { useState } from 'react';
import type { ListingQuery } from '../../src/domain/listing/listing-query.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { ChoiceBox, type ChoiceBoxProps } from '../../src/ui/choice-box.tsx';
import type { Elements } from '../../src/ui/elements.ts';

interface BoxProps extends Pick<ChoiceBoxProps, 'role'> {
  isTicked: boolean;
  isDisabled?: boolean;
  /** The query after ticking or unticking it. */
  update: (query: ListingQuery, isTicked: boolean) => ListingQuery;
  listing: Listing;
  /** Its name and count. */
  children: Elements;
}

/**
 * Optimistic checkbox with its label: shows the new state at once; the listing changes after the paint. The change is
 * requested as soon as a press begins.
 */
export function ListingFiltersBox({ isTicked, isDisabled, role, update, listing, children }: BoxProps) {
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

  function handlePress({ button, key = ' ' }: { button?: number; key?: string }) {
    if (!isDisabled && !button && key === ' ') listing.prefetch((query) => update(query, !checked));
  }

  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
    <label
      className="si-listing-filters__value"
      data-state={isDisabled ? 'disabled' : undefined}
      onPointerDown={handlePress}
      onKeyDown={handlePress}
      // The press has become a scroll.
      onPointerCancel={() => listing.prefetch()}
      // Lifting a finger fires pointerleave too, before the click.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && listing.prefetch()}
    >
      <ChoiceBox
        type="checkbox"
        role={role}
        checked={checked}
        // Not `disabled`, which would take the focus from a box that was just unticked.
        aria-disabled={isDisabled || undefined}
        onChange={handleChange}
      />
      {children}
    </label>
  );
}
