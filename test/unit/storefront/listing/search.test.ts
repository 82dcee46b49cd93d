import { describe, expect, test } from 'vitest';
import { generateCatalog } from '../../../storefront/catalog/catalog.ts';
import { fetchPlain, openStorefrontForFile } from '../shopper.ts';
import { searchesForNothing, shopperSearches } from './shopper-searches.ts';

const storefront = openStorefrontForFile({ catalogSize: 2000 });

interface Answer {
  minisets: { sku: string; name: string }[];
  totalCount: number;
}

const addressOf = (typed: string, more = '') =>
  `${storefront.url}/search?query=${encodeURIComponent(typed)}${more}`;
const answerOf = async (typed: string, more = ''): Promise<Answer> =>
  (await fetchPlain(addressOf(typed, `&isModelOnly=true${more}`))).json();
const pageOf = async (typed: string) => (await fetchPlain(addressOf(typed))).text();
const shownFor = (html: string) => /Showing results for <strong>“([^<]*)”<\/strong>/.exec(html)?.[1];

test.each(shopperSearches)('“%s” finds products, and the first three are %s', async (typed, finds) => {
  const { minisets, totalCount } = await answerOf(typed);
  expect(totalCount).toBeGreaterThan(0);
  for (const { name } of minisets.slice(0, 3)) expect(name).toMatch(finds);
});

test.each(searchesForNothing)('“%s” finds nothing', async (typed) => {
  expect((await answerOf(typed)).totalCount).toBe(0);
  expect(await pageOf(typed)).toContain('data-island="no-results"');
});

describe('the page says what it shows', () => {
  test.each([
    ['smart coffee table', 'coffee table'],
    ['night stand', 'nightstand'],
    ['dinning table', 'dining table'],
    ['drapes', 'curtain'],
    ['settee', 'loveseat or sofa'],
    ['velvet couch', 'velvet sofa or loveseat or sectional'],
    ['coffeetable', 'coffee table'],
    ['mid century modern', 'walnut or teakwood'],
    ['industrial floor lamp', 'steel or matte black or bronze floor lamp'],
  ])('“%s”: Showing results for “%s”', async (typed, shown) => {
    const html = await pageOf(typed);
    expect(shownFor(html)).toBe(shown);
    expect(html).toContain(`<h1 class="page-title">Results for “${typed}”</h1>`);
  });

  test.each(['sofas', 'walnut dining table', 'chair and a half', '410553'])(
    'nothing more if “%s” was found as typed',
    async (typed) => {
      expect(shownFor(await pageOf(typed))).toBeUndefined();
    },
  );

  test('as text, whatever was typed', async () => {
    const html = await pageOf('<img src=x onerror=alert()> sofa "><script>alert()</script>');
    expect(shownFor(html)).toBe('sofa');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
  });
});

test.each(['smart coffee table', 'velvet couch', 'chiar', 'night stand'])(
  '“%s”: the page has the products, the total and the order of the call',
  async (typed) => {
    for (const more of ['', '&sortBy=price-low', '&facet=price_-900']) {
      const html = await (await fetchPlain(addressOf(typed, more))).text();
      const { minisets, totalCount } = await answerOf(typed, more);
      const grid = html.slice(html.indexOf('data-island="product-grid"'));
      expect(Number(/data-total="(\d+)"/.exec(grid)?.[1])).toBe(totalCount);
      const links = [...grid.matchAll(/<a class="tile-link" href="\/p\/([^"]+)"/g)].map(([, sku]) => sku);
      expect(links).toEqual(minisets.map(({ sku }) => sku));
    }
  },
);

test('a filter is applied to what was found, and finds nothing else', async () => {
  const all = await answerOf('smart coffee table');
  const some = await answerOf('smart coffee table', '&facet=price_-600');
  expect(some.totalCount).toBeGreaterThan(0);
  expect(some.totalCount).toBeLessThan(all.totalCount);
  expect((await answerOf('smart coffee table', '&facet=price_1-2')).totalCount).toBe(0);
});

test('other names stay within the kids’ search', async () => {
  const kids = new Set(generateCatalog().flatMap(({ sku, isKids }) => (isKids ? [sku] : [])));
  const answer: Answer = await (
    await fetchPlain(`${storefront.url}/kids/search?query=toy+box&isModelOnly=true`)
  ).json();
  expect(answer.totalCount).toBeGreaterThan(0);
  expect(answer.minisets.filter(({ sku }) => !kids.has(sku))).toEqual([]);
});

test('“stoves” is not storage', async () => {
  const { minisets } = await answerOf('stoves');
  expect(minisets.filter(({ name }) => /Chest|Cubby|Rack|Dresser|Bookcase/.test(name))).toEqual([]);
});

test('“leaves” is not leather', async () => {
  const { minisets } = await answerOf('leaves');
  expect(minisets.length).toBeGreaterThan(0);
  expect(minisets.filter(({ name }) => name.includes('Leather'))).toEqual([]);
});

test('products that have all words come without those that have some', async () => {
  const { minisets } = await answerOf('self-storing leaves');
  expect(minisets.length).toBeGreaterThan(0);
  for (const { name } of minisets) expect(name).toContain('Self-Storing Leaves');
});
