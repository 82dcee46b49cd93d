import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';
import { addGrid } from '../listing-grid.ts';

type Example = IslandExample & { search?: string };

const listing = () => listingOf(sharedStore(), 'listing');

beforeEach(() => history.replaceState(null, '', '/sofas'));
afterEach(() => vi.restoreAllMocks());

const render = (example: Example, options?: Parameters<typeof renderIsland>[2]) => {
  history.replaceState(null, '', `/sofas${example.search ?? ''}`);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return renderIsland(listingFilters, example, {
    ...options,
    before(host) {
      addGrid();
      options?.before?.(host);
    },
  });
};
const address = () => location.pathname + location.search;
const good = examples['none chosen'].answers.getProductListing;

describe('facets', () => {
  test('are groups with names', async () => {
    const { page } = await render(examples['none chosen']);
    for (const name of ['Color', 'Material', 'Features', 'Collection', 'Price', 'Width'])
      page.getByRole('group', { name });
  });

  test('are initially open if the server says so', async () => {
    const { page } = await render(examples['none chosen']);
    expect(page.getByRole('button', { name: /^Color/, expanded: true })).toBeTruthy();
    expect(page.getByRole('button', { name: /^Material/, expanded: false })).toBeTruthy();
  });

  test('are open if they have selected values, and show how many', async () => {
    const { page } = await render(examples.chosen);
    const material = page.getByRole('button', { name: /^Material/, expanded: true });
    expect(material.textContent).toBe('Material (1 selected)');
  });

  test('are inert when closed', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    const head = page.getByRole('button', { name: /^Color/ });
    await shopper.click(head);
    expect(document.getElementById(head.getAttribute('aria-controls')!)!.hasAttribute('inert')).toBe(true);
  });

  test('show the count of each value', async () => {
    const { page } = await render(examples['none chosen']);
    page.getByRole('checkbox', { name: 'Slate 36' });
  });

  test('show the first five values, and the rest on demand', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    expect(page.queryByRole('checkbox', { name: /^Sage/ })).toBeNull();
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    expect(document.activeElement).toBe(page.getByRole('checkbox', { name: /^Sage/ }));
  });

  test('show a selected value at any position', async () => {
    const { page } = await render({ ...examples.chosen, search: '?facets=color_rust' });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Rust/ }).checked).toBe(true);
  });

  test('keep a value without products in place, but disabled', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    const plum = page.getByRole<HTMLInputElement>('checkbox', { name: /^Plum/ });
    expect(plum.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(plum);
    expect(plum.checked).toBe(false);
    expect(requests).toEqual([]);
  });

  test('have a search field only for many values', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: /^Collection/ }));
    page.getByRole('searchbox', { name: 'Search Collection' });
    expect(page.queryByRole('searchbox', { name: 'Search Color' })).toBeNull();
  });

  test.each(['facetValues', 'facetSearch'])('the page says from how many values on: %s', async (limit) => {
    const { page } = await render({ ...examples['none chosen'], context: { limits: { [limit]: 2 } } });
    page.getByRole('searchbox', { name: 'Search Color' });
  });

  test('search shows the matches, or says that there are none', async () => {
    const { page, shopper } = await render(examples['hundreds of values']);
    const box = page.getByRole('searchbox');
    await shopper.type(box, '499');
    await vi.waitFor(() => expect(page.getAllByRole('checkbox', { name: /^Collection/ })).toHaveLength(1));
    await shopper.type(box, 'x');
    await vi.waitFor(() => expect(page.getByText('No matches')).toBeTruthy());
  });
});

