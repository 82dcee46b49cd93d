import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartMessages } from '../../../../../src/domain/cart/cart-messages.ts';
import { retryDelayMs } from '../../../../../src/domain/retry.ts';
import { addItemsAtom } from '../../../../../src/state/cart/add-items.ts';
import { refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { handleFailure } from '../../../../../src/state/failure.ts';
import { openPage } from '../../../http/browser-page.ts';
import { skipTimers } from '../../../http/held-timers.ts';
import { startServer, type TestServer } from '../../../http/test-server.ts';
import { type PostFault, postFaults, ShopWithFaults } from '../../../state/cart/shop-with-faults.ts';

let server: TestServer;
let shop: ShopWithFaults;
let store: ReturnType<typeof createStore>;
let timers: ReturnType<typeof skipTimers>;

beforeEach(async () => {
  server = await startServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  timers = skipTimers(retryDelayMs);
});
afterEach(async () => {
  await store.set(refreshCartAtom);
  vi.restoreAllMocks();
  await server.close();
});

/** @param faults for the posts in order; the last one repeats */
async function open(honoursKeys: boolean, { isKnown = true, faults = [] as PostFault[] } = {}) {
  shop = new ShopWithFaults(honoursKeys);
  server.answer = shop.answer;
  openPage({ url: server.origin, token: 'fresh', context: { features: { idempotencyKeys: honoursKeys } } });
  store = createStore();
  shop.addElsewhere('1', 1);
  if (isKnown) await store.set(refreshCartAtom);
  shop.nextFault = () => (faults.length > 1 ? faults.shift()! : faults[0]!);
}

const press = (sku: string, name = sku, quantity = 1) =>
  store.set(addItemsAtom, { items: [{ Sku: sku, Quantity: quantity, Location: name }] });

const modes = [
  ['where keys are honoured', true],
  ['where they are not', false],
] as const;

describe.each(modes)('%s', (_mode, honoursKeys) => {
  test.each(postFaults)('one press is one piece: %s, once', async (fault) => {
    await open(honoursKeys, { faults: [fault, 'none'] });
    const ended = await press('1').then(
      () => 'done',
      ({ name }) => name,
    );
    // The server has said itself that it has failed, so it is not asked again.
    expect(ended).toBe(fault === '500 before' ? 'StatusError' : 'done');
    expect(shop.pieces('1')).toBe(fault === '500 before' ? 1 : 2);
  });

  test('nothing is done of what is lost on the way each time, and the words say so', async () => {
    await open(honoursKeys, { faults: ['lost before'] });
    await expect(press('1')).rejects.toMatchObject({ kind: 'network' });
    expect([shop.posts, shop.pieces('1')]).toEqual([3, 1]);
  });

  test('nobody knows where nothing can be read: nothing is sent again, and the words lead to the cart', async () => {
    await open(honoursKeys, { faults: honoursKeys ? ['lost after'] : ['504 after'] });
    shop.isReadLost = () => true;
    const error = await press('1').catch((thrown) => thrown);
    expect(shop.posts).toBe(honoursKeys ? 3 : 1);
    expect(handleFailure(error)).toMatchObject({
      message: cartMessages.addNotKnown,
      leadsTo: { href: '/checkout/cart', text: cartMessages.lookAtCart },
    });
    expect(console.error).toHaveBeenCalledOnce();
    shop.isReadLost = () => false;
  });

  test('every try has the key of its press, and two presses are two', async () => {
    await open(honoursKeys, { faults: ['504 before', 'cut after', 'none'] });
    await Promise.all([press('1', 'first'), press('1', 'second')]);
    expect(shop.pieces('1')).toBe(3);
    const [first, second] = [[...shop.keys.get('first')!], [...shop.keys.get('second')!]];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first).not.toEqual(second);
  });
});

test.each(['500 before', '504 before'] as const)(
  'a press after one that came to nothing (%s) can be judged as well',
  async (fault) => {
    await open(false, { faults: [fault, fault, fault, 'none'] });
    await expect(press('1', 'first')).rejects.toMatchObject({ kind: 'status' });
    shop.nextFault = () => 'cut after';
    await press('1', 'second');
    expect(shop.pieces('1')).toBe(2);
  },
);

test('a failure that the server says of a second try says nothing of the first', async () => {
  await open(true, { faults: ['lost after', '500 before'] });
  await expect(press('1')).resolves.toMatchObject({ isSuccess: true });
  expect(shop.pieces('1')).toBe(2);
});

test('two tries, 500 ms apart, and a read before each', async () => {
  await open(false, { faults: ['504 before'] });
  const before = timers.set;
  server.requests.length = 0;
  await expect(press('1')).rejects.toMatchObject({ status: 504 });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET', 'POST', 'GET']);
  expect(timers.set - before).toBe(3);
});

test('a read that fails is made again before anything is sent', async () => {
  await open(false, { faults: ['504 after', 'none'] });
  const lost = [true];
  shop.isReadLost = () => !!lost.pop();
  await press('1');
  expect([shop.posts, shop.pieces('1')]).toEqual([1, 2]);
});

test('where the cart was not known, nothing is sent again; the cart is read for those who show it', async () => {
  await open(false, { isKnown: false, faults: ['lost after'] });
  await expect(press('1')).rejects.toMatchObject({ name: 'NotKnownError' });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('after an add of which nobody knows what has become, the next one reads the cart first and can be judged', async () => {
  await open(false, { faults: ['504 after'] });
  shop.isReadLost = () => true;
  await expect(press('1', 'first')).rejects.toMatchObject({ name: 'NotKnownError' });
  shop.isReadLost = () => false;
  shop.nextFault = () => 'cut after';
  await press('1', 'second');
  expect(shop.pieces('1')).toBe(3);
});

test('where keys are honoured, it does not matter whether the cart was known', async () => {
  await open(true, { isKnown: false, faults: ['504 after', 'none'] });
  await press('1');
  expect([shop.posts, shop.pieces('1')]).toEqual([2, 2]);
});

test('a cart that has changed in another way is not taken for one that has, or has not, the item', async () => {
  await open(false, { faults: ['lost before'] });
  shop.addElsewhere('1', 2);
  await expect(press('1')).rejects.toMatchObject({ name: 'NotKnownError' });
  expect(shop.posts).toBe(1);
  await store.set(refreshCartAtom);
  shop.addElsewhere('another', 1);
  await expect(press('1')).rejects.toMatchObject({ name: 'NotKnownError' });
  expect(shop.posts).toBe(2);
});

test('a cart with a line that cannot be read is not taken for one that has not the item', async () => {
  await open(false, { faults: ['cut after', 'none'] });
  shop.isUnreadable = (sku) => sku === '7';
  await expect(press('7')).rejects.toMatchObject({ name: 'NotKnownError' });
  expect([shop.posts, shop.pieces('7')]).toEqual([1, 1]);
});

test('the answer of an add that was only read has the items for the layer that confirms it', async () => {
  await open(false, { faults: ['cut after'] });
  await expect(press('7', 'seven', 3)).resolves.toMatchObject({
    isSuccess: true,
    items: [{ sku: '7', quantity: 3, addOns: [] }],
  });
});

test('a second press of a product counts on the first, before the cart is read again', async () => {
  await open(false, { faults: ['none', 'cut after'] });
  await press('1', 'first');
  await press('1', 'second');
  expect(shop.pieces('1')).toBe(3);
  expect(shop.posts).toBe(2);
});
