import { afterEach, expect, test, vi } from 'vitest';
import { check } from '../../../src/cli/check.ts';
import { run } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';

const listingCalls = calls.filter(({ name }) => name === 'getProductListing');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const product = { sku: '1', name: 'Sofa', price: 100, formattedPrice: '$1.00', imagePath: '/sofa.svg' };

/** A shop whose one listing has two products, one without a name; in the second sort order that one is last. */
function serveListing(): void {
  const [named, unnamed] = [product, { ...product, sku: '2', name: undefined }];
  vi.stubGlobal('fetch', async (input: URL, { headers }: RequestInit) => {
    if ((headers as Record<string, string>).accept === 'text/html')
      return new Response('<div data-island="product-grid"></div>');
    const isLast = `${input}`.includes('sortBy=price-high');
    const minisets = isLast ? [named, unnamed] : [unnamed, named];
    return Response.json({ minisets, facets: [], totalCount: 1, skip: 0 });
  });
}

test('the same mistake in every answer of a listing is one breach, wherever it is in each', async () => {
  serveListing();
  const options = { calls: listingCalls, listings: ['/sofas'], requests: 80 };
  const { breaches } = await check(new URL('https://shop.example/'), options);
  expect(breaches).toEqual([
    {
      request: 'getProductListing: /sofas?take=48',
      message: expect.stringContaining('left out of the answer: minisets.0.name'),
      repeats: 3,
    },
  ]);
});

test('the command says how many more requests have the same breach', async () => {
  serveListing();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const declarations = { islands: [], calls: listingCalls, dist: 'dist' };
  await run(['check', 'https://shop.example/', '--listing', '/sofas'], declarations);
  const lines = log.mock.calls.flat();
  expect(lines).toContain('  The same in 3 more requests of this listing.');
  expect(lines).toContain('1 breach of the contract.');
});

test('a listing that is named twice is checked once', async () => {
  serveListing();
  const options = { calls: listingCalls, listings: ['/sofas', '/sofas'], requests: 80 };
  const { listings } = await check(new URL('https://shop.example/'), options);
  expect(listings).toEqual(['/sofas']);
});
