import { expect, it } from 'vitest';
import { findRegistryPath, newArrivalsPath, searchPath } from '../../../../src/domain/listing/no-results.ts';

const on = (brand: 'core' | 'modern', country: 'US' | 'CA', isMobile: boolean) => ({
  brand,
  country,
  isMobile,
});

it.each([
  [on('core', 'US', false), '/wedding-gift-registry'],
  [on('core', 'CA', false), '/wedding-gift-registry'],
  [on('core', 'US', true), '/wedding-gift-registry?scroll-to=find'],
  [on('core', 'CA', true), '/wedding-gift-registry?scroll-to=find'],
  [on('modern', 'US', false), '/gift-registry/guest/find-registry'],
  [on('modern', 'US', true), '/gift-registry/guest/find-registry'],
  [on('modern', 'CA', false), undefined],
  [on('modern', 'CA', true), undefined],
])('%o: a registry is found at %s', (shop, path) => {
  expect(findRegistryPath(shop)).toBe(path);
});

it('the modern brand has its new arrivals at /new', () => {
  expect(newArrivalsPath({ brand: 'modern' })).toBe('/new');
});

it('the core brand has its new arrivals by category', () => {
  expect(newArrivalsPath({ brand: 'core' })).toBe('/whats-new/new-arrivals-by-category/1');
});

it.each([
  [true, '/kids/search'],
  [false, '/search'],
])('kids %s: a new search is at %s', (isKids, path) => {
  expect(searchPath(isKids)).toBe(path);
});
