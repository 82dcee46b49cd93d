import { expect, test } from 'vitest';
import { brandInTitle, debugTitle, productTitle } from '../../../../src/domain/product/page-title.ts';
import { pageTitleMessages as texts } from '../../../../src/domain/product/product-messages.ts';

test.each([
  [{ name: 'Halden Sofa', reviewCount: 12 }, 'Hearth & Hollow', 'Halden Sofa + Reviews | Hearth & Hollow'],
  [{ name: 'Halden Sofa', reviewCount: 0 }, 'Hearth & Hollow', 'Halden Sofa | Hearth & Hollow'],
  [{ name: 'Halden Sofa' }, '', 'Halden Sofa'],
])('the title of %j by %j is %j', (product, brand, title) => {
  expect(productTitle(product, brand, texts)).toBe(title);
});

test('the debug page’s title has the sku and the brand', () => {
  expect(debugTitle('423001', 'Hearth', texts)).toBe('Debug Tools | Special Order | 423001 | Hearth');
});

test.each([
  ['Halden + Reviews | Hearth & Hollow', 'Hearth & Hollow'],
  ['A | B | C ', 'C'],
  ['No brand', ''],
])('the brand of %j is %j', (title, brand) => expect(brandInTitle(title)).toBe(brand));
