import { afterEach, expect, test } from 'vitest';
import { declareLimit } from '../../../src/domain/limit.ts';
import { limitOnPage } from '../../../src/page/limits.ts';

const limit = declareLimit({
  most: 12,
  kind: 'default',
  brand: 'both',
  key: 'facetValues',
  formerKey: 'facetSearch',
  about: 'Values.',
});

const given = (limits: Record<string, number>) => {
  document.body.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({ limits })}</script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('without any word of the shop it is the default', () => {
  expect(limitOnPage(limit)).toBe(12);
});

test('the page context replaces the default, also with 0', () => {
  given({ facetValues: 0 });
  expect(limitOnPage(limit)).toBe(0);
});

test('its former name is read, unless the new one is there', () => {
  given({ facetSearch: 8 });
  expect(limitOnPage(limit)).toBe(8);
  given({ facetSearch: 8, facetValues: 3 });
  expect(limitOnPage(limit)).toBe(3);
});

test('the widget’s own attribute comes first', () => {
  given({ facetValues: 3 });
  expect(limitOnPage(limit, 5)).toBe(5);
});
