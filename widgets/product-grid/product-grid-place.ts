import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollOffsetPx } from '../../src/domain/listing/product-grid.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { ListingState } from '../../src/state/listing/listing.ts';
import { keptPlace } from '../../src/state/listing/listing-history.ts';
import { keyOf } from './product-grid.state.ts';

/**
 * Keeps the shopper's place while the tiles are exchanged: what stands below the grid does not come into view because
 * there are fewer of them, the tiles are gone to where none would be in view, and Back goes to where they were left.
 */
export function useHeldPlace(
  { shown, isLoading, isFollowing, minisets }: ListingState,
  section: RefObject<HTMLElement | null>,
): void {
  const host = useIsland().host as HTMLElement;
  const key = minisets ? keyOf(shown) : '';
  const last = useRef(key);

  useEffect(
    () => () => {
      host.style.minHeight = '';
    },
    [host],
  );

  useLayoutEffect(() => {
    if (!key) return;
    const { top, height } = host.getBoundingClientRect();
    if (isLoading) {
      host.style.minHeight = `${height}px`;
      return;
    }
    const before = last.current;
    last.current = key;
    host.style.minHeight = top < 0 ? `${innerHeight - top}px` : '';
    if (before === '' || before === key) return;
    const known = isFollowing ? keptPlace() : undefined;
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    else if (section.current!.lastElementChild!.getBoundingClientRect().bottom < scrollOffsetPx)
      scrollBy({ top: top - scrollOffsetPx, behavior: 'instant' });
  }, [host, section, key, isLoading, isFollowing]);
}
