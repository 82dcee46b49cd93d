import { describe, expect, test } from 'vitest';
import { podPreset, UnknownPodError } from '../../../../src/domain/recommendations/pods.ts';
import { podMessages } from '../../../../src/domain/recommendations/recommendations-messages.ts';

const both = { showAddToCart: true, showShopAll: true };
const neither = { showAddToCart: false, showShopAll: false };

test.each([
  // Cart §9.
  ['you-may-also-like-cart', 15, both],
  ['pdp-alternative-items', 15, both],
  ['trending-products', 15, both],
  ['bestsellers-stores', 15, both],
  ['people-also-viewed-pdp', 24, both],
  ['bestsellers-pdp-social', 24, both],
  ['shop-similar-products', 16, both],
  // Decision 15.
  ['people-also-bought-cart-confirmation', 24, both],
  ['people-also-bought-registry-confirmation', 24, both],
  ['registry-you-may-also-want', 25, neither],
  ['registry-recommendations', 25, neither],
])('%s shows at most %d', (id, limit, buttons) => {
  expect(podPreset(id)).toMatchObject({ id, limit, ...buttons });
});

test.each([
  ['people-also-viewed-pdp', 'People Also Viewed'],
  ['people-also-bought-cart-confirmation', 'People Also Bought'],
  ['registry-you-may-also-want', 'You May Also Want'],
])('%s has the title %s', (id, title) => {
  expect(podPreset(id)).toMatchObject({ title });
});

test('a page replaces a title by its key', () => {
  const titles = { ...podMessages, podTrending: 'Loved Right Now' };
  expect(podPreset('trending-products', {}, titles)).toMatchObject({ title: 'Loved Right Now' });
});

describe('the page context', () => {
  test('changes the settings it names and keeps the rest', () => {
    expect(podPreset('registry-recommendations', { 'registry-recommendations': { limit: 3 } })).toMatchObject(
      {
        limit: 3,
        ...neither,
      },
    );
  });

  test('does not erase settings that it leaves undefined', () => {
    expect(podPreset('trending-products', { 'trending-products': { limit: undefined } })).toMatchObject({
      limit: 15,
    });
  });

  test('adds pods', () => {
    expect(podPreset('spring', { spring: { origin: 'other-brand' } })).toEqual({
      id: 'spring',
      limit: 15,
      ...both,
      origin: 'other-brand',
    });
  });
});

describe('an unknown pod', () => {
  test.each(['no-such-pod', '', 'constructor', '__proto__'])('"%s" is an error value', (id) => {
    expect(podPreset(id)).toBeInstanceOf(UnknownPodError);
  });

  test('is reported with the list of known ones, including the page’s', () => {
    const { message } = podPreset('no-such-pod', { spring: {} }) as UnknownPodError;
    expect(message).toContain('"no-such-pod"');
    expect(message).toContain('people-also-viewed-pdp');
    expect(message).toContain('spring');
  });
});