describe('a tick', () => {
  test('is optimistic', async () => {
    const { page, shopper } = await render(examples.loading);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    expect(slate.checked).toBe(true);
  });

  test('requests the listing as soon as the pointer is down, and once', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    const target = page.getByRole('checkbox', { name: /^Slate/ });
    await shopper.pointer({ keys: '[MouseLeft>]', target });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(address()).toBe('/sofas');
    await shopper.pointer({ keys: '[/MouseLeft]', target });
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(requests).toHaveLength(1);
  });

  test('requests the listing and is in the URL', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(requests[0]!.url.searchParams.get('categoryId')).toBe('sofas');
  });

  test('keeps the focus if the answer moves and disables its value', async () => {
    const answer = structuredClone(good) as {
      facets: { filterItems: { itemCount: number; disabled: boolean }[] }[];
    };
    answer.facets[0]!.filterItems.reverse();
    for (const item of answer.facets[0]!.filterItems) Object.assign(item, { itemCount: 0, disabled: true });
    const { page, shopper } = await render({
      ...examples.chosen,
      search: '?facets=color_slate',
      answers: { getProductListing: answer },
    });
    const slate = page.getByRole('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    await vi.waitFor(() => expect(address()).toBe('/sofas'));
    await vi.waitFor(() => expect(slate.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(slate);
  });

  test('that fails is undone, with a way to retry', async () => {
    const { page, shopper } = await render(examples.failed);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Try Again' })).toBeTruthy());
    expect(slate.checked).toBe(false);
    expect(document.activeElement).toBe(slate);
  });

  test('that failed can be retried', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ }).checked).toBe(true);
  });

  test('passes the focus to the filters on a retry', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Filters' }));
  });
});

describe('the panel', () => {
  test.each([
    [false, [true, false]],
    [true, [false, true]],
  ])('the host’s attributes have its position if isMobile is %j', async (isMobile, says) => {
    const { host } = await render({ ...examples['none chosen'], context: { isMobile } });
    expect(
      ['data-panel-beside', 'data-panel-hidden'].map((attribute) => host.hasAttribute(attribute)),
    ).toEqual(says);
  });

  test('the server’s form is not hidden while there are no facets', async () => {
    const { host } = await render({ ...examples['not given, never comes'], context: { isMobile: true } });
    expect(host.hasAttribute('data-panel-hidden')).toBe(false);
  });

  test('an open mobile panel closes when the layout changes', async () => {
    let isNarrow = true;
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
    const turn = (narrow: boolean) => {
      isNarrow = narrow;
      window.dispatchEvent(new Event('resize'));
    };
    const { page } = await render(examples['none chosen']);
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
    turn(false);
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    turn(true);
    await vi.waitFor(() => expect(page.queryByRole('group')).toBeNull());
    expect(page.queryByRole('dialog')).toBeNull();
  });

  test('hidden on desktop, it renders nothing and marks its host', async () => {
    const { host, page } = await render(examples['none chosen']);
    sharedStore().set(listing().layout.isPanelShownAtom, false);
    await vi.waitFor(() => expect(page.queryByRole('group')).toBeNull());
    expect(host.hasAttribute('data-panel-hidden')).toBe(true);
    sharedStore().set(listing().layout.isPanelShownAtom, true);
    await vi.waitFor(() => expect(page.getByRole('group', { name: 'Color' })).toBeTruthy());
  });

  test('on mobile renders nothing until it is opened', async () => {
    const { host, page } = await render(examples.mobile);
    expect(host.textContent).toBe('');
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
  });

  test('on mobile has a button with the count, which closes it', async () => {
    const { page, shopper } = await render(examples.mobile);
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await shopper.click(await page.findByRole('checkbox', { name: /^Slate/ }));
    await shopper.click(await page.findByRole('button', { name: 'Show 111 results' }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  test('reopened, it has its previous state', async () => {
    const { page, shopper } = await render(examples.mobile);
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await shopper.click(await page.findByRole('button', { name: 'Material' }));
    sharedStore().set(listing().layout.isPanelOpenAtom, false);
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await vi.waitFor(() =>
      expect(page.getByRole('button', { name: 'Material', expanded: true })).toBeTruthy(),
    );
  });
});
