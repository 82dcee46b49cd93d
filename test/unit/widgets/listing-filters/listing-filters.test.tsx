import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingOf } from '../../../../src/state/listing/listing.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

type Example = IslandExample & { search?: string };

const listing = () => listingOf(sharedStore(), 'listing');

beforeEach(() => history.replaceState(null, '', '/sofas'));
afterEach(() => vi.restoreAllMocks());

const render = (example: Example, options?: Parameters<typeof renderIsland>[2]) => {
  history.replaceState(null, '', `/sofas${example.search ?? ''}`);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return renderIsland(listingFilters, example, options);
};
const address = () => location.pathname + location.search;
const good = examples['none chosen'].answers.getProductListing;

describe('facets', () => {
  test('each is a group with its name', async () => {
    const { page } = await render(examples['none chosen']);
    for (const name of ['Color', 'Material', 'Features', 'Collection', 'Price', 'Width'])
      page.getByRole('group', { name });
  });

  test('those the server says are open at first', async () => {
    const { page } = await render(examples['none chosen']);
    expect(page.getByRole('button', { name: /^Color/, expanded: true })).toBeTruthy();
    expect(page.getByRole('button', { name: /^Material/, expanded: false })).toBeTruthy();
  });

  test('so are those with something chosen, and they say how many', async () => {
    const { page } = await render(examples.chosen);
    const material = page.getByRole('button', { name: /^Material/, expanded: true });
    expect(material.textContent).toBe('Material (1 selected)');
  });

  test('a closed one holds nothing that can be reached', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    const head = page.getByRole('button', { name: /^Color/ });
    await shopper.click(head);
    expect(document.getElementById(head.getAttribute('aria-controls')!)!.hasAttribute('inert')).toBe(true);
  });

  test('a value says how many there are', async () => {
    const { page } = await render(examples['none chosen']);
    page.getByRole('checkbox', { name: 'Slate 36' });
  });

  test('the first five are shown, and the rest on demand', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    expect(page.queryByRole('checkbox', { name: /^Sage/ })).toBeNull();
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    expect(document.activeElement).toBe(page.getByRole('checkbox', { name: /^Sage/ }));
  });

  test('one that is chosen is shown wherever it stands', async () => {
    const { page } = await render({ ...examples.chosen, search: '?facets=color_rust' });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Rust/ }).checked).toBe(true);
  });

  test('one that nothing has stays in its place, and cannot be chosen', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: 'Show 3 more' }));
    const plum = page.getByRole<HTMLInputElement>('checkbox', { name: /^Plum/ });
    expect(plum.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(plum);
    expect(plum.checked).toBe(false);
    expect(requests).toEqual([]);
  });

  test('a few are not searched, many are', async () => {
    const { page, shopper } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('button', { name: /^Collection/ }));
    page.getByRole('searchbox', { name: 'Search Collection' });
    expect(page.queryByRole('searchbox', { name: 'Search Color' })).toBeNull();
  });

  test('a search shows what matches, and says where nothing does', async () => {
    const { page, shopper } = await render(examples['hundreds of values']);
    const box = page.getByRole('searchbox');
    await shopper.type(box, '499');
    await vi.waitFor(() => expect(page.getAllByRole('checkbox', { name: /^Collection/ })).toHaveLength(1));
    await shopper.type(box, 'x');
    await vi.waitFor(() => expect(page.getByText('No matches')).toBeTruthy());
  });
});

describe('a tick', () => {
  test('is there before the answer', async () => {
    const { page, shopper } = await render(examples.loading);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    expect(slate.checked).toBe(true);
  });

  test('asks for the listing and stands in the address', async () => {
    const { page, shopper, requests } = await render(examples['none chosen']);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(requests[0]!.url.searchParams.get('categoryId')).toBe('sofas');
  });

  test('keeps the focus where the answer has another order, and nothing left of it', async () => {
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

  test('that fails is undone, and it says what to do', async () => {
    const { page, shopper } = await render(examples.failed);
    const slate = page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ });
    await shopper.click(slate);
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Try Again' })).toBeTruthy());
    expect(slate.checked).toBe(false);
    expect(document.activeElement).toBe(slate);
  });

  test('that failed can be tried again', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    await vi.waitFor(() => expect(address()).toBe('/sofas?facets=color_slate'));
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Slate/ }).checked).toBe(true);
  });

  test('tried again, the focus goes on to the chips', async () => {
    const { page, shopper, answer } = await render(examples.failed);
    await shopper.click(page.getByRole('checkbox', { name: /^Slate/ }));
    const again = await page.findByRole('button', { name: 'Try Again' });
    answer('getProductListing', good);
    await shopper.click(again);
    expect(document.activeElement).toBe(page.getByRole('list', { name: 'Applied filters' }));
  });
});

describe('the panel', () => {
  test.each([
    [false, [true, false]],
    [true, [false, true]],
  ])('where isMobile is %j the host says whether it is beside, or takes no room', async (isMobile, says) => {
    const { host } = await render({ ...examples['none chosen'], context: { isMobile } });
    expect(
      ['data-panel-beside', 'data-panel-hidden'].map((attribute) => host.hasAttribute(attribute)),
    ).toEqual(says);
  });

  test('the server’s form is not hidden while there are no facets', async () => {
    const { host } = await render({ ...examples['not given, never comes'], context: { isMobile: true } });
    expect(host.hasAttribute('data-panel-hidden')).toBe(false);
  });

  test('open on mobile, it is closed with that layout', async () => {
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

  test('hidden on desktop, it shows nothing and says so to the page’s stylesheet', async () => {
    const { host, page } = await render(examples['none chosen']);
    sharedStore().set(listing().layout.isPanelShownAtom, false);
    await vi.waitFor(() => expect(page.queryByRole('group')).toBeNull());
    expect(host.hasAttribute('data-panel-hidden')).toBe(true);
    sharedStore().set(listing().layout.isPanelShownAtom, true);
    await vi.waitFor(() => expect(page.getByRole('group', { name: 'Color' })).toBeTruthy());
  });

  test('on mobile there is nothing until it is opened', async () => {
    const { host, page } = await render(examples.mobile);
    expect(host.textContent).toBe('');
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Filters' })).toBeTruthy());
  });

  test('on mobile its button says how many results there are, and closes it', async () => {
    const { page, shopper } = await render(examples.mobile);
    sharedStore().set(listing().layout.isPanelOpenAtom, true);
    await shopper.click(await page.findByRole('checkbox', { name: /^Slate/ }));
    await shopper.click(await page.findByRole('button', { name: 'Show 111 results' }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  test('opened anew it is as it was left', async () => {
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
