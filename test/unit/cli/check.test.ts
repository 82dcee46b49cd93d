import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../../src/cli/check.ts';
import { run as runCommand } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';
import { refreshCheckoutExample } from '../../../src/contract/checkout/checkout.examples.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../../storefront/server.ts';

let shop: Storefront;
let server: RunningStorefront;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  shop = await createStorefront({ database: ':memory:', catalogSize: 400, dist: 'dist', testMode: true });
  server = await shop.listen(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  shop.close();
});

const run = (listings: string[] = ['/sofas'], requests = 80) =>
  check(new URL(server.url), { calls, listings, requests });

// biome-ignore lint/suspicious/noExplicitAny: faults of every shape are planted
type Json = any;

/** The shop with a fault: `change` may change or replace an answer's JSON. */
function plant(isMeant: (url: URL) => boolean, change: (json: Json, url: URL) => Json): void {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const url = new URL(input);
    const response = await realFetch(input, init);
    if (!isMeant(url)) return response;
    const json = await response.json();
    return Response.json(change(json, url) ?? json);
  });
}
const isModel = ({ searchParams }: URL) => searchParams.has('isModelOnly');

async function breaches(listings?: string[]): Promise<string> {
  return (await run(listings)).breaches.map(({ request, message }) => `${request} ${message}`).join('\n');
}

test('nothing breaks the contract in the reference storefront, whose listing it finds itself', async () => {
  const { breaches, asked, listings, requests } = await run([]);
  expect(breaches).toEqual([]);
  expect(asked).toEqual(
    expect.arrayContaining(['getCart', 'getShippingCharges', 'getRegistries', 'getRecommendations']),
  );
  expect(listings).toHaveLength(1);
  expect(requests).toBeLessThan(60);
});

test.each(['/search?query=sofa', '/sale', '/kids/search?query=bed'])(
  'nor in the listing %s',
  async (path) => {
    expect(await breaches([path])).toBe('');
  },
);

test('it sends GET requests only', async () => {
  const methods = new Set<string>();
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    methods.add(init.method ?? 'GET');
    return realFetch(input, init);
  });
  await run();
  expect([...methods]).toEqual(['GET']);
});

test('it finds an answer of another shape', async () => {
  plant(
    ({ pathname }) => pathname === '/api/cart',
    (cart) => ({ ...cart, lineItems: 'none' }),
  );
  expect(await breaches()).toMatch(/getCart: GET \/api\/cart .*lineItems/);
});

test('it finds a price in dollars beside its text', async () => {
  plant(
    ({ pathname }) => pathname === '/recommendation/index',
    (json) => ({ ...json, items: json.items.map((item: Json) => ({ ...item, price: item.price / 100 })) }),
  );
  expect(await breaches()).toMatch(/items\.0\.price is [\d.]+ beside "\$[\d,.]+": money is in cents/);
});

test('it finds an error, and a page in place of JSON', async () => {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const { pathname } = new URL(input);
    if (pathname === '/api/cart') return new Response('<!doctype html><h1>Oops</h1>');
    if (pathname === '/account/sign-in-config') return Response.json({}, { status: 500 });
    return realFetch(input, init);
  });
  const found = await breaches();
  expect(found).toMatch(/getCart: .*an HTML page came/);
  expect(found).toMatch(/^getSignInConfiguration: GET \/account\/sign-in-config status 500$/m);
});

test('it finds a count of a filter that does not add up', async () => {
  plant(isModel, (listing) => {
    listing.facets[0].filterItems[0].itemCount += 1;
  });
  expect(await breaches()).toMatch(/totalCount is \d+, and the itemCount of \S+ was \d+/);
});

test('it finds a filter that is not selected in its own answer', async () => {
  plant(isModel, (listing) => {
    for (const facet of listing.facets) for (const item of facet.filterItems) item.selected = false;
  });
  expect(await breaches()).toMatch(/is not selected in the answer/);
});

