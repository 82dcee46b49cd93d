import { expect, test } from 'vitest';
import {
  readQuickView,
  withoutQuickView,
  withQuickView,
} from '../../../../src/domain/product/quick-view-address.ts';

const sofa = { sku: '410553', optionChoiceParameter: 'FABRIC=INK&LEG=OAK' };

test('what is written is read again, and the rest of the address stays as it is', () => {
  const search = withQuickView('?facets=color_slate,color_oat&sortBy=name', sofa);
  expect(search).toMatch(/^\?facets=color_slate,color_oat&sortBy=name&/);
  expect(readQuickView(search)).toEqual(sofa);
  expect(withoutQuickView(search)).toBe('?facets=color_slate,color_oat&sortBy=name');
});

test('another product replaces the one before', () => {
  const search = withQuickView(withQuickView('', sofa), { sku: '410561', optionChoiceParameter: undefined });
  expect(search).toBe('?quickViewId=410561');
});

test('an address without parameters stays without', () => {
  expect(withoutQuickView('?quickViewId=410553')).toBe('');
  expect(readQuickView('')).toBeUndefined();
});

test.each(['', '<script>', '../410553', 'a'.repeat(65)])('“%s” opens nothing', (sku) => {
  expect(readQuickView(`?quickViewId=${encodeURIComponent(sku)}`)).toBeUndefined();
});

test('options that are longer than any are ignored', () => {
  expect(readQuickView(`?quickViewId=410553&specialOrderOCParam=${'A'.repeat(1001)}`)).toEqual({
    sku: '410553',
    optionChoiceParameter: undefined,
  });
});
