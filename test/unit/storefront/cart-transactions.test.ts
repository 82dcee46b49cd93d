import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCartTables } from '../../storefront/cart/tables.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine, change, setState, wholeCart } from './cart-shopper.ts';
import { openStorefront, Shopper } from './shopper.ts';

const { inStock, installationRequired, smallPrice } = knownProducts;

let folder: string;
let one: Awaited<ReturnType<typeof openStorefront>>;
let other: Awaited<ReturnType<typeof openStorefront>>;
let shopper: Shopper;
/** The same browser on another server with the same database. */
let tab: Shopper;

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
  tab = shopper.tab(other.url);
});

const times = <T>(count: number, change: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, change));

test('adds of two servers at once are all counted', async () => {
  const items = [{ Sku: smallPrice, Quantity: 1 }];
  await times(10, () =>
    Promise.all([change(shopper, 'add-items', { items }), change(tab, 'add-items', { items })]),
  );
  expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 20 }]);
});

test('an item that two tabs save and move at once is there once', async () => {
  const { id } = await addLine(shopper, smallPrice, { Quantity: 3 });
  for (let round = 0; round < 5; round++)
    await Promise.all([
      change(shopper, 'save-for-later', { id }),
      change(tab, 'save-for-later', { id }),
      change(shopper, 'move-to-cart', { id }),
      change(tab, 'move-to-cart', { id }),
    ]);
  const { lineItems, savedForLater } = await wholeCart(tab);
  expect([...lineItems, ...savedForLater]).toMatchObject([{ id, quantity: 3 }]);
});

test('a line that two tabs remove at once is gone, and nothing else', async () => {
  const { id } = await addLine(shopper, smallPrice);
  await addLine(shopper, inStock);
  const answers = await Promise.all([
    change(shopper, 'remove-item', { id }),
    change(tab, 'remove-item', { id }),
  ]);
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  expect((await wholeCart(shopper)).lineItems).toMatchObject([{ sku: inStock }]);
});

test('a promo code and a ZIP code of two tabs at once are both kept', async () => {
  await addLine(shopper, smallPrice);
  await Promise.all([
    change(shopper, 'apply-promo', { promoCode: 'WELCOME10' }),
    change(tab, 'apply-zip', { zipCode: '60601' }),
    change(tab, 'add-donation', { amount: 500 }),
  ]);
  expect(await wholeCart(shopper)).toMatchObject({
    cartSummary: { discountCode: 'WELCOME10', taxZipCode: '60601' },
    orderSummary: { donationTotal: 500 },
  });
});

test('removing unavailable items while another tab adds loses nothing', async () => {
  await setState(shopper, 'all-nla');
  await Promise.all([
    change(shopper, '/ReactCheckout/RemoveAllNlaItems', {}),
    change(tab, 'add-items', { items: [{ Sku: installationRequired, Quantity: 1 }] }),
    change(tab, '/ReactCheckout/RemoveAllNlaItems', {}),
  ]);
  expect((await wholeCart(shopper)).lineItems).toMatchObject([{ sku: installationRequired, quantity: 1 }]);
});

test('a database of an earlier version keeps its carts', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE cart_lines (
      id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, sku TEXT NOT NULL,
      option_code TEXT NOT NULL DEFAULT '', details TEXT NOT NULL DEFAULT '{}',
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99), UNIQUE (session_id, sku, option_code, details)
    ) STRICT;
    INSERT INTO cart_lines (session_id, sku, details, quantity)
      VALUES ('s', '1', '{"Location":"product-page","ShipMethod":1,"PersonalizationText":"Ada"}', 3);
  `);
  createCartTables(database);
  createCartTables(database);
  expect(
    database.prepare('SELECT id, session_id, sku, is_saved, details, quantity FROM cart_lines').all(),
  ).toEqual([
    { id: 1, session_id: 's', sku: '1', is_saved: 0, details: '{"PersonalizationText":"Ada"}', quantity: 3 },
  ]);
  database.close();
});
