import { beforeAll, describe, expect, test } from 'vitest';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
let shopper: Shopper;
beforeAll(async () => {
  shopper = new Shopper(storefront.url);
});

const locationOf = async (path: string) => {
  const response = await shopper.fetch(path);
  return response.status === 302 ? response.headers.get('Location') : response.status;
};

describe('a form’s URL redirects to its canonical form', () => {
  test.each([
    [
      '/sofas?facets=color_navy&facets=material_cotton-velvet',
      '/sofas?facets=color_navy,material_cotton-velvet',
    ],
    ['/sofas?facets=color_navy&priceMin=&priceMax=&widthMin=&widthMax=', '/sofas?facets=color_navy'],
    ['/sofas?priceMin=100&priceMax=500', '/sofas?facets=price_100-500'],
    ['/sofas?priceMin=&priceMax=%24500', '/sofas?facets=price_-500'],
    ['/sofas?widthMin=60&priceMin=', '/sofas?facets=width_60-'],
    ['/sofas?facets=price_1-2,price_1-2', '/sofas?facets=price_1-2'],
    ['/sofas?sortBy=bestselling&take=48&skip=0', '/sofas'],
    ['/sofas?facets=color_navy&campaign=a%20b', 200],
    ['/sofas?facets=color_navy%2Cmaterial_cotton-velvet', 200],
    ['/sofas?facets=color_no-such-color', '/sofas'],
    ['/new?sortBy=newest&campaign=a', '/new?campaign=a'],
    ['/shop/walnut-furniture?take=24', '/shop/walnut-furniture'],
    [
      '/search?query=sofa&facet=color_navy&facet=feature_sale',
      '/search?query=sofa&facet=color_navy,feature_sale',
    ],
    ['/kids/search?query=bed&priceMax=900', '/kids/search?query=bed&facet=price_-900'],
    ['/shop/walnut-furniture?priceMin=100', '/shop/walnut-furniture?facet=price_100-'],
    ['/strict/sofas?priceMin=100', '/strict/sofas?facets=price_100-'],
    ['/hostile/sale?facet=color_navy&facet=color_navy', '/hostile/sale?facet=color_navy'],
    ['/sofas?isModelOnly=false', '/sofas'],
    ['/sofas/', 200],
  ])('%s', async (path, expected) => {
    expect(await locationOf(path)).toBe(expected);
  });

  test('the canonical form is not redirected', async () => {
    const canonical = await locationOf(
      '/search?query=sofa&facet=color_navy&facet=price_1-900&priceMin=20&sortBy=name',
    );
    expect(canonical).toContain('price_1-900,price_20-');
    expect(await locationOf(String(canonical))).toBe(200);
  });

  test('it never leaves the page’s own path', async () => {
    for (const path of [
      '/sofas?priceMin=1&returnUrl=https://evil.example',
      '/sofas?priceMin=1&url=//evil.example',
      '/sofas/?priceMin=1',
      '/sofas?priceMin=1#//evil.example',
      '/strict/sofas?priceMin=1&facets=//evil.example',
      '//sofas?priceMin=1',
      '/%2fsofas?priceMin=1',
      '/\\evil.example/sofas?priceMin=1',
    ]) {
      const location = await locationOf(path);
      expect(`${path} ${location}`).toMatch(/ (404|\/(strict\/)?sofas\/?\?\S*price_1-\S*)$/);
      expect(new URL(String(location), storefront.url).origin).toBe(storefront.url);
    }
  });
});

