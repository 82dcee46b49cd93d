import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getRecommendations } from '../../../../src/contract/recommendations/recommendations.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { podLimit, pods } from '../../../storefront/pods.ts';
import { openStorefrontForFile } from '../shopper.ts';

const storefront = openStorefrontForFile();

interface Answer {
  items: { sku: string; price: number; imagePath: string; navigateUrl: string }[];
  title: string;
  length: number;
}

const ask = (podid: string, more: Record<string, string> = {}, init?: RequestInit) => {
  const query = new URLSearchParams({
    podid,
    limit: '99',
    showaddtocart: 'true',
    showshopall: 'true',
    ...more,
  });
  return fetch(`${storefront.url}/recommendation/index?${query}`, init);
};
const answerOf = async (...question: Parameters<typeof ask>) =>
  (await (await ask(...question)).json()) as Answer;

describe.each(Object.entries(pods))('%s', (podId, pod) => {
  test('answers up to its own limit, without the product itself and without duplicates', async () => {
    const answer = await answerOf(podId, { sku: knownProducts.inStock });
    expect(v.safeParse(getRecommendations.answer, answer).issues).toBeUndefined();
    const skus = answer.items.map(({ sku }) => sku);
    expect(skus.length).toBeGreaterThan(4);
    expect(skus.length).toBeLessThanOrEqual(podLimit(podId));
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus).not.toContain(knownProducts.inStock);
    expect(skus).not.toContain(knownProducts.outOfStock);
    expect(answer).toMatchObject({ title: pod.title, length: skus.length });
  });

  test('gives the same answer to the same request', async () => {
    expect(await answerOf(podId, { sku: knownProducts.inStock })).toEqual(
      await answerOf(podId, { sku: knownProducts.inStock }),
    );
  });
});

test('the limits are those of cart §9', () => {
  // The shop's own cross-sell set is not the specification's.
  const specified = Object.entries(pods).filter(([id]) => id !== 'registry-starter-set');
  const limits = Object.fromEntries(specified.map(([id]) => [id, podLimit(id)]));
  expect(limits).toEqual({
    'you-may-also-like-cart': 15,
    'pdp-alternative-items': 15,
    'trending-products': 15,
    'bestsellers-stores': 15,
    'people-also-viewed-pdp': 24,
    'people-also-bought-cart-confirmation': 24,
    'people-also-bought-registry-confirmation': 24,
    'bestsellers-pdp-social': 24,
    'registry-you-may-also-want': 25,
    'registry-recommendations': 25,
    'shop-similar-products': 16,
  });
});

test('a smaller limit applies', async () => {
  expect((await answerOf('people-also-viewed-pdp', { limit: '3' })).items).toHaveLength(3);
});

test('a product of the modern brand gets recommendations of that brand', async () => {
  const { items } = await answerOf('people-also-viewed-pdp', { sku: knownProducts.modernBrand, limit: '4' });
  const page = await (await fetch(`${storefront.url}/search?brand=modern&query=${items[0]?.sku}`)).text();
  expect(page).toContain(`/p/${items[0]?.sku}`);
});

test.each([
  ['an unknown pod', { podid: 'no-such-pod' }, 'podid'],
  ['a pod named like a property of every object', { podid: 'constructor' }, 'podid'],
  ['a limit of 0', { limit: '0' }, 'limit'],
  ['a limit that is no number', { limit: 'many' }, 'limit'],
  ['a flag that is neither true nor false', { showaddtocart: 'maybe' }, 'showaddtocart'],
])('%s is a 400 that names the field', async (_, wrong, field) => {
  const response = await ask('trending-products', wrong);
  expect(response.status).toBe(400);
  const answer = await response.json();
  expect(answer.field).toBe(field);
  expect(answer.error).toContain(field);
});

test('another origin may request it, without credentials, and gets links that work there', async () => {
  const response = await ask(
    'trending-products',
    { limit: '2' },
    { headers: { Origin: 'http://other.example' } },
  );
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  const answer = (await response.json()) as Answer;
  expect(answer.items[0]?.navigateUrl).toMatch(new RegExp(`^${storefront.url}/p/`));
  expect(answer.items[0]?.imagePath).toMatch(new RegExp(`^${storefront.url}/`));
});

test('the cart is for the shop’s own origin only', async () => {
  const response = await fetch(`${storefront.url}/api/cart`, { headers: { Origin: 'http://other.example' } });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
