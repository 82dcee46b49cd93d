import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseSecret, openDatabase } from '../../storefront/database.ts';
import { giftCardOf, newGiftCard } from '../../storefront/payments/gift-cards.ts';
import type { Shop } from '../../storefront/shop.ts';
import { createView } from '../../storefront/view.ts';

const view = createView('core', 'US');
let shop: Shop;

beforeEach(() => {
  const database = openDatabase(':memory:');
  shop = {
    database,
    secret: databaseSecret(database),
    dist: '',
    isTestMode: true,
    passwordCost: 2,
    allowedRedirectOrigins: [],
  };
});
afterEach(() => shop.database.close());

const stored = () => shop.database.prepare('SELECT * FROM gift_cards').all();

test('a gift card is stored without its number and its PIN', () => {
  const { number, pin } = newGiftCard(50);
  expect(giftCardOf(shop, view, { number, pin })).toMatchObject({ lastFour: '0050', balanceCents: 5000 });
  const text = JSON.stringify(stored());
  expect(text).not.toContain(number);
  expect(text).not.toContain(`"${pin}"`);
});

test('a number and its PIN are found under the same hash, and a wrong PIN finds nothing', () => {
  const card = newGiftCard(50);
  const found = giftCardOf(shop, view, card);
  expect(giftCardOf(shop, view, card)).toEqual(found);
  expect(giftCardOf(shop, view, { ...card, pin: '4321' })).toBeUndefined();
  expect(stored()).toHaveLength(1);
});

test('a card of the other country is another card', () => {
  const card = newGiftCard(50);
  const [us, ca] = [view, createView('core', 'CA')].map((one) => giftCardOf(shop, one, card));
  expect(ca!.id).not.toBe(us!.id);
});

test.each(['6006490000', '60064900000000050', '5006490000000050', ''])(
  'the number %s is of no gift card',
  (number) => {
    expect(giftCardOf(shop, view, { number, pin: '1234' })).toBeUndefined();
    expect(stored()).toEqual([]);
  },
);
