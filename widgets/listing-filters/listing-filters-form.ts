import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addRange, typedRange, withTicked } from '../../src/domain/listing/listing-filters.ts';
import type { ListingQuery } from '../../src/domain/listing/listing-query.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { Listing } from '../../src/state/listing/listing.ts';

/** The text typed into the range fields. */
export interface TypedRanges {
  /** By field, as typed so far; they outlive the panel. */
  values: Record<string, string>;
  /** The facets whose ranges were refused. */
  refused: Set<string>;
  /** How often the fields have been written by script. */
  times: number;
}

/** Each facet's typed range; no `range` if the text is not valid. */
const rangesOf = (values: Readonly<TypedRanges['values']>) =>
  Object.keys(values).flatMap((key) => {
    const id = /^(.+)Min$/.exec(key)?.[1];
    const ends = [values[key]!, values[`${id}Max`] ?? ''] as const;
    return id && ends.join('').trim() ? [{ id, range: typedRange(...ends) }] : [];
  });

/** Whether a facet's range was refused, and has not been corrected since. */
export const isRefused = ({ refused }: TypedRanges, facetId: string): boolean => refused.has(facetId);

/** The query with ranges; in a loop, because Prototype.js 1.6 has a reduce() of its own. */
function withRanges(query: ListingQuery, ranges: ReturnType<typeof rangesOf>): ListingQuery {
  let next = query;
  for (const { id, range } of ranges) if (range) next = addRange(next, id, range);
  return next;
}

/** The typed text that remains once the valid ranges are applied. */
function leftOf(values: TypedRanges['values']): Omit<TypedRanges, 'times'> {
  const left = { ...values };
  const refused = new Set<string>();
  for (const { id, range } of rangesOf(values)) {
    if (range) left[`${id}Min`] = left[`${id}Max`] = '';
    else refused.add(id);
  }
  return { values: left, refused };
}

/**
 * The text typed into the range fields. Ticks and a submit in the server's form from before the island mounted become a
 * change of the listing.
 * @param onRefuse a range submitted in that form was refused
 */
export function useTypedRanges(listing: Listing, onRefuse: () => void) {
  const { host, serverNodes, serverValues, takeHeld } = useIsland();
  const [typed, setTyped] = useState<TypedRanges>(() => ({
    values: { ...serverValues },
    refused: host.querySelector('[aria-invalid="true"]') ? leftOf(serverValues).refused : new Set(),
    times: 0,
  }));
  const [isTyped, setIsTyped] = useState(rangesOf(serverValues).length > 0);
  const [focusCount, setFocusCount] = useState(0);
  const write = (values: TypedRanges['values'], refused = new Set<string>()) => {
    setTyped(({ times }) => ({ values, refused, times: times + 1 }));
    setIsTyped(rangesOf(values).length > 0);
  };

  const clears = useAtomValue(listing.clearsAtom);
  const known = useRef(clears);
  useEffect(() => {
    if (known.current !== clears) write({});
    known.current = clears;
  });

  // By then the errors have been rendered.
  useLayoutEffect(() => {
    if (focusCount) host.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [host, focusCount]);

  // As of the first render: later the host has the island's own fields.
  const [isFocused] = useState(() => host.contains(document.activeElement));

  useOnMount(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const boxes = serverNodes.flatMap((node) => [
      ...((node as Element).querySelectorAll?.<HTMLInputElement>('[type=checkbox]') ?? []),
    ]);
    const isSubmitted = !!takeHeld('submit');
    // After Back or a reload the browser restores ticks by itself: ticks without a click, and without the focus that a
    // click before the library listened would have left, are not the shopper's. (Safari does not focus a clicked box.)
    const isClicked = takeHeld('click') || isFocused || !/reload|back/.test(visit?.type ?? '');
    const isChanged = boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    const ranges = isSubmitted ? rangesOf(serverValues) : [];
    if (isSubmitted || (isClicked && isChanged))
      listing.change((query) => withRanges(withTicked(query, boxes), ranges));
    // Taken once: a view of another listing reads the same boxes.
    for (const box of boxes) box.defaultChecked = box.checked;
    const { values, refused } = isSubmitted ? leftOf(serverValues) : typed;
    if (isSubmitted) write(values, refused);
    if (refused.size) onRefuse();
  });

  /** Applies the typed ranges; false if one is not valid, which then gets the focus. */
  function apply(): boolean {
    const ranges = rangesOf(typed.values);
    if (!ranges.length) return true;
    const { values, refused } = leftOf(typed.values);
    if (refused.size < ranges.length) listing.change((query) => withRanges(query, ranges));
    write(values, refused);
    if (refused.size) setFocusCount((count) => count + 1);
    return !refused.size;
  }

  return { typed, isTyped, apply, clear: () => write({}), noteTyped: setIsTyped };
}

/** Takes over the text typed into a facet's fields. @returns whether any range is typed */
export function typeRange(
  { values, refused }: TypedRanges,
  facetId: string,
  [min, max]: readonly [string, string],
): boolean {
  values[`${facetId}Min`] = min;
  values[`${facetId}Max`] = max;
  refused.delete(facetId);
  return rangesOf(values).length > 0;
}
