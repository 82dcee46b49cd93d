import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listKey } from '../../src/domain/listing/listing-query.ts';
import { scrollOffsetPx } from '../../src/domain/listing/product-grid.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { keptScroll, takeReloadedScroll } from '../../src/state/listing/listing-address.ts';
import type { ListingState } from '../../src/state/listing/listing-state.ts';

/**
 * Keeps the shopper's scroll position while the tiles change: with fewer tiles the content below stays out of view;
 * the page scrolls up if no tile would be visible; Back restores the position of its history entry, even if the
 * server has to render the page.
 */
export function useKeptScroll(
  { shown, isLoading, isFollowing, minisets }: ListingState,
  section: RefObject<HTMLElement | null>,
): void {
  const host = useIsland().host as HTMLElement;
  const key = minisets ? listKey(shown) : '';
  const last = useRef(key);
  const isFirst = useRef(true);

  useOnMount(() => {
    const reloaded = takeReloadedScroll();
    if (reloaded !== undefined) scrollTo({ top: reloaded, behavior: 'instant' });
    return () => {
      host.style.minHeight = '';
    };
  });

  useLayoutEffect(() => {
    const hasServerTiles = isFirst.current && !isLoading;
    isFirst.current = false;
    // The first tiles are as high as the server's. To measure them would lay out all of them in the task that mounts them.
    if (!key || hasServerTiles) return;
    const { top, height } = host.getBoundingClientRect();
    if (isLoading) {
      host.style.minHeight = `${height}px`;
      return;
    }
    const previous = last.current;
    last.current = key;
    host.style.minHeight = top < 0 ? `${innerHeight - top}px` : '';
    if (previous === '' || previous === key) return;
    const kept = isFollowing ? keptScroll() : undefined;
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
    else if (section.current!.lastElementChild!.getBoundingClientRect().bottom < scrollOffsetPx)
      scrollBy({ top: top - scrollOffsetPx, behavior: 'instant' });
  }, [host, section, key, isLoading, isFollowing]);
}
