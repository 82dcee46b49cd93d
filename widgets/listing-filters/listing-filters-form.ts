import { useState } from 'react';
import { addRange, typedRange, withTicked } from '../../src/domain/listing/listing-filters.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { Listing } from '../../src/state/listing/listing.ts';

/** The text typed into the range fields of the server's form. */
export interface TypedRanges {
  values: Readonly<Record<string, string>>;
  /** The number of submits. If it is not 0, the ranges in `values` were refused. */
  submits: number;
}

/** Each facet's typed range; no `range` if the text is not valid. */
const rangesOf = (values: TypedRanges['values']) =>
  Object.keys(values).flatMap((key) => {
    const id = /^(.+)Min$/.exec(key)?.[1];
    const ends = [values[key]!, values[`${id}Max`] ?? ''] as const;
    return id && ends.join('').trim() ? [{ id, range: typedRange(...ends) }] : [];
  });

/** Whether a facet's range was submitted and refused. */
export const isRefused = ({ values, submits }: TypedRanges, facetId: string): boolean =>
  submits > 0 && rangesOf(values).some(({ id, range }) => id === facetId && !range);

/**
 * Takes over ticks and a submit in the server's form from before the island mounted: they become a change of
 * the listing.
 * @param onRefuse a submitted range was refused
 * @returns the typed text that is not applied
 */
export function useServerForm(listing: Listing, onRefuse: () => void): TypedRanges {
  const { host, serverNodes, serverValues, takeHeld } = useIsland();
  const [typed, setTyped] = useState<TypedRanges>(() => ({
    values: serverValues,
    submits: host.querySelector('[aria-invalid="true"]') ? 1 : 0,
  }));

  // As of the first render: later the host has the island's own fields.
  const [isFocused] = useState(() => host.contains(document.activeElement));

  useOnMount(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const boxes = serverNodes.flatMap((node) => [
      ...((node as Element).querySelectorAll?.<HTMLInputElement>('[type=checkbox]') ?? []),
    ]);
    const isSubmitted = !!takeHeld('submit');
    // After Back or a reload the browser restores ticks by itself: without a click, or the focus that it left before
    // the library listened, they are not the shopper's. (Safari does not focus a clicked box.)
    const isClicked = takeHeld('click') || isFocused || !/reload|back/.test(visit?.type ?? '');
    const isChanged = boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    const ranges = rangesOf(serverValues);
    const refused = ranges.filter(({ range }) => !range);
    const added = ranges.flatMap(({ id, range }) => (isSubmitted && range ? [{ id, range }] : []));
    if (isSubmitted || (isClicked && isChanged))
      listing.change((query) => {
        let next = withTicked(query, boxes);
        // In a loop: Prototype.js 1.6 has a reduce() of its own.
        for (const { id, range } of added) next = addRange(next, id, range);
        return next;
      });
    // Taken once: a view of another listing reads the same boxes.
    for (const box of boxes) box.defaultChecked = box.checked;
    if (isSubmitted) {
      const values = { ...serverValues };
      for (const { id } of added) values[`${id}Min`] = values[`${id}Max`] = '';
      setTyped({ values, submits: typed.submits + 1 });
    }
    if (refused.length && (isSubmitted || typed.submits)) onRefuse();
  });

  return typed;
}