test('it finds values of one facet that narrow the list', async () => {
  plant(
    (url) => isModel(url) && /,/.test(url.searchParams.get('facets') ?? ''),
    (listing) => ({ ...listing, totalCount: 0, minisets: [] }),
  );
  expect(await breaches()).toMatch(/products of one facet are \d+ to \d+ together/);
});

test('it finds a gap between pages', async () => {
  plant(
    (url) => isModel(url) && url.searchParams.has('skip'),
    (listing) => {
      listing.minisets.shift();
    },
  );
  const found = await breaches();
  expect(found).toMatch(/it has \d+ products; of \d+, \d+ belong there/);
  expect(found).toMatch(/is on none of the pages: there is a gap/);
});

test('it finds a product that is on two pages', async () => {
  let first: Json;
  plant(isModel, (listing, { searchParams }) => {
    first ??= listing.minisets[0];
    if (searchParams.has('skip')) listing.minisets[0] = first;
  });
  expect(await breaches()).toMatch(/was on an earlier page/);
});

test('it finds HTML that disagrees with the JSON', async () => {
  plant(isModel, (listing) => {
    listing.totalCount += 5;
    listing.minisets.reverse();
  });
  const found = await breaches();
  expect(found).toMatch(/the page’s HTML says data-total="\d+", its JSON totalCount \d+/);
  expect(found).toMatch(/the HTML shows the product \S+ at place 1, the JSON/);
});

test('it finds prices out of order', async () => {
  plant(
    (url) => url.searchParams.get('sortBy') === 'price-low',
    (listing) => {
      listing.minisets.reverse();
    },
  );
  expect(await breaches()).toMatch(/sortBy=price-low\S* the price at place 2 is out of order/);
});

test('it finds a disabled value that has products', async () => {
  plant(isModel, (listing) => {
    listing.facets[0].filterItems[0].disabled = true;
  });
  expect(await breaches()).toMatch(/its value is disabled, and its itemCount \d+/);
});

const getCart = calls.filter(({ name }) => name === 'getCart');
const listingCalls = calls.filter(({ name }) => /^get(Product|Search|Seo)Listing$/.test(name));

/** The shop, in which requests to some addresses fail as those to a server that is down. */
function refuse(isMeant: (url: URL) => boolean): void {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    if (!isMeant(new URL(input))) return realFetch(input, init);
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  });
}

test('its limit of requests ends it with what it has found', async () => {
  plant(
    ({ pathname }) => pathname === '/api/cart',
    (cart) => ({ ...cart, lineItems: 'none' }),
  );
  const options = { calls: [...getCart, ...listingCalls], listings: ['/sofas', '/sale'], requests: 5 };
  const { breaches, asked, listings, requests, left } = await check(new URL(server.url), options);
  expect(breaches).toEqual([
    expect.objectContaining({ request: expect.stringMatching(/^getCart: GET \/api\/cart/) }),
  ]);
  expect(asked).toEqual(['getCart']);
  expect(listings).toEqual(['/sofas']);
  expect(requests).toBe(5);
  expect(left).toEqual(['the rest of the listing /sofas', 'the listing /sale']);
});

/** Runs the command with one call; its exit code and lines. */
async function command(...options: string[]): Promise<{ code: number; lines: string[] }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const declarations = { islands: [], calls: getCart, dist: 'dist' };
  const code = await runCommand(['check', server.url, ...options], declarations);
  return { code, lines: log.mock.calls.flat() };
}

test('the command names what was not asked, and does not say that nothing breaks the contract', async () => {
  const { lines } = await command('--requests', '1');
  expect(lines).toContain('Not asked: getCart, a listing.');
  expect(lines).toContain('The limit of 1 request is reached: --requests sets it.');
  expect(lines).toContain('Nothing that was asked breaks the contract.');
});

test('a check that was cut and has found nothing ends with 3', async () => {
  expect((await command('--requests', '1')).code).toBe(3);
});

test('a check that was cut and has found something ends with 1', async () => {
  plant(
    ({ pathname }) => pathname === '/api/cart',
    (cart) => ({ ...cart, lineItems: 'none' }),
  );
  expect((await command('--requests', '2')).code).toBe(1);
});

