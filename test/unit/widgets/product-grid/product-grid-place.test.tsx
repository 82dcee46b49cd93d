import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { keepForReload, takeReloadedScroll } from '../../../../src/state/listing/listing-address.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples, tile } from '../../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../../widgets/product-grid/product-grid.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

const listing = () => listingOf(sharedStore(), 'listing');

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const render = (example: IslandExample) => renderIsland(productGrid, example);
const tiles = (host: HTMLElement) => [...host.querySelectorAll('.si-product-grid__tile:not([data-state])')];
/** Changes the listing’s filters. */
const change = (filters: string[]) => listing().change((query) => ({ ...query, filters }));
const answerOf = (minisets: object[]) => ({
  ...examples.tiles.answers.getProductListing,
  minisets,
  totalCount: minisets.length,
});

describe('nothing found', () => {
  const none = (host: HTMLElement) => host.querySelector('[data-island="no-results"]')!;

  test('is a no-results island, without a reason if no filter is set', async () => {
    const { host, page } = await render(examples['nothing found']);
    expect(none(host).getAttribute('data-reason')).toBeNull();
    expect(page.queryByRole('button')).toBeNull();
  });

  test.each([
    ['facets=color_snow', 'product', 'noresult_for_filter'],
    ['availability=pickup', 'product', 'noresult_with_bops'],
    ['isReadyToShipAvailabilityOn=true', 'search', 'noresult_with_readytodeliver'],
    ['facet=color_snow&isReadyToShipAvailabilityOn=true', 'search', 'noresult_for_filter'],
  ])('?%s of a %s listing: %s', async (search, kind, reason) => {
    history.replaceState(null, '', `/sofas?${search}`);
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-kind': kind },
    });
    expect(none(host).getAttribute('data-reason')).toBe(reason);
  });

  test('has the term of a search', async () => {
    history.replaceState(null, '', '/search?query=velvet+%3Cb%3Ehammock');
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-kind': 'search' },
    });
    expect(none(host).getAttribute('data-term')).toBe('velvet <b>hammock');
  });

  test('can be cleared of all filters, and the focus stays in the grid', async () => {
    history.replaceState(null, '', '/sofas?facets=color_snow,material_velvet&availability=pickup&utm=1');
    const { host, page, shopper } = await render(examples['nothing found']);
    await shopper.click(page.getByRole('button', { name: 'Clear all filters' }));
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(8));
    expect(location.search).toBe('?utm=1');
    expect(document.activeElement).toBe(host.querySelector('section'));
  });

  test('uses the page’s search box and chat', async () => {
    const { host } = await render({
      ...examples['nothing found'],
      attributes: { 'data-total': '0', 'data-search-box': '#q', 'data-chat-opener': '#chat' },
    });
    expect([none(host).getAttribute('data-search-box'), none(host).getAttribute('data-chat-opener')]).toEqual(
      ['#q', '#chat'],
    );
  });
});

describe('the scroll position', () => {
  test('the tiles are not measured as they mount, which would lay them all out in the same task', async () => {
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const { host } = await render(examples.tiles);
    expect(tiles(host)).not.toHaveLength(0);
    expect(measured.mock.contexts).not.toContain(host);
  });

  test('content below the grid stays out of view with fewer tiles', async () => {
    const { host } = await render({ ...examples.tiles, answers: { getProductListing: answerOf([tile(0)]) } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    await change(['color_snow']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(host.style.minHeight).toBe(`${innerHeight + 1000}px`);
  });

  test('the grid keeps its height while it loads', async () => {
    const { host } = await render({ ...examples.tiles, answers: { getProductListing: 'never' } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    change(['color_snow']);
    await vi.waitFor(() => expect(host.style.minHeight).toBe('4000px'));
  });

  test('the height is released on unmount', async () => {
    const { host, record } = await render({ ...examples.tiles, answers: { getProductListing: 'never' } });
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 900, 4000));
    change(['color_snow']);
    await vi.waitFor(() => expect(host.style.minHeight).toBe('4000px'));
    record.unmount!();
    await vi.waitFor(() => expect(host.style.minHeight).toBe(''));
  });

  /** The shopper scrolls. */
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  };
  const goBack = (state: unknown, search = '') => {
    history.replaceState(state, '', `/sofas${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const fewer = { ...examples.tiles, answers: { getProductListing: answerOf([tile(0)]) } };

  test('is restored by Back, even after a reload', async () => {
    history.replaceState(null, '', '/sofas?facets=color_snow');
    const { host } = await render(fewer);
    scroll(0);
    goBack({ storefrontIslandsPlace: 1200 });
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' });
  });

  test('is restored once where the server has rendered the page that Back led to', async () => {
    scroll(0);
    history.replaceState({ storefrontIslandsPlace: 1200, mine: 1 }, '', '/sofas');
    keepForReload();
    expect(history.scrollRestoration).toBe('manual');
    await render(examples.tiles);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' });
    expect(history.scrollRestoration).toBe('auto');
    expect(takeReloadedScroll()).toBeUndefined();
    expect(history.state).toMatchObject({ storefrontIslandsPlace: 1200, mine: 1 });
  });

  test('is not restored by a change after a link to a hash', async () => {
    const { host } = await render(fewer);
    scroll(900);
    goBack({ storefrontIslandsPlace: 1200 }, '#reviews');
    await change(['color_snow']);
    await vi.waitFor(() => expect(tiles(host)).toHaveLength(1));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