const long = 'a'.repeat(4000);
const hostile: [name: string, search: string][] = [
  ['a filter without a facet', 'facets=navy'],
  ['an unknown facet', 'facets=taste_sour'],
  ['a facet of every object', 'facets=constructor_prototype,__proto___x,toString_1'],
  ['a name of availability', 'facets=availability_pickup'],
  ['SQL in a filter', "facets=color_navy');DROP TABLE products;--"],
  ['SQL in a range', 'facets=price_1-2 OR 1=1'],
  ['SQL in a sort', 'sortBy=name;DROP TABLE products'],
  ['a sort of every object', 'sortBy=constructor'],
  ['a range that ends before it begins', 'facets=price_500-100'],
  ['a range without ends', 'facets=price_-'],
  ['a range with a sign', 'facets=price_-5--1'],
  ['a range that is no number', 'facets=price_NaN-Infinity'],
  ['a range beyond all numbers', `facets=price_${'9'.repeat(400)}-`],
  ['digits of another script', 'facets=price_١٠٠-٥٠٠&take=４８&skip=٤٨'],
  ['a null byte', 'facets=color_%00navy&sortBy=%00'],
  ['a very long filter', `facets=color_${long}`],
  ['a thousand filters', `facets=${Array.from({ length: 1000 }, (_, index) => `color_c${index}`).join()}`],
  ['the same field a hundred times', Array(100).fill('facets=color_navy').join('&')],
  ['a negative skip', 'skip=-1'],
  ['half a tile', 'take=0.5'],
  ['no tiles', 'take=0'],
  ['all tiles there are', 'take=999999999'],
  ['an exponent', 'take=1e3'],
  ['an unknown availability', 'availability=drone'],
  ['two availabilities', 'availability=pickup&availability=drone'],
  ['markup', 'facets=<script>alert(1)</script>&sortBy="><img src=x onerror=alert(1)>'],
];

describe.each(['/sofas', '/search?query=sofa', '/shop/walnut-furniture'])('%s', (path) => {
  const own = (search: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${path === '/sofas' ? search : search.replaceAll('facets=', 'facet=')}`;

  test.each(hostile)('ignores %s', async (_, search) => {
    const response = await fetch(storefront.url + own(search));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('data-island="product-grid"');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(new URL(response.url).pathname).toBe(path.split('?')[0]);
  });

  test.each(hostile)('answers %s as JSON, or with the accepted values', async (_, search) => {
    const response = await fetch(`${storefront.url}${own(search)}&isModelOnly=true`);
    expect([200, 400]).toContain(response.status);
    const answer = await response.json();
    if (response.status === 200) expect(answer.totalCount).toBeGreaterThan(0);
    else expect(answer.error).toContain('accepted:');
  });
});

test.each([
  ['a lone surrogate', '/sofas?facets=color_%ED%A0%80'],
  ['a broken escape', '/search?query=sofa&facet=%E0%A4%A'],
])('refuses %s with 400', async (_, path) => {
  expect((await fetch(storefront.url + path)).status).toBe(400);
});

test('none of this has changed the shop', async () => {
  const answer = await (await fetch(`${storefront.url}/search?query=sofa&isModelOnly=true`)).json();
  expect(answer.totalCount).toBeGreaterThan(20);
});

test.each([
  'AND',
  'NEAR(sofa bed)',
  'sofa OR bed',
  'name:sofa',
  '"',
  '*',
  'sofa*^2',
  "'; DROP TABLE products; --",
  '%00',
  '١٢٣',
  '\u202Esofa',
  '😀',
  '{name description}:sofa',
  long,
])('a search for %j is words, not a query', async (words) => {
  const response = await fetch(`${storefront.url}/search?query=${encodeURIComponent(words)}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/data-island="(no-results|product-grid)"/);
});

test('a page beyond the last one is not found, and as JSON has no tiles', async () => {
  expect((await shopper.fetch('/sofas?skip=96000')).status).toBe(404);
  const answer = await (await shopper.fetch('/sofas?skip=96000&isModelOnly=true')).json();
  expect(answer).toMatchObject({ minisets: [], skip: 96000 });
  expect(answer.totalCount).toBeGreaterThan(0);
});

test.each(['/living', '/no-such-thing', '/shop/no-such-thing', '/shop/constructor'])(
  '%s has no listing',
  async (path) => {
    const response = await shopper.fetch(`${path}?isModelOnly=true`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
  },
);
