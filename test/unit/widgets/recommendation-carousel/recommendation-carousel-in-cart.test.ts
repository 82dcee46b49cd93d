import { expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import type { RenderedIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { cards, shown } from './rendered-carousel.ts';

const marked = (island: RenderedIsland) =>
  cards(island).flatMap((card, index) => (card.textContent!.includes('In your cart') ? [index] : []));
const lines = (...skus: string[]) => ({
  ...getCartExample.answer,
  lineItems: skus.map((sku, index) => ({ id: `${index}`, sku, quantity: 1 })),
});

test('the cart is not fetched for the marks, not even when the tab becomes visible', async () => {
  const island = await shown(examples['in the cart']);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await twoTurns();
  expect(island.requests.map(({ call }) => call)).toEqual(['getRecommendations']);
  expect(marked(island)).toEqual([]);
});

test('products that the known cart has are marked', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  await vi.waitFor(() => expect(marked(island)).toEqual([0, 2]));
});

test('the marks follow a change of the cart', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  island.answer('getCart', lines('221001'));
  await sharedStore().set(refreshCartAtom, { hasChanged: true });
  await vi.waitFor(() => expect(marked(island)).toEqual([1]));
});

test('the mark is a text of its own beside the link, whose name it leaves as it is', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  await vi.waitFor(() => expect(marked(island)).toEqual([0, 2]));
  island.page.getByRole('link', { name: 'Linden Armchair' });
  expect(cards(island)[0]!.querySelector('a')!.textContent).not.toContain('In your cart');
});
