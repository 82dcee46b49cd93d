import { describe, expect, test, vi } from 'vitest';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/recently-viewed-products/recently-viewed-products.examples.ts';
import recentlyViewed from '../../../../widgets/recently-viewed-products/recently-viewed-products.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

async function shown(example: IslandExample) {
  const island = await renderIsland(recentlyViewed, example);
  await vi.waitFor(() => expect(island.page.getAllByRole('link').length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(island.host.querySelector('[aria-busy]')).toBeNull());
  return island;
}

const hrefs = (host: Element) => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the product being viewed', () => {
  test('is recorded first, with its family and options; then the list is read', async () => {
    const { requests } = await shown(examples.items);
    expect(requests.map(({ call }) => call)).toEqual(['updateRecentlyViewed', 'getRecentlyViewed']);
    expect(requests[0]!.body).toEqual({
      sku: '410553',
      familyId: 'f4105',
      optionChoiceParameter: 'F111',
    });
    expect(requests[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
    expect(Object.fromEntries(requests[1]!.url.searchParams)).toEqual({
      sku: '410553',
      familyId: 'f4105',
      optionChoiceParameter: 'F111',
      isNewLayout: 'false',
    });
  });

  test('is not shown itself, and no product shows twice', async () => {
    const { host } = await shown(examples['the product itself']);
    expect(hrefs(host)).toEqual(['/p/231000', '/p/231002']);
  });
});

test('the visit is recorded at once, and the list is read when the carousel comes near', async () => {
  const island = await renderIsland(recentlyViewed, examples.items, {
    before: (host) => {
      host.getBoundingClientRect = () => new DOMRect(0, innerHeight + 4000, 100, 100);
    },
  });
  await vi.waitFor(() => expect(island.requests.map(({ call }) => call)).toEqual(['updateRecentlyViewed']));
});

test('on a page without a product no view is recorded', async () => {
  const { requests } = await shown(examples['no product']);
  expect(requests.map(({ call }) => call)).toEqual(['getRecentlyViewed']);
  expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ isNewLayout: 'false' });
});

test('the page sets the new layout and the heading', async () => {
  const { requests, page } = await shown(examples.heading);
  expect(requests[1]!.url.searchParams.get('isNewLayout')).toBe('true');
  page.getByRole('region', { name: 'Still Thinking About These?' });
});

test('has its own preset and five placeholders while it loads', async () => {
  const { host } = await renderIsland(recentlyViewed, examples.loading);
  expect(host.querySelector('[data-preset="recently-viewed"]')).not.toBeNull();
  expect(host.querySelectorAll('.si-carousel__item')).toHaveLength(5);
});

test('with nothing viewed the server’s nodes stay', async () => {
  const { host, serverNodes, page } = await renderIsland(recentlyViewed, examples.empty);
  await vi.waitFor(() => page.getByRole('link', { name: 'See all sofas' }));
  expect(host.contains(serverNodes[0]!)).toBe(true);
});

test('a product that the known cart has is marked, and the cart is not fetched for that', async () => {
  const island = await shown(examples['in the cart']);
  expect(island.requests.map(({ call }) => call)).not.toContain('getCart');
  await sharedStore().set(refreshCartAtom, {});
  const mark = await island.page.findByText('In your cart');
  expect(mark.closest('li')!.textContent).toContain('Harbor Throw Pillow');
});
