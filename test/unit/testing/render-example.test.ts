import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { mount, open } from '../../../src/runtime/core.tsx';
import { exampleRenderer } from '../../../src/testing/render-example.ts';
import { islandRenderer } from '../../../src/testing/render-island.ts';
import type { RenderIsland } from '../../../src/testing/test-page.ts';
import { examples as states } from '../../../widgets/cart-count/cart-count.examples.ts';
import cartCount from '../../../widgets/cart-count/cart-count.island.ts';
import { examples as dimensions } from '../../../widgets/product-dimensions/product-dimensions.examples.ts';
import productDimensions from '../../../widgets/product-dimensions/product-dimensions.island.ts';

const renderOf = (island: object) =>
  islandRenderer({ calls, load: async () => ({ island, core: { mount, open } }) }) as RenderIsland;
const render = renderOf(cartCount);
const renderExample = exampleRenderer({ 'cart-count': states }, render);
const renderDimensions = exampleRenderer({ 'product-dimensions': dimensions }, renderOf(productDimensions));

test('a state is rendered with its attributes, its content and its answers', async () => {
  const island = await renderExample('cart-count', 'counted by the server');
  expect(island.host.textContent).toBe('Cart (3)');
  await island.close();
});

test('attributes and answers are given beside the state’s own', async () => {
  const changes = { attributes: { 'data-href': '/basket' }, content: '<a href="/else">Cart</a>' };
  const island = await renderExample('cart-count', 'one piece', changes);
  expect(island.host.querySelector('a')!.pathname).toBe('/basket');
  expect(island.host.textContent).toBe('Cart (1)');
  await island.close();
});

test('the address has the state’s query until the page is closed', async () => {
  const search = { 'cart-count': { searched: { about: '', search: '?query=sofa' } } };
  const island = await exampleRenderer(search, render)('cart-count', 'searched');
  expect(location.search).toBe('?query=sofa');
  await island.close();
  expect(location.search).toBe('');
});

test('a misspelt state names the one that was meant', async () => {
  await expect(renderExample('cart-count', 'emtpy')).rejects.toThrow(
    'cart-count has no state "emtpy" (did you mean "empty"?); there are "counted by the server"',
  );
});

test('ids are the same whichever tests have run before', async () => {
  const idsOf = async () => {
    const { host, close } = await renderDimensions('product-dimensions', Object.keys(dimensions)[0]!);
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    await close();
    return ids;
  };
  const first = await idsOf();
  expect(first.length).toBeGreaterThan(0);
  expect(await idsOf()).toEqual(first);
});
