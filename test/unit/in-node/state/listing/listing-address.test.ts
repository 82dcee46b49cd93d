import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { cachedAnswers, cacheMs } from '../../../../../src/domain/listing/listing-requests.ts';
import { emit } from '../../../../../src/page/events.ts';
import { listingOf } from '../../../../../src/state/listing/listing.ts';
import { heard, openPage, tries, turnPage } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  addHost,
  address,
  answer,
  goTo,
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

describe('the URL', () => {
  test('has a history entry for each change', async () => {
    slowly();
    const { listing } = openListing();
    const pushed = vi.spyOn(history, 'pushState');
    await listing.change(tick('color_slate'));
    await listing.change(tick('price_100-500'));
    expect(pushed).toHaveBeenCalledTimes(2);
    expect(address()).toBe('/sofas?facets=color_slate,price_100-500');
  });

  test('that the browser does not let it write stays, and the change is shown and announced to the page', async () => {
    slowly();
    const { listing, state } = openListing();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const write of ['pushState', 'replaceState'] as const)
      vi.spyOn(history, write).mockImplementation(() => {
        throw new DOMException('too many calls', 'SecurityError');
      });
    const changed = heard('storefront:listing-changed');
    await listing.change(tick('color_slate'));
    expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, isLoading: false });
    expect(changed).toHaveLength(1);
    expect(address()).toBe('/sofas');
    await listing.change(tick('price_100-500'));
    expect(state().shown.filters).toEqual(['color_slate', 'price_100-500']);
  });

  test('after Back is loaded without a new entry', async () => {
    slowly();
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    const pushed = vi.spyOn(history, 'pushState');
    goTo('/sofas');
    await listing.followAddress();
    expect(state()).toMatchObject({ query: { filters: [] }, shown: { filters: [] } });
    expect(pushed).not.toHaveBeenCalled();
  });

  test('after Back to more tiles requests as many', async () => {
    slowly();
    const { listing } = openListing();
    await listing.change(tick('color_slate'));
    goTo('/sofas?take=96');
    await listing.followAddress();
    expect(sent().at(-1)).toBe('/sofas?take=96&categoryId=sofas&isModelOnly=true');
  });

  test('after Back and a failure stays, and so does the history', async () => {
    slowly();
    const { listing, state } = openListing(seeds.filters);
    await listing.change(tick('color_slate'));
    server.answer = json({}, 500);
    goTo('/sofas?sortBy=name');
    const written = vi.spyOn(history, 'replaceState');
    await listing.followAddress();
    expect(written).not.toHaveBeenCalled();
    expect(state()).toMatchObject({
      query: { filters: ['color_slate'] },
      failure: 'The results could not be loaded.',
    });
    expect(address()).toBe('/sofas?sortBy=name');
    server.answer = json(answer);
    await listing.retry();
    expect(state().shown).toMatchObject({ filters: [], sortBy: 'name' });
    expect(address()).toBe('/sofas?sortBy=name');
  });

  test('with another hash does not disturb a change', async () => {
    const { listing, state } = openListing();
    const changing = listing.change(tick('color_slate'));
    goTo('/sofas#reviews');
    await listing.followAddress();
    await changing;
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(location.hash).toBe('#reviews');
  });

  test('after Back and a change to the shown filters has a history entry of its own', async () => {
    slowly();
    const { listing, state } = openListing();
    await listing.change(tick('color_slate'));
    server.answer = () => {};
    goTo('/sofas');
    const following = listing.followAddress();
    await listing.change(tick('color_slate'));
    await following;
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test.each([
    [null, { storefrontIslandsPlace: 1200 }],
    [{ theirs: 1 }, { theirs: 1, storefrontIslandsPlace: 1200 }],
    ['theirs', 'theirs'],
  ])(
    'keeps the scroll position in the entry that is left, beside other scripts’ state: %j',
    async (theirs, kept) => {
      const { listing } = openListing();
      history.replaceState(theirs, '', '/sofas');
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1200);
      const left: unknown[] = [];
      vi.spyOn(history, 'pushState').mockImplementation(() => left.push(history.state));
      await listing.change(tick('color_slate'));
      expect(left).toEqual([kept]);
    },
  );

  test('has the state of the page’s router in each entry, without the scroll position of the one before', async () => {
    const { listing } = openListing();
    history.replaceState({ turbo: 1 }, '', '/sofas');
    await listing.change(tick('color_slate'));
    expect(history.state).toEqual({ turbo: 1 });
  });

  test('of another page is ignored', async () => {
    const { listing } = openListing();
    goTo('/p/410553?facets=color_slate');
    expect(listing.followAddress()).toBeUndefined();
  });

  test('keeps two listings apart', async () => {
    goTo('/sofas?facets=color_slate&outlet.facets=material_wool');
    const outlet = { name: 'outlet', kind: 'product', url: '/outlet', facets: answer.facets } as const;
    const { store, state } = openListing(outlet, seeds.filters);
    expect(state().query.filters).toEqual(['material_wool']);
    expect(store.get(listingOf(store, 'listing').stateAtom).query.filters).toEqual(['color_slate']);
    await listingOf(store, 'outlet').change(tick('color_snow'));
    expect(sent()).toEqual(['/outlet?facets=material_wool,color_snow&take=48&isModelOnly=true']);
    expect(address()).toBe('/sofas?facets=color_slate&outlet.facets=material_wool,color_snow');
  });
});

