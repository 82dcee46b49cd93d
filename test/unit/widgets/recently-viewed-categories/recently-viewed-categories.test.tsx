import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recently-viewed-categories/recently-viewed-categories.examples.ts';
import recentCategories from '../../../../widgets/recently-viewed-categories/recently-viewed-categories.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

const render = (example: IslandExample) => renderIsland(recentCategories, example);

test.each(['items', 'url of the page'] as const)('shows the categories as links: %s', async (name) => {
  const { page, requests } = await render(examples[name]);
  await vi.waitFor(() => expect(page.getAllByRole('link')).toHaveLength(8));
  expect(page.getByRole('link', { name: 'Sofas' }).getAttribute('href')).toBe('/category-0');
  expect(requests[0]!.url.pathname).toBe('/browse/recentlyviewed/categories');
});

test('a category shows once', async () => {
  const { items } = examples['one item'].answers.getRecentlyViewedCategories as { items: object[] };
  const answers = { getRecentlyViewedCategories: { items: [...items, ...items] } };
  const { page } = await render({ ...examples.items, answers });
  await vi.waitFor(() => expect(page.getAllByRole('link')).toHaveLength(1));
});

test('without categories the server’s nodes stay', async () => {
  const { host, serverNodes, page } = await render(examples.empty);
  await vi.waitFor(() => page.getByRole('link', { name: 'See what is new' }));
  expect(host.contains(serverNodes[0]!)).toBe(true);
});

test('without a URL the error names the missing attribute, and no request is sent', async () => {
  const { errors, requests, host, serverNodes } = await render(examples['no url']);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('accepted is data-url, or endpoints.getRecentlyViewedCategories');
  expect(requests).toEqual([]);
  expect([...host.childNodes]).toEqual(serverNodes);
});

test('a URL on a foreign origin is not requested', async () => {
  const { errors, requests, status } = await render({
    ...examples.items,
    attributes: { 'data-url': 'https://elsewhere.example/categories' },
  });
  expect(status()).toBe('failed');
  expect(errors[0]).toContain('not allowed');
  expect(requests).toEqual([]);
});

test('a bare list is read as well, without its bad items', async () => {
  const { items } = examples.items.answers.getRecentlyViewedCategories as { items: object[] };
  const answers = { getRecentlyViewedCategories: [...items, { categoryName: 7 }] };
  const { page, errors } = await render({ ...examples.items, answers });
  await vi.waitFor(() => expect(page.getAllByRole('link')).toHaveLength(8));
  expect(errors[0]).toContain('left out of the answer: items.8');
});
