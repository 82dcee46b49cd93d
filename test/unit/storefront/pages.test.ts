import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const strictest =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const policy = `${strictest}; frame-src 'self'`;

const storefront = openStorefrontForFile({ catalogSize: 600 });
let buyer: Shopper;
let shopper: Shopper;

beforeAll(async () => {
  buyer = new Shopper(storefront.url);
  for (const sku of [knownProducts.inStock, knownProducts.specialCharacters])
    await buyer.submit('/cart/add', { Sku: sku, Quantity: '2' });
});
// The same cart, without the brand, country and layout set by another test.
beforeEach(() => {
  shopper = buyer.tab();
});

const pages = [
  '/',
  ...Object.values(knownProducts).map((sku) => `/p/${sku}`),
  '/living',
  '/sofas',
  '/sofas?sortBy=price-low',
  '/kids-beds',
  '/new',
  '/whats-new/new-arrivals-by-category/1',
  '/sale',
  '/search?query=sofa',
  '/search?query=nothingofthekind',
  '/sofas?facets=color_navy&availability=pickup',
  '/sofas?priceMin=9&priceMax=1',
  '/search?query=sofa&facet=price_1-2',
  '/shop/walnut-furniture',
  '/shop/kids-room?take=96',
  '/kids/search?query=bed',
  '/checkout/cart',
  '/account/login',
  '/account/login?returnUrl=%2Fp%2F410553&isRedirect=true',
  '/account/create-account',
  '/account/create-account?sent=true',
  '/account/reset-password',
  '/account/reset-password?sent=true',
  '/account/auth/loginwithidp?idp=google&redirectUrl=%2Faccount&messageType=ExistingGoogleAccount',
  '/account/auth/loginwithidp?idp=apple&redirectUrl=%2Faccount',
  '/gift-registry/sign-in',
  '/design-services/request',
  '/kids/design-services/request',
  '/design-services/request?sent=true',
  '/customer-service/shipping',
  '/customer-service/returns',
  '/customer-service/contact-us',
  '/customer-service/terms-of-use',
  '/customer-service/privacy-policy',
];

/** Markup that the security policy forbids in a page: inline script, style elements, style and on… attributes. */
function inlineParts(html: string): string[] {
  const found = html.match(/<style[\s>]|<[^>]+\s(?:style|on[a-z]+)\s*=[^>]*>/gi) ?? [];
  const scripts = (html.match(/<script[^>]*>/gi) ?? []).filter(
    (tag) => !/\ssrc=/.test(tag) && !/type="application\/json"/.test(tag),
  );
  return [...found, ...scripts];
}

