import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryDelayMs } from '../../../../../src/domain/retry.ts';
import { addItemsAtom } from '../../../../../src/state/cart/add-items.ts';
import { refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { loadedCartAtom } from '../../../../../src/state/cart/loaded-cart.ts';
import { createRandom } from '../../../../storefront/catalog/random.ts';
import { openPage } from '../../../http/browser-page.ts';
import { skipTimers } from '../../../http/held-timers.ts';
import { startServer, type TestServer } from '../../../http/test-server.ts';
import { randomRuns } from '../../../random-runs.ts';
import { postFaults, ShopWithFaults } from '../../../state/cart/shop-with-faults.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  skipTimers(retryDelayMs);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Without `500 after`: a 500 counts as not added, unless the cart shows otherwise, so no client could tell this fault. */
const lossy = postFaults.filter((fault) => fault !== '500 after');

/** Twelve presses for three products, several at a time; what each of them was told, and what became of it. */
async function shopAt(seed: number, honoursKeys: boolean) {
  const random = createRandom(seed).next;
  const shop = new ShopWithFaults(honoursKeys);
  const isAtEase = () => random() < 0.5;
  shop.nextFault = () => (isAtEase() ? 'none' : lossy[Math.floor(random() * lossy.length)]!);
  shop.isReadLost = () => random() < 0.15;
  server.answer = shop.answer;
  openPage({ url: server.origin, token: 'fresh', context: { features: { idempotencyKeys: honoursKeys } } });
  const store = createStore();
  if (random() < 0.9) await store.set(refreshCartAtom);
  const ends: Promise<{ name: string; said: string }>[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const name = `press ${nth}`;
    const items = [
      { Sku: `${Math.floor(random() * 3)}`, Quantity: 1 + Math.floor(random() * 3), Location: name },
    ];
    const pressed = store.set(addItemsAtom, { items }).then(
      () => ({ name, said: 'done' }),
      (error) => ({ name, said: error.name === 'NotKnownError' ? 'not known' : 'failed' }),
    );
    ends.push(pressed);
    if (random() < 0.6) await pressed;
  }
  const told = await Promise.all(ends);
  shop.isReadLost = () => false;
  await store.set(refreshCartAtom, { hasChanged: true });
  return { shop, told, cart: store.get(loadedCartAtom)! };
}

test.each([true, false])(
  'whatever gets lost, a press is done at most once, and told truly (keys honoured: %s)',
  async (honoursKeys) => {
    for (let seed = 1; seed <= randomRuns(200); seed += 1) {
      const { shop, told, cart } = await shopAt(seed, honoursKeys);
      const wrong = told.filter(({ name, said }) => {
        const times = shop.done.get(name) ?? 0;
        return times > 1 || (said === 'done' && times !== 1) || (said === 'failed' && times !== 0);
      });
      expect(wrong, `seed ${seed}`).toEqual([]);
      for (const keys of shop.keys.values()) expect(keys.size).toBe(1);
      for (const { sku, quantity } of cart.lineItems) expect(quantity).toBe(shop.pieces(sku));
    }
  },
  300_000,
);
