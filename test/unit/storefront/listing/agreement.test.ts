import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { getProductListing } from '../../../../src/contract/listing/listing.ts';
import { fetchPlain, openStorefrontForFile } from '../shopper.ts';
import { combination, listings, randomOf } from './sample.ts';

/*
 * The server's page and the calls give one listing: the same tiles in the same order, the same counts, for every
 * query. test/browser/tours/listing-agreement.test.ts tests the islands.
 */

const storefront = openStorefrontForFile({ catalogSize: 900 });

interface Listed {
  skus: string[];
  total: number;
  /** Each value of each facet by its unique id, with its count. */
  counts: string[];
}

type Facets = { filterItems: { uniqueId: string; itemCount?: number | undefined }[] }[];
const countsOf = (facets: Facets) =>
  facets.flatMap(({ filterItems }) =>
    filterItems.map(({ uniqueId, itemCount }) => `${uniqueId} ${itemCount}`),
  );

/** The listing of the server's page at a URL. */
async function pageOf(address: string): Promise<Listed & { status: number }> {
  const response = await fetchPlain(storefront.url + address);
  const html = await response.text();
  const from = (island: string) => html.slice(html.indexOf(`data-island="${island}"`));
  const grid = from('product-grid');
  const props = /data-island-props[^>]*>([^<]*)</.exec(from('listing-filters'))?.[1];
  return {
    status: response.status,
    skus: [...grid.matchAll(/<a [^>]*class="tile-link"[^>]*>/g)].map(
      ([link]) => /\/p\/([^"]+)"/.exec(link)![1]!,
    ),
    total: Number(/data-total="(\d+)"/.exec(grid)?.[1]),
    counts: countsOf(JSON.parse(props ?? '{"facets":[]}').facets),
  };
}

/** The answer of the call at the same URL. */
async function answerOf(address: string): Promise<Listed> {
  const response = await fetchPlain(
    `${storefront.url}${address}${address.includes('?') ? '&' : '?'}isModelOnly=true`,
  );
  const { minisets, totalCount, facets } = parse(getProductListing.answer, await response.json());
  return { skus: minisets.map(({ sku }) => sku), total: totalCount, counts: countsOf(facets) };
}

test('200 combinations of filters: the page and the call agree on tiles, order, total and counts', async () => {
  const random = randomOf(20_260_101);
  let withTiles = 0;
  for (const listing of listings) {
    const values = (await answerOf(listing.path)).counts.map((count) => count.split(' ')[0]!);
    for (let nth = 0; nth < 34; nth++) {
      const address = combination(listing, values, random);
      const [page, answer] = await Promise.all([pageOf(address), answerOf(address)]);
      expect({ address, ...page }).toEqual({ address, status: 200, ...answer });
      if (answer.skus.length) withTiles++;
    }
  }
  // Most of the combinations have products.
  expect(withTiles).toBeGreaterThan(100);
}, 60_000);
