import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { mount, open } from '../../../src/runtime/core.tsx';
import { openPage } from '../../../src/testing/open-page.ts';
import { assertKnown, islandRenderer } from '../../../src/testing/render-island.ts';
import cartCount from '../../../widgets/cart-count/cart-count.island.ts';

const render = islandRenderer({ calls, load: () => Promise.reject(new Error('nothing loads')) });

test('an answer of a misspelt call names the one that was meant', () => {
  expect(() => openPage(calls, {}, { getCrt: 403 })).toThrow(
    /^An answer was given for "getCrt", which is no declared call \(did you mean "getCart"\?\); there are /,
  );
});

test('an answer of a call like none names those that there are', () => {
  expect(() => openPage(calls, {}, { fetchEverything: 403 })).toThrow(
    /^An answer was given for "fetchEverything", which is no declared call; there are /,
  );
});

test('a misspelt widget names the one that was meant', () => {
  expect(() => assertKnown('cart-cuont', ['cart', 'cart-count'])).toThrow(
    'There is no widget "cart-cuont" (did you mean "cart-count"?); there are cart, cart-count.',
  );
});

test.each([
  ['contexts', 'context'],
  ['prop', 'props'],
])('the option %s is refused, because it is called %s', async (given, meant) => {
  await expect(render('cart-count', {}, {}, { [given]: {} })).rejects.toThrow(
    `renderIsland has no option "${given}" (did you mean "${meant}"?); there are content, props, context, on, before, held.`,
  );
});

const ofCartCount = islandRenderer({
  calls,
  load: async () => ({ island: cartCount, core: { mount, open } }),
});

test('a misspelt attribute names the one that was meant', async () => {
  await expect(ofCartCount('cart-count', { 'data-cuont': '3' })).rejects.toThrow(
    'cart-count has no attribute "data-cuont" (did you mean "data-count"?); it has data-count, data-opens-drawer, data-href. An attribute of the page’s own can be set in `before`.',
  );
});

test('an attribute of the page’s own, of a test or of the library is none of the widget’s', async () => {
  const attributes = { id: 'count', 'data-testid': 'count', 'data-island-load': 'load', 'data-count': '3' };
  const island = await ofCartCount('cart-count', attributes);
  expect(island.status()).toBe('mounted');
  await island.close();
});

test('a misspelt prop names the one that was meant', async () => {
  await expect(ofCartCount('cart-count', {}, {}, { props: { cuont: 3 } })).rejects.toThrow(
    'cart-count has no prop "cuont" (did you mean "count"?); it has count, opensDrawer, href.',
  );
});

test('a prop like none is more than the widget reads', async () => {
  const island = await ofCartCount('cart-count', {}, { getCart: 'never' }, { props: { appliedCards: [] } });
  expect(island.status()).toBe('mounted');
  await island.close();
});
