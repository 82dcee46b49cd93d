import { safeParse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../../../src/contract/call.ts';
import { addItemsExample, getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../../src/contract/cart/cart.ts';
import { link } from '../../../../src/contract/fields.ts';
import { getProductListingExample } from '../../../../src/contract/listing/listing.examples.ts';
import { getProductListing } from '../../../../src/contract/listing/listing.ts';
import { getRecentlyViewedExample } from '../../../../src/contract/recommendations/recently-viewed.examples.ts';
import { getRecentlyViewed } from '../../../../src/contract/recommendations/recently-viewed.ts';
import { getRecentlyViewedCategoriesExample } from '../../../../src/contract/recommendations/recently-viewed-categories.examples.ts';
import { getRecentlyViewedCategories } from '../../../../src/contract/recommendations/recently-viewed-categories.ts';
import { getRecommendationsExample } from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../../src/contract/recommendations/recommendations.ts';
import { callDetails } from '../../../../src/http/address.ts';
import { readAnswer } from '../../../../src/http/read-answer.ts';
import { hostileSamples, hostileUrls } from '../../hostile-urls.ts';

type Answer = Record<string, Record<string, unknown>[]>;

/** Every answer with links: its list, and the name of the link. */
const answers: [name: string, call: Call, answer: unknown, list: string, field: string][] = [
  ['a pod', getRecommendations, getRecommendationsExample.answer, 'items', 'navigateUrl'],
  ['a listing', getProductListing, getProductListingExample.answer, 'minisets', 'navigateUrl'],
  ['the cart', getCart, getCartExample.answer, 'lineItems', 'url'],
  ['added items', addItems, addItemsExample.answer, 'items', 'navigateUrl'],
  ['viewed products', getRecentlyViewed, getRecentlyViewedExample.answer, 'items', 'urlPath'],
  [
    'viewed categories',
    getRecentlyViewedCategories,
    getRecentlyViewedCategoriesExample.answer,
    'items',
    'urlPath',
  ],
];

let report: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="storefront-context">{"redirectOrigins":["https://login.example"],"otherBrandOrigin":"https://other.example"}</script>';
  report = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test.each(hostileUrls.map((url) => [url]))(
  '%j is no link, nor with a tab in front, which browsers drop',
  (url) => {
    expect([url, `\t${url}`].filter((one) => safeParse(link, one).success)).toEqual([]);
  },
);

describe.each(answers)('%s', (_, call, answer, list, field) => {
  function read(url: string) {
    const given = structuredClone(answer) as Answer;
    given[list]![0]![field] = url;
    const details = callDetails(call, new URL('https://shop.example/'));
    return (readAnswer(call, details, 200, JSON.stringify(given)) as Answer)[list]!;
  }

  test.each(hostileSamples)('%s is no link, and the item stays', (url) => {
    const [item] = read(url);
    expect(item).toBeDefined();
    expect(item![field]).toBeUndefined();
    expect(report).toHaveBeenCalledOnce();
  });

  test('a refused link is reported once, by its path, without credentials and query', () => {
    read('https://ada:secret@evil.example/?key=secret');
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]![0]).toContain(
      `${list}.0.${field} ("https://…@evil.example/" may not be followed`,
    );
  });

  test.each(['/p/410553', 'https://login.example/next', 'https://other.example/p/1'])(
    '%s stays a link',
    (url) => {
      expect(read(url)[0]![field]).toBe(url);
      expect(report).not.toHaveBeenCalled();
    },
  );
});
