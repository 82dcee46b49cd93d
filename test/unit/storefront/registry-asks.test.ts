import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openDatabase } from '../../storefront/database.ts';
import { askMs, askOf, forgetAsks, keepAsk, takeAsk } from '../../storefront/registries/asks.ts';
import type { Shop } from '../../storefront/shop.ts';

const { inStock } = knownProducts;

describe('a waiting add', () => {
  let shop: Shop;
  const waiting = { sku: inStock, quantity: 1, returnUrl: undefined };

  beforeAll(() => {
    shop = {
      database: openDatabase(':memory:'),
      secret: 'secret',
      dist: '',
      isTestMode: true,
      passwordCost: 2,
      allowedRedirectOrigins: [],
    };
  });
  afterAll(() => shop.database.close());

  test('waits for half an hour', () => {
    const id = keepAsk(shop, 'session', waiting, 0);
    expect(askOf(shop, 'session', id, askMs - 1)).toEqual(waiting);
    expect(askOf(shop, 'session', id, askMs)).toBeUndefined();
  });

  test('is taken once, by its own session', () => {
    const id = keepAsk(shop, 'session', waiting);
    expect(takeAsk(shop, 'another', id)).toBe(false);
    expect(takeAsk(shop, 'session', id)).toBe(true);
    expect(takeAsk(shop, 'session', id)).toBe(false);
  });

  test('is deleted with its session, and with no other', () => {
    const id = keepAsk(shop, 'session', waiting);
    const other = keepAsk(shop, 'another', waiting);
    forgetAsks(shop, 'session');
    expect(askOf(shop, 'session', id)).toBeUndefined();
    expect(askOf(shop, 'another', other)).toEqual(waiting);
  });
});
