// @vitest-environment node
import '../../http/browser-page.ts';

import { describe, expect, test, vi } from 'vitest';
import { hasMore } from '../../../../src/state/listing/listing-state.ts';
import { json } from '../../http/test-server.ts';
import {
  address,
  answer,
  live,
  openListing,
  seeds,
  sent,
  server,
  startListing,
  tick,
} from './listing-shop.ts';

startListing();

describe('more tiles', () => {
  const [one] = answer.minisets;
  const tiles = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...one!, sku: `${from + index}` }));
  const grid = { ...seeds.grid, minisets: tiles(0, 48), totalCount: 100 };

  test('are added below the shown ones', async () => {
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    const { listing, state } = openListing(grid);
    await listing.showMore();
    expect(sent()).toEqual(['/sofas?skip=48&isModelOnly=true']);
    expect(state().minisets).toHaveLength(96);
  });

  test('are in the URL, without a history entry', async () => {
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    const { listing } = openListing(grid);
    const pushed = vi.spyOn(history, 'pushState');
    await listing.showMore();
    expect(address()).toBe('/sofas?take=96');
    expect(pushed).not.toHaveBeenCalled();
  });

  test('are added until all are shown', async () => {
    const { listing, state } = openListing(grid);
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    await listing.showMore();
    expect(hasMore(state())).toBe(true);
    server.answer = json({ ...answer, minisets: tiles(96, 4), totalCount: 100 });
    await listing.showMore();
    expect(hasMore(state())).toBe(false);
    expect(state().minisets).toHaveLength(100);
  });

  test('that are shown already are not added twice', async () => {
    server.answer = json({ ...answer, minisets: tiles(47, 48), totalCount: 100 });
    const { listing, state } = openListing(grid);
    await listing.showMore();
    expect(state().minisets).toHaveLength(95);
  });

  test('are announced', async () => {
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    const { listing } = openListing(grid);
    await listing.showMore();
    await vi.waitFor(() => expect(live()).toBe('96 of 100'));
  });

  test('that fail to load leave the shown ones, and can be retried', async () => {
    server.answer = json({}, 500);
    const { listing, state } = openListing(grid);
    await listing.showMore();
    expect(state()).toMatchObject({ minisets: grid.minisets, isLoadingMore: false });
    expect(state().failure).toBe('The results could not be loaded.');
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    await listing.retry();
    expect(state().minisets).toHaveLength(96);
  });

  test('that are loading are dropped by a change', async () => {
    const arrived = server.nextRequest();
    server.answer = () => {};
    const { listing, state } = openListing(grid);
    const more = listing.showMore();
    await arrived;
    server.answer = json({ ...answer, totalCount: 7 });
    await listing.change(tick('color_slate'));
    await more;
    expect(state()).toMatchObject({ minisets: answer.minisets, isLoadingMore: false });
    expect(address()).toBe('/sofas?facets=color_slate');
  });
});
