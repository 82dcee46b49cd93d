import '../../../http/browser-page.ts';

import { describe, expect, test, vi } from 'vitest';
import { hasMore } from '../../../../../src/state/listing/listing-state.ts';
import { json } from '../../../http/test-server.ts';
import {
  addHost,
  address,
  answer,
  live,
  openListing,
  seeds,
  sent,
  server,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';

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
    expect(sent()).toEqual(['/sofas?skip=48&take=48&isModelOnly=true']);
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
    expect(state().moreFailure).toBe('The results could not be loaded.');
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

  test('are all reached if the backend’s pages are smaller than the host’s page size', async () => {
    const { listing, state } = openListing({ ...seeds.grid, minisets: tiles(0, 24), totalCount: 41 });
    expect(hasMore(state())).toBe(true);
    server.answer = json({ ...answer, minisets: tiles(24, 17), totalCount: 41 });
    await listing.showMore();
    expect(sent()).toEqual(['/sofas?skip=24&take=48&isModelOnly=true']);
    expect(state().minisets).toHaveLength(41);
    expect(hasMore(state())).toBe(false);
  });

  test('are as many as the host’s page size', async () => {
    server.answer = json({ ...answer, minisets: tiles(24, 17), totalCount: 41 });
    const { listing } = openListing({ ...seeds.grid, pageSize: 24, minisets: tiles(0, 24), totalCount: 41 });
    await listing.showMore();
    expect(sent()).toEqual(['/sofas?skip=24&take=24&isModelOnly=true']);
    expect(address()).toBe('/sofas?take=41');
  });

  test('end where the server sends no more, whatever it has counted', async () => {
    server.answer = json({ ...answer, minisets: [], totalCount: 100 });
    const { listing, state } = openListing(grid);
    await listing.showMore();
    expect(hasMore(state())).toBe(false);
  });

  test('are no more than 960 on one page', () => {
    const { state } = openListing({ ...seeds.grid, minisets: tiles(0, 960), totalCount: 2000 });
    expect(hasMore(state())).toBe(false);
  });
});

test('the page size and the order of a host that joins later apply to the listing', async () => {
  const { store, listing } = openListing(seeds.filters);
  addHost(store, { ...seeds.toolbar, pageSize: 24, defaultSort: 'newest' });
  await listing.change(tick('color_slate'));
  expect(sent()).toEqual(['/sofas?facets=color_slate&take=24&categoryId=sofas&isModelOnly=true']);
  expect(address()).toBe('/sofas?facets=color_slate');
});
