import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { handlers } from '../../storefront/api/handlers.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, wholeCart } from './cart-shopper.ts';
import { giveRegistries } from './registry-shopper.ts';
import { openStorefront, Shopper } from './shopper.ts';

const { smallPrice, outOfStock } = knownProducts;
const path = '/api/cart/add-items';
const items = [{ Sku: smallPrice, Quantity: 2 }];
const key = (nth: number) => ({
  'Idempotency-Key': `7d444840-9dc0-41d1-b245-${String(nth).padStart(12, '0')}`,
});

let folder: string;
let one: Awaited<ReturnType<typeof openStorefront>>;
let other: Awaited<ReturnType<typeof openStorefront>>;
let shopper: Shopper;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const options = { database: join(folder, 'shop.sqlite'), catalogSize: 60 };
  one = await openStorefront(options);
  other = await openStorefront(options);
});
afterAll(async () => {
  await one.close();
  await other.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  shopper = new Shopper(one.url);
  await shopper.page('/');
});

const pieces = async () => (await wholeCart(shopper)).lineItems.map(({ quantity }) => quantity);

test('a deed that comes twice with its key is done once, and answered alike', async () => {
  const first = await shopper.post(path, { items }, undefined, key(1));
  const second = await shopper.post(path, { items }, undefined, key(1));
  expect(await second.json()).toEqual(await first.json());
  expect(await pieces()).toEqual([2]);
  await shopper.post(path, { items }, undefined, key(2));
  expect(await pieces()).toEqual([4]);
});

test('on two servers at the same moment, too', async () => {
  const tab = shopper.tab(other.url);
  await tab.page('/');
  await Promise.all([shopper, tab, shopper, tab].map((at) => at.post(path, { items }, undefined, key(3))));
  expect(await pieces()).toEqual([2]);
});

test('a key belongs to its shopper and its request', async () => {
  await shopper.post(path, { items }, undefined, key(4));
  const stranger = new Shopper(one.url);
  await stranger.page('/');
  await stranger.post(path, { items }, undefined, key(4));
  expect((await wholeCart(stranger)).lineItems).toHaveLength(1);
  const more = await shopper.post(path, { items: [{ ...items[0], Quantity: 5 }] }, undefined, key(4));
  expect(more.status).toBe(422);
  expect(await pieces()).toEqual([2]);
});

test('a deed that is refused before it is looked at can be sent again with its key', async () => {
  expect((await shopper.post(path, { items }, 'stale', key(5))).status).toBe(403);
  expect((await shopper.post(path, { items: [{ Sku: 'none', Quantity: 1 }] }, undefined, key(5))).ok).toBe(
    false,
  );
  expect((await shopper.post(path, { items }, undefined, key(5))).status).toBe(200);
  expect(await pieces()).toEqual([2]);
});

test('items that come twice with their key are once in the registry, or all of them are refused', async () => {
  const account = { ...ada, email: 'ada-once@example.com' };
  await makeAccount(one.url, account);
  const [grId] = await giveRegistries(one.url, account.email, [{}]);
  shopper = await signedInShopper(one.url, account);
  const add = async (nth: number, skus: readonly string[]) => {
    const adds = skus.map((Sku) => ({ Sku, Quantity: 2, GrId: grId }));
    return (await shopper.post('/gift-registry/api/add-items', adds, undefined, key(nth))).json();
  };
  const refused = { isSuccess: false, items: [] };
  expect(await add(6, [smallPrice, outOfStock])).toMatchObject(refused);
  expect(await add(6, [smallPrice, outOfStock])).toMatchObject(refused);
  const first = await add(7, [smallPrice]);
  expect(first).toMatchObject({ isSuccess: true, items: [{ totalQuantity: 2 }], registryCount: 2 });
  expect(await add(7, [smallPrice])).toEqual(first);
  expect(await add(8, [smallPrice])).toMatchObject({ registryCount: 4 });
});

test('a page says that keys are honoured; where a test has switched them off, neither', async () => {
  const context = async () =>
    JSON.parse(/id="storefront-context">([^<]+)/.exec(await shopper.page('/'))![1]!).features;
  expect(await context()).toMatchObject({ idempotencyKeys: true });
  await shopper.post('/test/keys', { areHonoured: false });
  expect(await context()).toMatchObject({ idempotencyKeys: false });
  await shopper.post(path, { items }, undefined, key(6));
  await shopper.post(path, { items }, undefined, key(6));
  expect(await pieces()).toEqual([4]);
});

test('the keyed calls, each done and stored at once', async () => {
  const keyed = calls.filter(({ isKeyed }) => isKeyed);
  expect(keyed.map(({ name }) => name).sort()).toEqual(
    ['addDonation', 'addItems', 'addRegistryItems', 'moveToCart', 'splitItem', 'updateGiftMessage'].sort(),
  );
  for (const { name } of keyed)
    expect(handlers[name]).not.toHaveProperty('constructor.name', 'AsyncFunction');
  const { id } = await addLine(shopper, smallPrice);
  await shopper.post('/api/cart/save-for-later', { id });
  for (const [at, payload, nth] of [
    ['/api/cart/move-to-cart', { id }, 7],
    ['/api/cart/add-donation', { amount: 500 }, 8],
  ] as const) {
    expect((await shopper.post(at, payload, undefined, key(nth))).status).toBe(200);
    expect((await shopper.post(at, payload, undefined, key(nth))).status).toBe(200);
  }
});
