import '../../../http/browser-page.ts';

import { describe, expect, test, vi } from 'vitest';
import { burstMs, slowMs } from '../../../../../src/domain/listing/listing-requests.ts';
import { listingOf } from '../../../../../src/state/listing/listing.ts';
import type { ListingSeed } from '../../../../../src/state/listing/listing-state.ts';
import { heard, openPage } from '../../../http/browser-page.ts';
import { holdTimers, skipTimers } from '../../../http/held-timers.ts';
import { json } from '../../../http/test-server.ts';
import {
  addHost,
  address,
  answer,
  goTo,
  live,
  openListing,
  seeds,
  sent,
  server,
  slowly,
  startListing,
  tick,
} from '../../../state/listing/listing-shop.ts';
import { twoTurns } from '../../../two-turns.ts';

startListing();

describe('the hosts’ seeds', () => {
  test('add up', () => {
    const { state } = openListing(seeds.filters, seeds.grid, seeds.toolbar);
    expect(state()).toMatchObject({ facets: answer.facets, minisets: answer.minisets, totalCount: 312 });
  });

  test('are not requested', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    openListing();
    await twoTurns();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('belong to the query in the URL', () => {
    goTo('/sofas?facets=color_slate,price_100-500&sortBy=name&take=96');
    const { state } = openListing();
    const query = { filters: ['color_slate', 'price_100-500'], sortBy: 'name', take: 96 };
    expect(state()).toMatchObject({ query, shown: query });
  });

  test('without content, the listing is requested once for all hosts', async () => {
    const { store, state } = openListing(
      { ...seeds.filters, facets: undefined },
      { ...seeds.grid, minisets: undefined },
    );
    await vi.waitFor(() => expect(store.get(listingOf(store, 'listing').stateAtom).isLoading).toBe(false));
    expect(sent()).toEqual(['/sofas?take=48&categoryId=sofas&isModelOnly=true']);
    expect(state()).toMatchObject({ facets: answer.facets, minisets: answer.minisets });
  });

  test('an underscore in a facet’s id is accepted; a filter without an id of the declared form is left out', async () => {
    const [facet, ...others] = answer.facets;
    const [good, bad, ...rest] = facet!.filterItems;
    const seat = { ...facet!, id: 'seat_depth' };
    const item = { ...good!, facetId: 'seat_depth', uniqueId: 'seat_depth_deep' };
    const given = [item, { ...bad!, uniqueId: 'deep & low' }, ...rest];
    server.answer = json({ ...answer, facets: [{ ...seat, filterItems: given }, ...others] });
    const { listing, state } = openListing();
    await listing.change(tick('seat_depth_deep'));
    expect(state().query.filters).toEqual(['seat_depth_deep']);
    expect(state().facets).toEqual([{ ...seat, filterItems: [item, ...rest] }, ...others]);
  });

  test('do not replace newer content', async () => {
    const { store, listing, state } = openListing(seeds.filters);
    await listing.change(tick('color_slate'));
    addHost(store, { ...seeds.grid, minisets: [], totalCount: 0 });
    expect(state()).toMatchObject({ minisets: answer.minisets, totalCount: 7 });
  });

  test('a wide layout is one column until the shopper chooses', () => {
    const { store, listing } = openListing({ ...seeds.grid, isWideLayout: true });
    expect(store.get(listing.layout.columnsAtom)).toBe(1);
    store.set(listing.layout.columnsAtom, 2);
    expect(store.get(listing.layout.columnsAtom)).toBe(2);
  });

  test('a wide layout applies to its own listing only', async () => {
    const { store } = openListing({ ...seeds.grid, isWideLayout: true }, { ...seeds.grid, name: 'outlet' });
    server.answer = json({ ...answer, isWideLayout: false });
    await listingOf(store, 'outlet').change(tick('color_slate'));
    expect(['listing', 'outlet'].map((name) => store.get(listingOf(store, name).layout.columnsAtom))).toEqual(
      [1, 2],
    );
  });

  test('a wide layout stays if the answer does not mention it', async () => {
    const { isWideLayout: _, ...silent } = answer;
    server.answer = json(silent);
    const { store, listing } = openListing({ ...seeds.grid, isWideLayout: true });
    await listing.change(tick('color_slate'));
    expect(store.get(listing.layout.columnsAtom)).toBe(1);
  });
});

describe('a change', () => {
  test('is in the query at once and shown with the answer', async () => {
    const { listing, state } = openListing();
    const changing = listing.change(tick('color_slate'));
    expect(state()).toMatchObject({
      query: { filters: ['color_slate'] },
      shown: { filters: [] },
      isLoading: true,
    });
    await changing;
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, totalCount: 7, isLoading: false });
  });

  test.each<[ListingSeed['kind'], string]>([
    ['product', '/sofas?facets=color_slate&sortBy=name&take=48&categoryId=sofas&isModelOnly=true'],
    ['search', '/sofas?facet=color_slate&sortBy=name&take=48&isModelOnly=true'],
    ['seo', '/sofas?facet=color_slate&sortBy=name&take=48&isModelOnly=true'],
  ])('of a %s listing is requested with the parameters of its kind', async (kind, url) => {
    const { listing } = openListing({ ...seeds.filters, kind });
    await listing.change((query) => ({ ...tick('color_slate')(query), sortBy: 'name' }));
    expect(sent()).toEqual([url]);
  });

  test('keeps the other parameters of the URL, such as the search term', async () => {
    goTo('/search?query=blue+sofa&grid=7');
    const { listing } = openListing({ ...seeds.filters, kind: 'search' });
    await listing.change(tick('color_slate'));
    expect(sent()).toEqual(['/search?query=blue+sofa&grid=7&facet=color_slate&take=48&isModelOnly=true']);
    expect(address()).toBe('/search?query=blue+sofa&grid=7&facet=color_slate');
  });

  test('of a search on a children’s page sends isKids', async () => {
    openPage({ url: `${server.origin}/kids/search?query=lamp`, context: { isKids: true } });
    const { listing } = openListing({ ...seeds.filters, kind: 'search' });
    await listing.change(tick('color_slate'));
    expect(sent()).toEqual([
      '/kids/search?query=lamp&facet=color_slate&take=48&isKids=true&isModelOnly=true',
    ]);
  });

  test('keeps the parameters of the host’s URL, even if its path is the page’s own', async () => {
    goTo('/search?utm=1');
    const { listing } = openListing({ ...seeds.filters, kind: 'search', url: '/search?query=lamp' });
    await listing.change(tick('color_slate'));
    expect(sent()).toEqual(['/search?utm=1&query=lamp&facet=color_slate&take=48&isModelOnly=true']);
  });

  test('is requested at the page’s first path, even if another script has changed the URL', async () => {
    const { listing, state } = openListing();
    goTo('/rugs');
    await listing.change(tick('color_slate'));
    expect(sent()).toEqual(['/sofas?facets=color_slate&take=48&categoryId=sofas&isModelOnly=true']);
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(address()).toBe('/rugs');
  });

  test('starts at the first tile', async () => {
    goTo('/sofas?skip=48&take=96');
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test('is requested at the host’s URL', async () => {
    const { listing } = openListing({ ...seeds.filters, url: '/hostile/sofas?brand=modern' });
    await listing.change(tick('color_slate'));
    expect(sent()).toEqual([
      '/hostile/sofas?brand=modern&facets=color_slate&take=48&categoryId=sofas&isModelOnly=true',
    ]);
  });

  test('notifies the page once, with the URL and the count', async () => {
    const changes = heard('storefront:listing-changed');
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    expect(changes).toMatchObject([
      { listing: 'listing', url: `${server.origin}/sofas?facets=color_slate`, count: 7 },
    ]);
  });

  test.each([
    [7, '7 results'],
    [1, '1 result'],
    [0, 'No results'],
    [1312, '1,312 results'],
  ])('to %i products is announced: %s', async (totalCount, words) => {
    server.answer = json({ ...answer, totalCount });
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    await vi.waitFor(() => expect(live()).toBe(words));
  });

  test('that is taken back before its answer sends nothing and ends the loading', async () => {
    const { listing, state } = openListing();
    const arrived = server.nextRequest();
    server.answer = () => {};
    const first = listing.change(tick('color_slate'));
    await arrived;
    await listing.change((query) => ({ ...query, filters: [] }));
    await first;
    expect(sent()).toHaveLength(1);
    expect(state()).toMatchObject({ query: { filters: [] }, isLoading: false });
  });
});

describe('loading', () => {
  test('shows only after 200 ms', async () => {
    const slow = holdTimers(slowMs);
    const { listing, state } = openListing();
    const changing = listing.change(tick('color_slate'));
    const pass = await slow.next();
    expect(state().isSlow).toBe(false);
    pass();
    expect(state().isSlow).toBe(true);
    await changing;
    expect(state().isSlow).toBe(false);
  });

  test('is counted from the first change', async () => {
    const slow = holdTimers(slowMs);
    const { listing } = openListing();
    await Promise.all([listing.change(tick('color_slate')), listing.change(tick('color_snow'))]);
    expect(slow.counts.set).toBe(1);
  });
});

describe('a burst of changes', () => {
  test('sends two requests at most, and shows the last change', async () => {
    skipTimers(burstMs);
    const { listing, state } = openListing();
    await Promise.all(Array.from({ length: 50 }, (_, index) => listing.change(tick(`color_${index}`))));
    expect(sent().length).toBeLessThanOrEqual(2);
    expect(state().shown.filters).toHaveLength(50);
  });

  test('makes one history entry', async () => {
    const { listing } = openListing();
    const pushed = vi.spyOn(history, 'pushState');
    await Promise.all(['a', 'b', 'c'].map((id) => listing.change(tick(`color_${id}`))));
    expect(pushed).toHaveBeenCalledOnce();
    expect(address()).toBe('/sofas?facets=color_a,color_b,color_c');
  });

  test('aborts the request before', async () => {
    slowly();
    const { listing } = openListing();
    const signals: AbortSignal[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      signals.push(init!.signal!);
      return fetch(input, init);
    });
    const arrived = server.nextRequest();
    server.answer = () => {};
    const first = listing.change(tick('color_a'));
    await arrived;
    server.answer = json(answer);
    const second = listing.change(tick('color_b'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await Promise.all([first, second]);
  });
});
