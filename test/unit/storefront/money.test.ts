import { expect, it } from 'vitest';
import { generateCatalog, type Product } from '../../storefront/catalog/catalog.ts';
import { currentCents, regularCents } from '../../storefront/money.ts';

const [any] = generateCatalog({ size: 20 }) as [Product];
const us = { currency: 'USD' } as const;
const ca = { currency: 'CAD' } as const;

it('a converted price is in whole Canadian dollars', () => {
  expect(regularCents({ ...any, priceCents: 10_000 }, ca)).toBe(13_600);
});

it('a price given in Canadian dollars is shown to the cent', () => {
  const product = { ...any, priceCents: 14_705, salePriceCents: undefined, canadianCents: { price: 19_999 } };
  expect(regularCents(product, ca)).toBe(19_999);
  expect(currentCents(product, ca)).toBe(19_999);
});

it('its sale price is too', () => {
  const product = {
    ...any,
    priceCents: 14_705,
    salePriceCents: 7_352,
    canadianCents: { price: 19_999, sale: 9_999 },
  };
  expect(currentCents(product, ca)).toBe(9_999);
  expect(currentCents(product, us)).toBe(7_352);
});
