import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { burstMs, slowMs } from '../../../../../src/domain/listing/listing-requests.ts';
import { listingOf } from '../../../../../src/state/listing/listing.ts';
import { hasMore, type ListingSeed } from '../../../../../src/state/listing/listing-state.ts';
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

  test('an answer that says it is the kids’ part is that part’s from then on', async () => {
    const { listing, state } = openListing({ ...seeds.filters, kind: 'search' });
    const { isKids: _, ...silent } = answer;
    for (const given of [silent, { ...answer, isKids: true }, silent]) {
      server.answer = json(given);
      await listing.change(tick(`color_${server.requests.length}`));
    }
    expect(server.requests.map(({ url }) => new URL(url!, 'http://x').searchParams.get('isKids'))).toEqual([
      null,
      null,
      'true',
    ]);
    expect(state().isKids).toBe(true);
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

  test('that were asked for ahead are shown without another request', async () => {
    server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
    const { listing, state } = openListing(grid);
    const arrived = server.nextRequest();
    listing.prefetchMore();
    await arrived;
    expect(state().minisets).toHaveLength(48);
    await listing.showMore();
    expect(state().minisets).toHaveLength(96);
    expect(sent()).toHaveLength(1);
  });

  test('are not asked for ahead where there are none', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    openListing({ ...grid, totalCount: 48 }).listing.prefetchMore();
    expect(fetched).not.toHaveBeenCalled();
  });

  describe('behind a quick view', () => {
    const open = (sku: string) => history.pushState({ quickViewId: sku }, '', `/sofas?quickViewId=${sku}`);

    test('are in its own entry, and asked for without its product', async () => {
      server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
      const { listing } = openListing(grid);
      open('410553');
      await listing.showMore();
      expect(address()).toBe('/sofas?quickViewId=410553&take=96');
      expect(history.state).toMatchObject({ quickViewId: '410553' });
      expect(sent()).toEqual(['/sofas?skip=48&take=48&isModelOnly=true']);
    });

    test('are told to the page with the address of the listing', async () => {
      server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
      const changes = heard('storefront:listing-changed');
      const { listing } = openListing(grid);
      open('410553');
      await listing.showMore();
      expect(changes).toMatchObject([{ url: `${server.origin}/sofas?take=96` }]);
    });

    test('stay when it closes after a reload, and the entry below has them, too', async () => {
      server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
      const before = openListing(grid);
      open('410553');
      await before.listing.showMore();
      for (const { leave } of before.hosts) leave();
      const { listing, state } = openListing({ ...grid, minisets: tiles(0, 96) });
      goTo('/sofas');
      await listing.followAddress();
      expect(state().minisets).toHaveLength(96);
      expect(address()).toBe('/sofas?take=96');
      expect(sent()).toHaveLength(1);
    });

    test('stay when it closes, and the entry below has them, too', async () => {
      server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
      const { listing, state } = openListing(grid);
      open('410553');
      await listing.showMore();
      goTo('/sofas');
      await listing.followAddress();
      expect(state().minisets).toHaveLength(96);
      expect(address()).toBe('/sofas?take=96');
      expect(sent()).toHaveLength(1);
    });

    test('end with another entry of the listing', async () => {
      server.answer = json({ ...answer, minisets: tiles(48, 48), totalCount: 100 });
      const { listing, state } = openListing(grid);
      open('410553');
      await listing.showMore();
      server.answer = json({ ...answer, totalCount: 3 });
      goTo('/sofas?sortBy=name');
      await listing.followAddress();
      expect(state().minisets).toHaveLength(3);
      expect(address()).toBe('/sofas?sortBy=name');
    });
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

startListing();

const rugs = { ...seeds.grid, categoryId: 'rugs', minisets: [], totalCount: 3 };

test('a listing stops with its last host; later hosts start another', async () => {
  const { store, listing, state, hosts } = openListing();
  await listing.change(tick('color_slate'));
  for (const { leave } of hosts) leave();
  goTo('/rugs');
  addHost(store, rugs);
  expect(state()).toMatchObject({ minisets: [], totalCount: 3, facets: undefined, shown: { filters: [] } });
  await listing.change(tick('color_snow'));
  expect(sent().at(-1)).toBe('/rugs?facets=color_snow&take=48&categoryId=rugs&isModelOnly=true');
  expect(address()).toBe('/rugs?facets=color_snow');
});

test('hosts that replace others start another listing, even before those have unmounted', () => {
  const { store, state, hosts } = openListing();
  for (const { host } of hosts) host.remove();
  goTo('/rugs');
  addHost(store, rugs);
  for (const { leave } of hosts) leave();
  expect(state()).toMatchObject({ minisets: [], totalCount: 3, facets: undefined });
});

test('a host that leaves takes nothing from the others', () => {
  const { state, hosts } = openListing();
  hosts[1]!.leave();
  expect(state()).toMatchObject({ minisets: answer.minisets, facets: answer.facets });
});

test('an answer to a stopped listing is dropped', async () => {
  const changes = heard('storefront:listing-changed');
  const arrived = server.nextRequest();
  server.answer = () => {};
  const { store, listing, state, hosts } = openListing();
  const changing = listing.change(tick('color_slate'));
  await arrived;
  for (const { leave } of hosts) leave();
  addHost(store, rugs);
  await changing;
  expect(state()).toMatchObject({ totalCount: 3, isLoading: false });
  expect(state().failure).toBeUndefined();
  expect(changes).toEqual([]);
});

test('a stopped listing announces nothing', async () => {
  const changes = heard('storefront:listing-changed');
  server.answer = json({ ...answer, totalCount: 7 });
  const { listing, state, hosts } = openListing();
  const said = live();
  const changing = listing.change(tick('color_slate'));
  await vi.waitFor(() => expect(state().totalCount).toBe(7), { interval: 0 });
  for (const { leave } of hosts) leave();
  await changing;
  expect(changes).toEqual([]);
  expect(live()).toBe(said);
});

test('an open filters’ panel closes when the listing stops', () => {
  const { store, listing, hosts } = openListing();
  store.set(listing.layout.isPanelOpenAtom, true);
  for (const { leave } of hosts) leave();
  expect(store.get(listing.layout.isPanelOpenAtom)).toBe(false);
});

test('a reload at the entry of the open panel goes to the one below it, so that Back leaves the listing', () => {
  openPage({ url: 'http://localhost/sofas' });
  history.pushState({ storefrontIslandsPanel: true }, '');
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const { store, listing } = openListing();
  expect(store.get(listing.layout.isPanelOpenAtom)).toBe(false);
  expect(back).toHaveBeenCalledOnce();
  expect(history.state.storefrontIslandsPanel).toBeUndefined();
});

test('a change that waits for a paint is made once, and before later changes', async () => {
  slowly();
  openPage({ url: 'http://localhost/sofas' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const { listing, state } = openListing();
  const onChange = vi.fn();
  const waiting = listing.changeAfterPaint(tick('color_snow'), onChange);
  expect(state().query.filters).toEqual([]);
  listing.change(tick('color_slate'));
  expect(state().query.filters).toEqual(['color_snow', 'color_slate']);
  await waiting;
  expect(onChange).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

describe('requests in flight', () => {
  beforeEach(() => {
    slowly();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => vi.restoreAllMocks());

  const requests = [0, 1, 2, 3, 4];

  /** The last answer at each position among the others, whose order does not matter (see the test of the rule). */
  const orders = [
    [4, 0, 1, 2, 3],
    [3, 4, 2, 1, 0],
    [0, 2, 4, 3, 1],
    [2, 0, 3, 4, 1],
    [0, 1, 2, 3, 4],
  ];

  /** Which of them fail: none, all, the last one alone, all but the last, every other one either way. */
  const failures = [[], requests, [4], [0, 1, 2, 3], [0, 2, 4], [1, 3]];

  /** A network that answers in a given order, aborted requests too. */
  function holdAnswers() {
    const deliver: ((isGood: boolean) => void)[] = [];
    let arrive = () => {};
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          const totalCount = deliver.length;
          deliver.push((isGood) =>
            resolve(Response.json({ ...nothing, totalCount }, { status: isGood ? 200 : 500 })),
          );
          arrive();
        }),
    );
    const arrival = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    return { deliver, arrival };
  }

  const nothing = { minisets: [], facets: [] };

  test.each(orders.flatMap((order) => failures.map((failing) => [order, failing])))(
    'five that come in the order %j, of which %j fail, show only the last one, or the previous content if that fails',
    async (order, failing) => {
      const outdated = vi.spyOn(console, 'info').mockImplementation(() => {});
      openPage({ url: 'http://localhost/sofas' });
      const { deliver, arrival } = holdAnswers();
      const { listing, state } = openListing();
      const isGood = (request: number) => !failing.includes(request);
      const changes: Promise<void>[] = [];
      for (const request of requests) {
        const arrived = arrival();
        changes.push(listing.change(tick(`color_${request}`)));
        await arrived;
      }
      for (const request of order) {
        deliver[request]!(isGood(request));
        await changes[request];
        const isPast = order.indexOf(4) <= order.indexOf(request);
        expect(state().isLoading).toBe(!isPast);
      }
      const filters = isGood(4) ? requests.map((request) => `color_${request}`) : [];
      expect(state()).toMatchObject({
        query: { filters },
        shown: { filters },
        totalCount: isGood(4) ? 4 : 312,
      });
      expect(outdated).toHaveBeenCalledTimes(4);
      expect(outdated).toHaveBeenCalledWith(expect.stringContaining('Outdate response'));
    },
  );
});