test('a listing that is not among the first ten linked pages was not asked', async () => {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const { pathname } = new URL(input);
    if (pathname === '/api/cart') return realFetch(input, init);
    const links = Array.from({ length: 11 }, (_, nth) => `<a href="/page-${nth}">Page</a>`);
    return new Response(pathname === '/' ? links.join('') : '<p>No listing');
  });
  const { code, lines } = await command();
  expect(lines).toContain('Not asked: a listing: the first 10 linked pages are none, give --listing.');
  expect(code).toBe(3);
});

test('links are those of the page’s <base href>', async () => {
  const reached: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    const { pathname } = new URL(input);
    reached.push(pathname);
    return new Response(pathname === '/' ? '<base href="/us/"><a href="sofas">Sofas</a>' : '<p>No listing');
  });
  await check(new URL(server.url), { calls: [], listings: [], requests: 80 });
  expect(reached).toEqual(['/', '/us/sofas']);
});

test('a call that does not answer is a breach, and the calls after it are asked', async () => {
  refuse(({ pathname }) => pathname === '/api/cart');
  const { breaches, asked, left } = await run();
  expect(breaches).toEqual([
    {
      request: expect.stringMatching(/^getCart: GET \/api\/cart/),
      message: 'it did not answer: connect ECONNREFUSED',
    },
  ]);
  expect(asked).toContain('getRecommendations');
  expect(left).toEqual([]);
});

test('a page of a listing that does not answer is a breach, and the pages after it are asked', async () => {
  const reached: string[] = [];
  refuse((url) => {
    if (isModel(url)) reached.push(url.search);
    return url.searchParams.get('sortBy') === 'price-low';
  });
  expect(await breaches()).toMatch(
    /^getProductListing: \/sofas\?sortBy=price-low\S* it did not answer: \S.*$/,
  );
  expect(reached.at(-1)).toContain('sortBy=price-high');
});

test('a listing that does not answer is a breach, and the next one is checked', async () => {
  refuse(({ pathname }) => pathname === '/sofas');
  const { breaches, listings } = await check(new URL(server.url), {
    calls: listingCalls,
    listings: ['/sofas', '/sale'],
    requests: 80,
  });
  expect(breaches).toEqual([{ request: 'GET /sofas', message: 'it did not answer: connect ECONNREFUSED' }]);
  expect(listings).toEqual(['/sofas', '/sale']);
});

test('a linked page that does not answer is a breach, and a listing is looked for on the others', async () => {
  let refused: string | undefined;
  refuse(({ pathname }) => {
    if (pathname !== '/') refused ??= pathname;
    return pathname === refused;
  });
  const { breaches, listings } = await check(new URL(server.url), {
    calls: listingCalls,
    listings: [],
    requests: 80,
  });
  expect(breaches).toEqual([
    { request: `GET ${server.url}${refused}`, message: 'it did not answer: connect ECONNREFUSED' },
  ]);
  expect(listings).toHaveLength(1);
});

test('it names a shop that does not answer', async () => {
  const nowhere = new URL('http://127.0.0.1:9/');
  await expect(check(nowhere, { calls, listings: [], requests: 80 })).rejects.toThrow(
    /127\.0\.0\.1:9\/ did not answer/,
  );
});

test('what the islands would replace by a default is a breach, with its path and what they would use', async () => {
  const { answer } = refreshCheckoutExample;
  plant(
    ({ pathname }) => pathname === '/ReactCheckout/RefreshCheckout',
    () => ({ ...answer, furthestStep: '2', orderSummary: { total: 100.4 } }),
  );
  const found = await breaches();
  expect(found).toMatch(/furthestStep \(.*; 1 is used\)/);
  expect(found).toMatch(/orderSummary\.total \(.*; 100 is used\)/);
});

test('an order in the reference storefront breaks nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const options = ['--write', 'this-is-a-test-shop', '--listing', '/sale'];
  const code = await runCommand(['check', server.url, ...options], { islands: [], calls, dist: 'dist' });
  expect([code, log.mock.calls.flat().at(-1)]).toEqual([0, 'Nothing breaks the contract.']);
});
