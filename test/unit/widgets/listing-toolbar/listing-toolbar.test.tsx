import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProductListingExample } from '../../../../src/contract/listing/listing.examples.ts';
import { listingKinds } from '../../../../src/domain/listing/listing-query.ts';
import { examples as filters } from '../../../../widgets/listing-filters/listing-filters.examples.ts';
import listingFilters from '../../../../widgets/listing-filters/listing-filters.island.ts';
import { examples } from '../../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';
import { addGrid } from '../listing-grid.ts';

type Example = IslandExample & { search?: string };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const render = (example: Example) => {
  history.replaceState(null, '', `/sofas${example.search ?? ''}`);
  return renderIsland(listingToolbar, example, { before: addGrid });
};

/** With the filters on the same page. */
const renderBoth = async (context: object = {}, search = '?facets=color_slate') => {
  history.replaceState(null, '', `/sofas${search}`);
  const example = { ...filters['none chosen'], context: { ...context } };
  const on = await renderIsland(listingFilters, example, { before: addGrid });
  return renderIsland(listingToolbar, examples['none applied'], { on });
};

test.each([
  ['one', '1 result'],
  ['none', 'No results'],
  ['thousands', '12,804 results'],
] as const)('%s: shows the count', async (name, words) => {
  const { page } = await render(examples[name]);
  page.getByText(words);
});

test('the server’s bar stays without a count', async () => {
  const { host, serverNodes } = await render(examples['not given']);
  expect(host.contains(serverNodes[0]!)).toBe(true);
});

test('the order is that of the URL', async () => {
  const { page } = await render(examples.sorted);
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('price-low');
});

test('a category offers all seven orders, relevance too', async () => {
  const { page } = await render(examples['none applied']);
  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Most Relevant',
    'A to Z',
    'Price low to high',
    'Price high to low',
    'Top Rated',
    'Best Selling',
    'New',
  ]);
});

const orders = ({ page }: Awaited<ReturnType<typeof render>>) =>
  page.getAllByRole('option').map(({ textContent }) => textContent);

test('a host offers fewer orders, in the usual sequence', async () => {
  const island = await render(examples['fewer orders']);
  expect(orders(island)).toEqual(['Price low to high', 'Price high to low', 'Best Selling']);
});

test('the order that the URL has stays, although it is not offered', async () => {
  const island = await render({ ...examples['fewer orders'], search: '?sortBy=name' });
  expect(orders(island)).toEqual(['A to Z', 'Price low to high', 'Price high to low', 'Best Selling']);
});

test('an answer offers fewer orders than before', async () => {
  const island = await render({
    ...examples['none applied'],
    answers: { getProductListing: { ...getProductListingExample.answer, sorts: ['name', 'newest'] } },
  });
  await island.shopper.selectOptions(island.page.getByRole('combobox'), 'name');
  await vi.waitFor(() => expect(orders(island)).toEqual(['A to Z', 'New']));
});

test('a search offers all seven orders, relevance first', async () => {
  const { page } = await render(examples.search);
  expect(page.getAllByRole('option')).toHaveLength(7);
  expect(page.getByRole<HTMLSelectElement>('combobox').value).toBe('relevance');
});

test('a landing page offers all seven orders, the best selling first', async () => {
  const { page } = await render({
    ...examples['none applied'],
    attributes: { 'data-total': '111', 'data-kind': 'seo' },
  });
  expect(page.getAllByRole('option')).toHaveLength(7);
  expect(page.getByRole<HTMLSelectElement>('combobox').value).toBe('bestselling');
});

test.each(listingKinds)('the order of a %s listing until one is chosen can be the page’s', async (kind) => {
  const { answer } = getProductListingExample;
  const { page, shopper } = await render({
    ...examples['none applied'],
    attributes: { 'data-total': '111', 'data-kind': kind, 'data-default-sort': 'newest' },
    answers: { getProductListing: answer, getSearchListing: answer, getSeoListing: answer },
  });
  const order = page.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(order.value).toBe('newest');
  await shopper.selectOptions(order, 'bestselling');
  await vi.waitFor(() => expect(location.search).toBe('?sortBy=bestselling'));
  await shopper.selectOptions(order, 'newest');
  await vi.waitFor(() => expect(location.search).toBe(''));
});

test('another order is optimistic, and in the URL with the answer', async () => {
  const { page, shopper } = await render(examples['none applied']);
  await shopper.selectOptions(page.getByRole('combobox'), 'name');
  expect(page.getByRole<HTMLSelectElement>('combobox').value).toBe('name');
  await vi.waitFor(() => expect(location.search).toBe('?sortBy=name'));
});

test('an order that fails is undone', async () => {
  const { page, shopper } = await render(examples.failed);
  await shopper.selectOptions(page.getByRole('combobox'), 'name');
  await vi.waitFor(() => expect(page.getByRole<HTMLSelectElement>('combobox').value).toBe('bestselling'));
});

test('the layout can be chosen, and is kept', async () => {
  const { page, shopper } = await render(examples['none applied']);
  await shopper.click(page.getByRole('button', { name: 'Large pictures' }));
  expect(page.getByRole('button', { name: 'Large pictures', pressed: true })).toBeTruthy();
  expect(localStorage.getItem('columnLayout')).toBe('1');
});

test('a page without filters has no button for them', async () => {
  const { page } = await render(examples['none applied']);
  expect(page.queryByRole('button', { name: /filters/i })).toBeNull();
});

test('nor a button for another listing’s filters', async () => {
  const on = await renderIsland(listingFilters, {
    ...filters['none chosen'],
    attributes: { 'data-listing': 'outlet' },
  });
  const { page } = await renderIsland(listingToolbar, examples['none applied'], { on });
  expect(page.queryByRole('button', { name: /(hide|show) filters/i })).toBeNull();
});

test('its button hides the filters for the visit, and shows them again', async () => {
  const { page, shopper } = await renderBoth();
  await shopper.click(page.getByRole('button', { name: 'Hide filters', expanded: true }));
  expect(page.queryByRole('group', { name: 'Color' })).toBeNull();
  expect(sessionStorage.getItem('filtersShown')).toBe('false');
  await shopper.click(page.getByRole('button', { name: 'Show filters', expanded: false }));
  page.getByRole('group', { name: 'Color' });
});

test('on mobile its button says how many filters are applied, and opens them', async () => {
  const { page, shopper } = await renderBoth({ isMobile: true });
  await shopper.click(page.getByRole('button', { name: 'Filters (1)' }));
  await page.findByRole('dialog', { name: 'Filters' });
});

test('an applied filter has a chip, which removes it', async () => {
  const { host, shopper } = await renderBoth();
  await shopper.click(host.querySelector('[aria-label="Remove Slate"]')!);
  await vi.waitFor(() => expect(location.search).toBe(''));
});