describe('a page whose islands are not there', () => {
  startListing();

  let assigned: MockInstance;
  let reloaded: MockInstance;

  beforeEach(() => {
    assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});
    reloaded = vi.spyOn(location, 'reload').mockImplementation(() => {});
  });
  afterEach(() => document.body.replaceChildren());

  /** Adds a host to the page that has not mounted, or has failed. */
  function addDead(island: string, listing?: string): HTMLElement {
    const host = document.createElement('div');
    host.setAttribute('data-island', island);
    if (listing) host.setAttribute('data-listing', listing);
    document.body.append(host);
    return host;
  }

  const assignedTo = () => assigned.mock.calls.map(([url]) => `${url}`.replace(server.origin, ''));

  test.each(['product-grid', 'listing-toolbar', 'listing-filters'])(
    'a change on a page whose %s has not mounted leads to the server’s page',
    async (island) => {
      const { listing, state } = openListing();
      addDead(island);
      await listing.change(tick('color_slate'));
      expect(assignedTo()).toEqual(['/sofas?facets=color_slate']);
      expect(sent()).toEqual([]);
      expect(state().shown.filters).toEqual([]);
    },
  );

  test('a change behind a quick view leads to the server’s page without it', async () => {
    const { listing } = openListing();
    addDead('product-grid');
    goTo('/sofas?quickViewId=410553');
    await listing.change(tick('color_slate'));
    expect(assignedTo()).toEqual(['/sofas?facets=color_slate']);
  });

  test('a change on a page without products leads to the server’s page', async () => {
    const { listing, hosts } = openListing();
    hosts[1]!.leave();
    await listing.change(tick('color_slate'));
    expect(assignedTo()).toEqual(['/sofas?facets=color_slate']);
  });

  test('another listing’s host does not count', async () => {
    const { listing } = openListing();
    addDead('product-grid', 'outlet');
    await listing.change(tick('color_slate'));
    expect(assigned).not.toHaveBeenCalled();
    expect(address()).toBe('/sofas?facets=color_slate');
  });

  test('Back on a page whose products have failed is rendered by the server', async () => {
    const { listing, hosts } = openListing();
    await listing.change(tick('color_slate'));
    hosts[1]!.leave();
    goTo('/sofas');
    await listing.followAddress();
    expect(reloaded).toHaveBeenCalledOnce();
    expect(history.scrollRestoration).toBe('manual');
  });

  /** A listing whose toolbar is loading while the shopper goes back to another query. */
  function openLoading() {
    const { store, state, listing } = openListing();
    const toolbar = addDead('listing-toolbar');
    toolbar.setAttribute('data-island-status', 'loading');
    goTo('/sofas?facets=color_slate');
    listing.followAddress();
    return { store, state, toolbar };
  }

  test('Back while an island is loading waits for it, and then loads what the URL asks for', async () => {
    const { store, state, toolbar } = openLoading();
    await twoTurns();
    expect([tries, reloaded.mock.calls]).toEqual([[], []]);
    onTestFinished(listingOf(store, 'listing').join(seeds.toolbar, toolbar));
    await vi.waitFor(() => expect(state().totalCount).toBe(7));
    expect(state().shown.filters).toEqual(['color_slate']);
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('Back while an island is loading is rendered by the server if that fails', () => {
    const { toolbar } = openLoading();
    toolbar.setAttribute('data-island-status', 'failed');
    toolbar.dispatchEvent(new Event('storefront:island-failed', { bubbles: true }));
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('if the products fail before an answer, the server renders the page', async () => {
    const { listing, hosts } = openListing();
    server.answer = (response, request) => {
      hosts[1]!.leave();
      json(answer)(response, request);
    };
    await listing.change(tick('color_slate'));
    expect(address()).toBe('/sofas?facets=color_slate');
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('content that no host has is requested without leaving the page, even without products', async () => {
    const { store, state } = openListing({ ...seeds.toolbar });
    addDead('product-grid');
    addHost(store, { ...seeds.filters, facets: undefined });
    await vi.waitFor(() => expect(store.get(listingOf(store, 'listing').stateAtom).isLoading).toBe(false));
    expect(state().facets).toEqual(answer.facets);
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('a press requests nothing where the change will lead to the server’s page', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { listing } = openListing();
    addDead('listing-toolbar');
    listing.prefetch(tick('color_slate'));
    await twoTurns();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('answers that are kept', () => {
  startListing();

  beforeEach(slowly);

  const untick = (id: string) => (query: { filters: readonly string[] }) =>
    ({ ...query, filters: query.filters.filter((other) => other !== id) }) as never;

  describe('what was shown', () => {
    test('is shown at once after Back, without a request', async () => {
      const { listing, state } = openListing();
      await listing.change(tick('color_slate'));
      goTo('/sofas');
      listing.followAddress();
      expect(state()).toMatchObject({ shown: { filters: [] }, totalCount: 312, isLoading: false });
      expect(sent()).toHaveLength(1);
    });

    test('is shown at once when its filter is ticked again', async () => {
      const { listing, state } = openListing();
      await listing.change(tick('color_slate'));
      await listing.change(untick('color_slate'));
      listing.change(tick('color_slate'));
      expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, totalCount: 7 });
      expect(sent()).toHaveLength(1);
    });

    test('keeps the tiles that were added to it', async () => {
      const { listing, state } = openListing();
      await listing.showMore();
      const { minisets } = state();
      const { search } = location;
      await listing.change(tick('color_slate'));
      goTo(`/sofas${search}`);
      listing.followAddress();
      expect(state().minisets).toEqual(minisets);
    });

    const shownAgain = async (between: () => void) => {
      const { listing } = openListing();
      await listing.change(tick('color_slate'));
      between();
      await listing.change(untick('color_slate'));
      return sent().length;
    };

    test('is requested again after the cart has changed', async () => {
      const change = () => {
        emit('storefront:cart-changed', { count: 0, subtotal: 0 });
        emit('storefront:cart-changed', { count: 1, subtotal: 1 });
      };
      expect(await shownAgain(change)).toBe(2);
    });

    test('is requested again after an add', async () => {
      const add = () => emit('storefront:item-added', { items: [{ sku: '1', quantity: 1 }] });
      expect(await shownAgain(add)).toBe(2);
    });

    test('is still kept when the page learns what is in the cart', async () => {
      const learn = () => emit('storefront:cart-changed', { count: 1, subtotal: 1 });
      expect(await shownAgain(learn)).toBe(1);
    });

    test('is not kept if the cart changed while it was shown', async () => {
      const { listing } = openListing();
      await listing.change(tick('color_slate'));
      emit('storefront:item-added', { items: [{ sku: '1', quantity: 1 }] });
      await listing.change(untick('color_slate'));
      await listing.change(tick('color_slate'));
      expect(sent()).toHaveLength(3);
    });

    test('is requested again after a back-forward-cache restore', async () => {
      expect(await shownAgain(() => turnPage('pageshow', true))).toBe(2);
    });

    test('is requested again in another country', async () => {
      const context = () => openPage({ url: location.href, context: { country: 'CA' } });
      const { listing, hosts } = openListing();
      await listing.change(tick('color_slate'));
      context();
      document.body.append(...hosts.map(({ host }) => host));
      await listing.change(untick('color_slate'));
      expect(sent()).toHaveLength(2);
    });

    test('is requested again after five minutes', async () => {
      const later = () => vi.spyOn(performance, 'now').mockReturnValue(1e9 + cacheMs);
      expect(await shownAgain(later)).toBe(2);
    });

    test('is requested again after a dozen others', async () => {
      const { listing } = openListing();
      for (let index = 0; index <= cachedAnswers; index++)
        await listing.change((query) => ({ ...query, filters: [`color_${index}`] }));
      const { length } = sent();
      await listing.change((query) => ({ ...query, filters: ['color_1'] }));
      expect(sent()).toHaveLength(length);
      await listing.change((query) => ({ ...query, filters: [] }));
      expect(sent()).toHaveLength(length + 1);
    });
  });

  describe('a press', () => {
    test('requests its change before it is made, once', async () => {
      const { listing, state } = openListing();
      const arrived = server.nextRequest();
      listing.prefetch(tick('color_slate'));
      await arrived;
      expect(state().query.filters).toEqual([]);
      await listing.change(tick('color_slate'));
      expect(state().shown.filters).toEqual(['color_slate']);
      expect(sent()).toHaveLength(1);
    });

    test('that does not become a change aborts its request', async () => {
      const signals: AbortSignal[] = [];
      const { fetch } = globalThis;
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        signals.push(init!.signal!);
        return fetch(input, init);
      });
      server.answer = () => {};
      const arrived = server.nextRequest();
      const { listing } = openListing();
      listing.prefetch(tick('color_slate'));
      await arrived;
      listing.prefetch();
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    });

    test('whose request fails is requested again by its change, and the first failure is not shown', async () => {
      server.answer = json({}, 500);
      const fetched = vi.spyOn(globalThis, 'fetch');
      const { listing, state } = openListing();
      listing.prefetch(tick('color_slate'));
      await vi.waitFor(() => expect(fetched.mock.settledResults[0]?.type).toBe('fulfilled'));
      server.answer = json({ ...answer, totalCount: 7 });
      await listing.change(tick('color_slate'));
      expect(state()).toMatchObject({ shown: { filters: ['color_slate'] }, failure: undefined });
      expect(sent()).toHaveLength(2);
      expect(console.error).not.toHaveBeenCalled();
    });

    test('on a filter whose answer is kept requests nothing', async () => {
      const { listing } = openListing();
      await listing.change(tick('color_slate'));
      const fetched = vi.spyOn(globalThis, 'fetch');
      listing.prefetch(untick('color_slate'));
      await twoTurns();
      expect(fetched).not.toHaveBeenCalled();
    });
  });
});
