import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { check } from '../../../src/cli/check.ts';
import { run, run as runCommand } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';
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
  expect(lines).toContain('The limit of 1 requests is reached: --requests sets it.');
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

const ofListing = calls.filter(({ name }) => name === 'getProductListing');

const product = { sku: '1', name: 'Sofa', price: 100, formattedPrice: '$1.00', imagePath: '/sofa.svg' };

/** A shop with one listing, of whose two products one has no name; the second order has it last. */
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
  const options = { calls: ofListing, listings: ['/sofas'], requests: 80 };
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
  const declarations = { islands: [], calls: ofListing, dist: 'dist' };
  await run(['check', 'https://shop.example/', '--listing', '/sofas'], declarations);
  const lines = log.mock.calls.flat();
  expect(lines).toContain('  The same in 3 more requests of this listing.');
  expect(lines).toContain('1 breach of the contract.');
});

test('a listing that is named twice is checked once', async () => {
  serveListing();
  const options = { calls: ofListing, listings: ['/sofas', '/sofas'], requests: 80 };
  const { listings } = await check(new URL('https://shop.example/'), options);
  expect(listings).toEqual(['/sofas']);
});

describe('the addresses that it asks', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The addresses that were asked at a shop of one page, which answers any other request with an empty object. */
  async function addressesAsked(html: string, listings: string[] = []): Promise<string[]> {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (input: URL, { headers }: RequestInit) => {
      sent.push(`${input}`);
      const isPage = (headers as Record<string, string>).accept === 'text/html';
      return isPage ? new Response(html) : Response.json({});
    });
    await check(new URL('https://shop.example/'), { calls: ofListing, listings, requests: 80 });
    return sent;
  }

  test('a link whose path looks like a host sends nothing to that host', async () => {
    const sent = await addressesAsked('<a href="https://shop.example//evil.example/x">Sofas</a>');
    expect(sent).toEqual(['https://shop.example/', 'https://shop.example//evil.example/x']);
  });

  test.each(['//evil.example/x', 'https://evil.example/x'])(
    'a listing whose data-url is %s sends nothing there',
    async (url) => {
      const sent = await addressesAsked(`<div data-island="product-grid" data-url="${url}"></div>`, [
        '/sofas',
      ]);
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
});

const islands = await readIslands('widgets');
const callsOf = {
  'cart-count': ['getCart'],
  'add-to-cart': ['addItems', 'getCart'],
  'shipping-charges': ['getShippingCharges'],
  'product-grid': ['getProductListing'],
};

/** Runs `check` against a backend that has a first page and these answers, by their paths. */
async function checked(answers: Record<string, () => Response>, ...options: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    const { pathname } = new URL(input);
    if (pathname !== '/') asked.push(pathname);
    if (pathname === '/') return new Response('<a href="/sofas">Sofas</a>');
    return answers[pathname]?.() ?? new Response('', { status: 404 });
  });
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const declarations = { islands, calls, callsOf, dist: 'dist' };
  const code = await run(['check', 'https://shop.example/', ...options], declarations);
  return { code, asked, text: [...lines.mock.calls, ...errors.mock.calls].flat().join('\n') };
}

const cart = { '/api/cart': () => Response.json(getCartExample.answer) };

test('with --widgets, a backend that has what they need breaks nothing', async () => {
  const { code, asked, text } = await checked(cart, '--widgets', 'add-to-cart,cart-count');
  expect(code).toBe(0);
  expect(asked).toEqual(['/api/cart']);
  expect(text).toContain('2 requests: 1 calls; no listing.');
  expect(text).toContain('Nothing breaks the contract.');
});

test('--widgets may be given several times', async () => {
  const { asked } = await checked({}, '--widgets', 'cart-count', '--widgets', 'shipping-charges');
  expect(asked).toHaveLength(2);
});

test.each(['', ','])(
  'without a name, as in --widgets "%s", nothing is checked, and it fails',
  async (given) => {
    const { code, asked, text } = await checked(cart, '--widgets', given);
    expect(code).toBe(2);
    expect(asked).toEqual([]);
    expect(text).toContain(
      `--widgets was "${given}"; accepted are names of widgets, such as cart,cart-count.`,
    );
  },
);

test('the calls of these widgets that a GET cannot check are named', async () => {
  const { text } = await checked(cart, '--widgets', 'add-to-cart,cart-count');
  expect(text).toContain('Not asked, as a GET cannot check them: addItems.');
});

test('a call that is not implemented is no breach, and is listed with the widgets that send it', async () => {
  const { code, text } = await checked(cart, '--widgets', 'cart-count,shipping-charges');
  expect(code).toBe(1);
  expect(text).toMatch(
    /Not implemented.*\ngetShippingCharges: GET \S+\n {2}status 404, for shipping-charges\n/s,
  );
  expect(text).toContain('1 call not implemented.\nNothing else breaks the contract.');
});

test.each([404, 405])('%d says that a call is not implemented', async (status) => {
  const refused = { '/api/cart': () => new Response('', { status }) };
  const { text } = await checked(refused, '--widgets', 'cart-count');
  expect(text).toContain(`status ${status}, for cart-count\n`);
  expect(text).toContain('1 call not implemented.');
});

test('without --widgets, the option is named where calls are not implemented', async () => {
  const { code, text } = await checked(cart);
  expect(code).toBe(1);
  expect(text).toMatch(
    /\d+ calls not implemented\. --widgets asks only for those of the widgets that you use\./,
  );
  expect(text).toContain('Nothing else breaks the contract.');
});

test('a breach names the widgets that send the call', async () => {
  const wrong = { '/api/cart': () => Response.json({ lineItems: [] }) };
  const { code, text } = await checked(wrong, '--widgets', 'cart-count,add-to-cart');
  expect(code).toBe(1);
  expect(text).toMatch(/getCart: GET \/api\/cart\S*\n {2}.*, for cart-count, add-to-cart\n/);
  expect(text).toContain('1 breach of the contract.');
});

test('a widget of listings has a listing looked for', async () => {
  expect((await checked({}, '--widgets', 'product-grid')).asked).toEqual(['/sofas']);
});

test('a misspelt widget is named', async () => {
  const { code, text } = await checked({}, '--widgets', 'cart-cuont');
  expect(code).toBe(2);
  expect(text).toContain('There is no widget "cart-cuont": did you mean "cart-count"?');
});