describe.each(pages)('%s', (path) => {
  test.each(['core', 'modern'])('%s: exists, with the exact policy, and nothing inline', async (brand) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}brand=${brand}`;
    const response = await shopper.fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe(policy);
    expect(response.headers.get('Cache-Control')).not.toContain('no-store');
    const html = await response.text();
    expect(inlineParts(html)).toEqual([]);
    expect(html).toMatch(/<html lang="en-US" data-si-brand="\w+">/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('jquery.min.js');
  });

  test('strict: the same page without legacy scripts, under Trusted Types', async () => {
    const response = await shopper.fetch(`/strict${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `${strictest}; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    const html = await response.text();
    expect(inlineParts(html)).toEqual([]);
    expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/islands/islands.js',
    ]);
  });
});

test.each(['/mailbox', '/account/reset-password/new?done=true', '/checkout/shipping'])(
  '%s is not cached, and has nothing inline under the exact policy',
  async (path) => {
    const tab = shopper.tab();
    await tab.submit('/checkout/guest', {});
    const response = await tab.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe(policy);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(inlineParts(html)).toEqual([]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  },
);

test('links and forms of a strict page stay strict', async () => {
  for (const path of [
    '/strict/',
    `/strict/p/${knownProducts.inStock}`,
    '/strict/checkout/cart',
    '/strict/sofas',
    '/strict/account/login',
    '/strict/design-services/request',
    '/strict/gift-registry/sign-in',
  ]) {
    const html = await shopper.page(path);
    const targets = [...html.matchAll(/<(?:a|form)[^>]*?\s(?:href|action)="(\/[^"]*)"/g)].map(
      ([, target]) => target,
    );
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !/^\/(strict|pictures)\//.test(target!))).toEqual([]);
  }
});

test('every link of the shop leads to a page', async () => {
  const seen = new Set<string>();
  const queue = [
    '/',
    `/p/${knownProducts.inStock}`,
    '/sofas',
    '/search?query=table',
    '/checkout/cart',
    '/account/login',
  ];
  for (const path of queue) {
    const html = await shopper.page(path);
    for (const [, target] of html.matchAll(/<a[^>]*?\shref="(\/[^"]*)"/g))
      seen.add(target!.replaceAll('&amp;', '&'));
  }
  for (const path of seen) expect(`${path} ${(await shopper.tab().fetch(path)).status}`).toBe(`${path} 200`);
});

test.each(['/no-such-thing', '/p/0', '/sofas?skip=9600', '/shop/nothing', '/strict/no-such-thing', '/a/b/c'])(
  '%s is a 404 page of the shop',
  async (path) => {
    const response = await shopper.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Security-Policy')).toContain(strictest);
    expect(await response.text()).toContain('We could not find this page');
  },
);

test('markup in names and searches is text', async () => {
  expect(await shopper.page('/search?query=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain(
    '<script>alert',
  );
  const html = await shopper.page(`/p/${knownProducts.specialCharacters}`);
  expect(inlineParts(html)).toEqual([]);
});

test('the page context has brand, country and layout, and links keep them', async () => {
  const visitor = new Shopper(storefront.url);
  const contextOf = async (path: string) =>
    JSON.parse(/id="storefront-context">([^<]*)</.exec(await visitor.page(path))?.[1] ?? '');
  expect(await contextOf('/')).toMatchObject({
    brand: 'core',
    country: 'US',
    locale: 'en-US',
    currency: 'USD',
  });
  expect(await contextOf('/?brand=modern&country=CA&mobile=1')).toMatchObject({
    brand: 'modern',
    country: 'CA',
    locale: 'en-CA',
    currency: 'CAD',
    isMobile: true,
  });
  expect(await contextOf('/sofas')).toMatchObject({ brand: 'modern', country: 'CA', isMobile: true });
  expect(await contextOf('/kids/search?query=bed')).toMatchObject({ isKids: true });
  expect(await contextOf('/?brand=nonsense&mobile=0')).not.toHaveProperty('isMobile');
});

test('a price has its sign before it, in Canada as well (decision 80)', async () => {
  const priceOf = (html: string) => /class="product-price">([^<]*)</.exec(html)?.[1];
  const visitor = new Shopper(storefront.url);
  expect(priceOf(await visitor.page('/p/410553'))).toBe('$1,799.00');
  expect(priceOf(await visitor.page('/p/410553?country=CA'))).toBe('$2,447.00');
});

test('a category is sorted and paged by links', async () => {
  const pricesOf = (html: string) =>
    [...html.matchAll(/<p class="tile-price">(?:<span[^>]*><span[^>]*>[^<]*<\/span>)?\$([\d,.]+)/g)].map(
      ([, text]) => Number(text?.replaceAll(',', '')),
    );
  const low = pricesOf(await shopper.page('/lighting?sortBy=price-low'));
  expect(low.length).toBeGreaterThan(10);
  expect(low).toEqual([...low].sort((a, b) => a - b));
  const high = pricesOf(await shopper.page('/lighting?sortBy=price-high'));
  expect(high).toEqual([...high].sort((a, b) => b - a));
});

test('hosts have the props that the islands need', async () => {
  const html = await shopper.page(`/p/${knownProducts.outOfStock}`);
  expect(html).toMatch(/data-island="add-to-cart" data-sku="\d+"\s+data-stock="out"/);
  expect(html.match(/data-island="recommendation-carousel"/g)).toHaveLength(3);
  expect(html).toMatch(/data-island="cart-count" data-count="4"/);
});

test('a product that is sold out says so on its button and beside its price, and not on its picture', async () => {
  const html = await shopper.page(`/p/${knownProducts.outOfStock}`);
  expect(html.match(/>\s*Out of stock/g)).toHaveLength(2);
  expect(html).not.toContain('badge-shop');
});

test('a store has a page with its address, its hours and its phone number', async () => {
  const list = await shopper.page(`/stores?sku=${knownProducts.inStock}&zip=60611`);
  const [, path] = /<h2><a href="([^"]+)">Michigan Avenue</.exec(list)!;
  const html = await shopper.page(path!);
  for (const text of ['646 N Michigan Ave', 'Monday to Saturday', '11 am to 6 pm', 'href="tel:'])
    expect(html).toContain(text);
});

test('a store that there is not is not found', async () => {
  expect((await fetch(`${storefront.url}/stores/999`)).status).toBe(404);
});

test('customer service can be called in both countries', async () => {
  const html = await shopper.page('/customer-service/contact-us');
  const [text] = /<p>[^<]*1-800-[^<]*<\/p>/.exec(html)!;
  expect(text.match(/1-800-555-\d{4}/g)).toHaveLength(2);
});

test.each(['core', 'modern'])(
  '%s: no banner promises a flat rate, or a delivery that costs nothing',
  async (brand) => {
    const html = await new Shopper(storefront.url).page(`/?brand=${brand}`);
    const [, strip] = /class="shop-strip">([^<]+)</.exec(html)!;
    expect(strip).not.toMatch(/flat|free|every/i);
  },
);

test('the lists of the menu are disclosures, one open at a time', async () => {
  const html = await shopper.page('/');
  const lists = html.match(/<ul class="shop-menu-list">/g)!;
  expect(lists.length).toBeGreaterThan(3);
  const closed =
    /<details class="shop-menu-more" name="shop-menu"><summary>[\s\S]*?<\/details>\s*<ul class="shop-menu-list">/g;
  expect(html.match(closed)).toHaveLength(lists.length);
});

test('a page is compressed if the browser accepts it', async () => {
  const response = await fetch(`${storefront.url}/`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(await response.text()).toContain('</html>');
});

test('a client that does not accept compression gets the page uncompressed, and Vary tells caches so', async () => {
  const response = await storefront.app.request('/');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  expect(await response.text()).toContain('</html>');
});

test('each page has a token of its own', async () => {
  expect(await shopper.token('/')).not.toBe(await shopper.token('/'));
});

test('the session cookie is HttpOnly', async () => {
  const response = await fetch(`${storefront.url}/`);
  expect(response.headers.getSetCookie().join()).toMatch(/^storefront-session=.*HttpOnly; SameSite=Lax$/);
});

describe('files', () => {
  test.each([
    ['/legacy/css/bootstrap.min.css', 'text/css; charset=utf-8'],
    ['/legacy/js/jquery.min.js', 'text/javascript; charset=utf-8'],
    ['/legacy/js/jquery-1.min.js', 'text/javascript; charset=utf-8'],
    ['/favicon.ico', 'image/svg+xml; charset=utf-8'],
    ['/shop/legacy.css', 'text/css; charset=utf-8'],
    ['/fonts/archivo-500.woff2', 'font/woff2'],
    [`/pictures/${knownProducts.inStock}.svg`, 'image/svg+xml; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const response = await fetch(storefront.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    const etag = response.headers.get('ETag') ?? '';
    expect((await fetch(storefront.url + path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('text is compressed with brotli if the browser accepts it', async () => {
    const response = await fetch(`${storefront.url}/shop/legacy.css`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toContain('.shop-menu');
  });

  test('files above a folder are not served', async () => {
    for (const path of ['/shop/..%2fserver.ts', '/shop/%2e%2e/server.ts', '/islands/..%5c..%5cpackage.json'])
      expect((await fetch(storefront.url + path)).status).toBe(404);
  });
});
