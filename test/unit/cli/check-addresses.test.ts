import { afterEach, expect, test, vi } from 'vitest';
import { check } from '../../../src/cli/check.ts';
import { calls } from '../../../src/contract/calls.ts';

afterEach(() => vi.unstubAllGlobals());

const listingCalls = calls.filter(({ name }) => name === 'getProductListing');

/** The addresses that were asked at a shop of one page, which answers any other request with an empty object. */
async function addressesAsked(html: string, listings: string[] = []): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: URL, { headers }: RequestInit) => {
    sent.push(`${input}`);
    const isPage = (headers as Record<string, string>).accept === 'text/html';
    return isPage ? new Response(html) : Response.json({});
  });
  await check(new URL('https://shop.example/'), { calls: listingCalls, listings, requests: 80 });
  return sent;
}

test('a link whose path looks like a host sends nothing to that host', async () => {
  const sent = await addressesAsked('<a href="https://shop.example//evil.example/x">Sofas</a>');
  expect(sent).toEqual(['https://shop.example/', 'https://shop.example//evil.example/x']);
});

test.each(['//evil.example/x', 'https://evil.example/x'])(
  'a listing whose data-url is %s sends nothing there',
  async (url) => {
    const sent = await addressesAsked(`<div data-island="product-grid" data-url="${url}"></div>`, ['/sofas']);
    expect(sent).toEqual(['https://shop.example/', 'https://shop.example/sofas']);
  },
);

test('a listing whose data-url has the path of a host is asked for at the shop', async () => {
  const html = '<div data-island="product-grid" data-url="https://shop.example//evil.example/x"></div>';
  const [, , listing] = await addressesAsked(html, ['/sofas']);
  expect(listing).toMatch(/^https:\/\/shop\.example\/\/evil\.example\/x\?/);
});

test('a listing at another host is a breach, and nothing is sent there', async () => {
  const fetched = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', fetched);
  const options = { calls: [], listings: ['https://evil.example/sofas'], requests: 80 };
  const { breaches } = await check(new URL('https://shop.example/'), options);
  expect(breaches).toEqual([
    {
      request: 'GET https://evil.example/sofas',
      message: 'it is not at https://shop.example: nothing was sent',
    },
  ]);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['data-url="http://["', 'its data-url is "http://[", which is not a URL'],
  ['data-kind="sale"', 'its data-kind is "sale"; accepted are product, search, seo'],
])('a listing with %s is a breach', async (attribute, message) => {
  vi.stubGlobal('fetch', async () => new Response(`<div data-island="product-grid" ${attribute}></div>`));
  const options = { calls: [], listings: ['/sofas'], requests: 80 };
  const { breaches } = await check(new URL('https://shop.example/'), options);
  expect(breaches).toEqual([{ request: 'GET /sofas', message }]);
});

test('links are followed at the address that the shop redirects to', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    sent.push(`${input}`);
    const response = new Response('<a href="https://www.shop.example/sofas">Sofas</a>');
    return Object.defineProperty(response, 'url', { value: 'https://www.shop.example/' });
  });
  await check(new URL('https://shop.example/'), { calls: [], listings: [], requests: 80 });
  expect(sent).toEqual(['https://shop.example/', 'https://www.shop.example/sofas']);
});
