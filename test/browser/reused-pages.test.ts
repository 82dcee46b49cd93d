import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { postForm } from './flows/account-page.ts';
import { sofa } from './flows/shop-page.ts';
import { endVisits, newVisit, otherUrl, shopUrl, type Visit } from './harness.ts';

const storage = `(async () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  databases: (await indexedDB.databases()).length,
  caches: (await caches.keys()).length,
  cookie: document.cookie,
  name: window.name,
}))()`;
const nothing = { local: 0, session: 0, databases: 0, caches: 0, cookie: '', name: '' };

/** The next visit after a test has done `action`, and whether it reuses the page. */
async function visitAfter(action: (visit: Visit) => Promise<unknown>): Promise<Visit & { isSame: boolean }> {
  const first = await newVisit();
  await action(first);
  await endVisits();
  const next = await newVisit();
  return { ...next, isSame: next.page === first.page };
}

it('a reused page has empty storage on all origins, and shows no page', async () => {
  const { page, context, isSame } = await visitAfter(async ({ page }) => {
    for (const url of [shopUrl, otherUrl]) {
      await page.goto(url);
      await page.evaluate(async () => {
        localStorage.setItem('a', '1');
        sessionStorage.setItem('a', '1');
        // Written again while the page is left.
        addEventListener('pagehide', () => sessionStorage.setItem('b', '1'));
        await cookieStore.set('a', '1');
        window.name = 'a';
        await caches.open('a');
        await new Promise((done) => {
          indexedDB.open('a').onsuccess = done;
        });
      });
    }
  });
  expect(isSame).toBe(true);
  expect(page.url()).toBe('about:blank');
  expect(await page.evaluate('history.length')).toBe(1);
  expect(await context.cookies()).toEqual([]);
  for (const url of [shopUrl, otherUrl]) {
    await page.goto(`${url}/favicon.ico`);
    expect(await page.evaluate(storage)).toEqual(nothing);
  }
});

it('a reused page has the default viewport and pointer, no routes and no listeners', async () => {
  const heard: string[] = [];
  const { page, isSame } = await visitAfter(async ({ page }) => {
    page.on('request', (request) => heard.push(request.url()));
    await page.route('**/*', (route) => route.fulfill({ body: 'routed' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shopUrl);
    await page.mouse.move(100, 100);
  });
  expect(isSame).toBe(true);
  const before = heard.length;
  await page.goto(shopUrl);
  expect(await page.title()).not.toBe('');
  expect(heard.length).toBe(before);
  expect(await page.evaluate('[innerWidth, innerHeight]')).toEqual([1440, 900]);
  // The pointer's last position; a new page has it at the very top.
  expect(await page.locator('.shop-bar:hover').count()).toBe(0);
});

it('a reused page has no init script', async () => {
  const { page, isSame } = await visitAfter(({ page, context }) =>
    Promise.all([page.addInitScript('window.a = 1'), context.addInitScript('window.b = 1')]),
  );
  expect(isSame).toBe(true);
  await page.goto(shopUrl);
  expect(await page.evaluate('[window.a, window.b]')).toEqual([undefined, undefined]);
});

it('a reused page requests what is the shopper’s again, and keeps the storefront’s files', async () => {
  const read = async (page: Page) => {
    await page.goto(shopUrl);
    return {
      token: await page.locator('input[name=__RequestVerificationToken]').first().inputValue(),
      lines: await page.evaluate(async () => (await (await fetch('/api/cart')).json()).lineItems.length),
    };
  };
  let before = { token: '', lines: 0 };
  const { page, isSame } = await visitAfter(async (first) => {
    await postForm(first.page, '/cart/add', { Sku: sofa.sku });
    before = await read(first.page);
  });
  expect([isSame, before.lines]).toEqual([true, 1]);
  const now = await read(page);
  expect(now.lines).toBe(0);
  // A token belongs to a session: the first shopper's is refused, the page's own is accepted.
  const addWith = (token: string) =>
    page.evaluate(
      async ({ token, sku }) => {
        const headers = { 'Content-Type': 'application/json', RequestVerificationToken: token };
        const body = JSON.stringify({ items: [{ Sku: sku, Quantity: 1 }] });
        return (await fetch('/api/cart/add-items', { method: 'POST', headers, body })).status;
      },
      { token, sku: sofa.sku },
    );
  expect([await addWith(before.token), await addWith(now.token)]).toEqual([403, 200]);
  const transferred = await page.evaluate(() => {
    const [file] = performance.getEntriesByName(`${location.origin}/islands/islands.js`);
    return (file as PerformanceResourceTiming).transferSize;
  });
  expect(transferred).toBe(0);
});

const spoiling: Record<string, (visit: Visit) => Promise<unknown>> = {
  'an exposed function': ({ page }) => page.exposeFunction('a', () => 1),
  'another medium': ({ page }) => page.emulateMedia({ colorScheme: 'dark' }),
  'a clock': ({ page }) => page.clock.install(),
  'a header': ({ page }) => page.setExtraHTTPHeaders({ a: '1' }),
  'a key that is held': ({ page }) => page.keyboard.down('Shift'),
  'a second tab': ({ context }) => context.newPage(),
  'a permission': ({ context }: { context: BrowserContext }) => context.grantPermissions(['geolocation']),
  'no network': ({ context }) => context.setOffline(true),
  'a session of the developer tools': ({ page, context }) => context.newCDPSession(page),
  'a closed page': ({ page }) => page.close(),
  'a tab that the page opened': async ({ page, context }) => {
    await page.goto(shopUrl);
    await Promise.all([context.waitForEvent('page'), page.evaluate('void open("/")')]);
  },
};

for (const [what, action] of Object.entries(spoiling))
  it(`${what} spoils a page: the next visit has another`, async () => {
    const { page, isSame } = await visitAfter(action);
    expect(isSame).toBe(false);
    expect(page.isClosed()).toBe(false);
  });

it('a reused page that went back has nowhere to go forward to', async () => {
  const { page, isSame } = await visitAfter(async ({ page }) => {
    for (const path of ['/mailbox', '/customer-service/returns']) await page.goto(shopUrl + path);
    await page.goBack();
  });
  expect(isSame).toBe(true);
  expect(await page.goForward()).toBeNull();
  expect(await page.evaluate('history.length')).toBe(1);
});

it('a visit with options of its own has a page of its own, which the next one with the same reuses', async () => {
  const plain = await visitAfter(() => Promise.resolve());
  await endVisits();
  const german = await newVisit({ locale: 'de-DE' });
  expect(german.page === plain.page).toBe(false);
  await endVisits();
  const next = await newVisit({ locale: 'de-DE' });
  expect(next.page === german.page).toBe(true);
  expect(await next.page.evaluate('navigator.language')).toBe('de-DE');
});

it('a reused page without script has no cookie, and no script again', async () => {
  const first = await newVisit({ javaScriptEnabled: false });
  await first.page.goto(shopUrl);
  await first.context.addCookies([{ name: 'a', value: '1', url: shopUrl }]);
  await endVisits();
  const next = await newVisit({ javaScriptEnabled: false });
  expect(next.page === first.page).toBe(true);
  expect(await next.context.cookies()).toEqual([]);
  await next.page.goto(shopUrl);
  expect(await next.page.locator('[data-island-status]').count()).toBe(0);
});
