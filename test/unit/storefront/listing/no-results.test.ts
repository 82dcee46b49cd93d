import { beforeAll, describe, expect, test } from 'vitest';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
let shopper: Shopper;
beforeAll(async () => {
  shopper = new Shopper(storefront.url);
});

/** The host with its content. */
async function noResultsOf(path: string): Promise<string> {
  const html = await shopper.page(path);
  return /<div class="no-results[^"]*" data-island="no-results".*?<\/ul>/s.exec(html)?.[0] ?? '';
}

const nothing = '/search?query=zzzz';

describe('a search without results', () => {
  test('says so, with the term as text only', async () => {
    const host = await noResultsOf('/search?query=%3Cb%3Ezz%3C%2Fb%3E%22zz');
    expect(host).toContain('<h1 class="page-title">Oops!</h1>');
    expect(host).toContain('We found 0 results for your search “&lt;b&gt;zz&lt;/b&gt;&quot;zz”');
    expect(host).toContain('data-term="&lt;b&gt;zz&lt;/b&gt;&quot;zz"');
    expect(host).not.toContain('data-reason');
  });

  test('links back to the search box', async () => {
    expect(await noResultsOf(nothing)).toMatch(/<a [^>]*href="#search-box">Try a new search<\/a>/);
    expect(await shopper.page(nothing)).toContain('id="search-box"');
  });

  // Decision 42.
  test.each([
    ['brand=core&country=US&mobile=0', '/wedding-gift-registry'],
    ['brand=core&country=CA&mobile=0', '/wedding-gift-registry'],
    ['brand=core&country=US&mobile=1', '/wedding-gift-registry?scroll-to=find'],
    ['brand=modern&country=US&mobile=0', '/gift-registry/guest/find-registry'],
    ['brand=modern&country=US&mobile=1', '/gift-registry/guest/find-registry'],
    ['brand=modern&country=CA&mobile=0', undefined],
    ['brand=modern&country=CA&mobile=1', undefined],
  ])('%s: a gift registry is found at %s', async (view, path) => {
    const host = await noResultsOf(`${nothing}&${view}`);
    expect(/<a [^>]*href="([^"]*)">Find a gift registry/.exec(host)?.[1]).toBe(path);
    if (path) expect((await shopper.fetch(path)).status).toBe(200);
    await shopper.page('/?brand=core&country=US&mobile=0');
  });

  test.each([
    ['core', '/whats-new/new-arrivals-by-category/1'],
    ['modern', '/new'],
  ])('%s: new arrivals are at %s', async (brand, path) => {
    expect(await noResultsOf(`${nothing}&brand=${brand}`)).toMatch(
      new RegExp(`<a [^>]*href="${path}">Shop new arrivals</a>`),
    );
    await shopper.page('/?brand=core');
  });

  test('has no chat unless it is available', async () => {
    expect(await noResultsOf(nothing)).toMatch(
      /<button [^>]*disabled title="Chat is currently unavailable">Chat with us<\/button>/,
    );
    const host = await noResultsOf(`${nothing}&chat=1`);
    expect(host).toContain('data-chat-opener=".js-chat-open"');
    expect(host).toMatch(
      /<a class="[^"]*js-chat-open[^"]*" href="\/customer-service\/contact-us">Chat with us<\/a>/,
    );
    const html = await shopper.page(`${nothing}&chat=1`);
    expect(html).toContain('"isChatAvailable":true');
    // The page's own, outside the host.
    expect(html.match(/class="[^"]*js-chat-open[^"]*"/g)).toHaveLength(2);
  });

  test('viewed products are left to the island, without a placeholder', async () => {
    expect(await shopper.page(nothing)).not.toContain('data-island="recently-viewed-');
  });
});

test.each([
  ['facet=price_1-2', 'noresult_for_filter'],
  ['facet=price_1-2&availability=pickup', 'noresult_for_filter'],
])('no products left by %s: shows %s, next to the filters', async (search, reason) => {
  const path = `/search?query=sofa&${search}`;
  const host = await noResultsOf(path);
  expect(host).toContain(`data-reason="${reason}"`);
  expect(host).toContain('<h2 class="page-title">Oops!</h2>');
  const html = await shopper.page(path);
  expect(html).toContain('data-island="listing-filters"');
  expect(html).not.toContain('data-island="recently-viewed-products"');
});

test('no products left in a category: the same, without a search term', async () => {
  const host = await noResultsOf('/sofas?facets=price_1-2');
  expect(host).toContain('<p>We found 0 results</p>');
  expect(host).toContain('data-reason="noresult_for_filter"');
  expect(host).not.toContain('data-term');
});

// It has only one product, and that is made to order.
test.each([
  ['availability=pickup', 'noresult_with_bops'],
  ['isReadyToShipAvailabilityOn=true', 'noresult_with_readytodeliver'],
])('%s leaves nothing: %s', async (search, reason) => {
  expect(await noResultsOf(`/search?query=412507&${search}`)).toContain(`data-reason="${reason}"`);
});

describe('a search during a simulated outage', () => {
  const setFault = (fault: string) =>
    shopper.fetch('/test/faults', {
      method: 'POST',
      body: JSON.stringify({ call: 'getSearchListing', fault }),
    });

  test.each(['500', '503', '504'])('%s: says so', async (fault) => {
    await setFault(fault);
    const response = await shopper.fetch('/search?query=sofa');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('data-reason="noresult_with_error"');
    await shopper.fetch('/test/faults', { method: 'DELETE' });
    expect(await shopper.page('/search?query=sofa')).toContain('data-island="product-grid"');
  });

  test('does not affect other listings', async () => {
    await setFault('500');
    expect((await shopper.fetch('/sofas')).status).toBe(200);
    await shopper.fetch('/test/faults', { method: 'DELETE' });
  });
});
