import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/product-showcase/product-showcase.examples.ts';
import productShowcase from '../../../../widgets/product-showcase/product-showcase.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

const render = (example: IslandExample) => renderIsland(productShowcase, example);

test('shows the page’s own products without a request', async () => {
  const { page, requests, host } = await render(examples.items);
  expect(page.getAllByRole('link')).toHaveLength(10);
  page.getByRole('region', { name: 'New This Week' });
  expect(host.querySelector('[data-preset="showcase"]')?.hasAttribute('data-on-listing')).toBe(false);
  expect(requests).toEqual([]);
});

test('on a listing it has an attribute for its stylesheet', async () => {
  const { host } = await render(examples['on a listing']);
  expect(host.querySelector('[data-preset="showcase"]')?.hasAttribute('data-on-listing')).toBe(true);
});

test('shows a pod’s products, requested with its id and the product', async () => {
  const { page, requests } = await render(examples.pod);
  await vi.waitFor(() => expect(page.getAllByRole('link')).toHaveLength(10));
  page.getByRole('region', { name: 'Trending Products' });
  expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
    podid: 'trending-products',
    sku: '410553',
    piId: 'pi-7',
  });
});

test('an other-brand pod’s links and pictures lead to that brand', async () => {
  const { page, host } = await render(examples['other brand']);
  await vi.waitFor(() => expect(page.getAllByRole('link')).toHaveLength(10));
  const [link] = page.getAllByRole<HTMLAnchorElement>('link');
  expect(link!.href).toBe('https://other.example/p/251000');
  expect(host.querySelector('img')!.src).toBe('https://other.example/pictures/251000.svg');
});

test('following a card is tracked', async () => {
  const { page, shopper } = await render(examples.items);
  const tracked: { name: string }[] = [];
  const handle = (event: Event) => tracked.push((event as CustomEvent).detail);
  document.addEventListener('storefront:track', handle);
  const [, second] = page.getAllByRole('link');
  second!.addEventListener('click', (event) => event.preventDefault());
  await shopper.click(second!);
  document.removeEventListener('storefront:track', handle);
  expect(tracked.find(({ name }) => name === 'Product Showcase')).toMatchObject({
    piId: 'pi-7',
    sku: '251001',
    position: 2,
  });
  expect(tracked.find(({ name }) => name === 'select_item')).toMatchObject({
    item_list_id: 'pi-7',
    items: [{ item_id: '251001', index: 2 }],
  });
});

test.each([
  ['empty', 'mounted'],
  ['nothing given', 'failed'],
] as const)('%s: the server’s nodes stay', async (name, status) => {
  const island = await render(examples[name]);
  expect(island.status()).toBe(status);
  expect(island.host.contains(island.serverNodes[0]!)).toBe(true);
});

test('without products and pod the error names the accepted attributes', async () => {
  const { errors } = await render(examples['nothing given']);
  expect(errors[0]).toContain('neither items nor data-pod-id is given');
});

test('an unknown pod is an error of that island alone', async () => {
  const island = await render({ ...examples.pod, attributes: { 'data-pod-id': 'nobody-knows' } });
  await vi.waitFor(() => expect(island.status()).toBe('failed'));
  expect(island.errors).toHaveLength(1);
  expect(island.errors[0]).toContain('no recommendation pod is called "nobody-knows"');
});

test('wrong products are an error that names the field', async () => {
  const { errors, status } = await render({ ...examples.items, props: { items: [{ sku: '1' }] } });
  expect(status()).toBe('failed');
  expect(errors[0]).toMatch(/items was .* accepted is a list of recommendation items/);
});
