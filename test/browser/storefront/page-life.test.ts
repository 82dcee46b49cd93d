import { expect, it } from 'vitest';
import { islandsReady, newVisit, shopUrl } from '../harness.ts';

it('nothing that changes state is sent before a prerendered page is shown', async () => {
  const { page } = await newVisit();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
    Object.assign(window, {
      activate() {
        isPrerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await page.goto(`${shopUrl}/p/410553`);
  await page.locator('[data-island="add-to-cart"][data-island-status="mounted"]').waitFor();
  await page
    .getByRole('button', { name: /^add to cart$/i })
    .first()
    .click();
  await page.locator('[data-island="add-to-cart"] [aria-busy="true"]').waitFor();
  expect(posts).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.evaluate('activate()');
  await sent;
});

it('nothing keeps a page out of the back-forward cache: no unload handler, no no-store', async () => {
  for (const path of ['/', '/sofas', '/p/410553', '/checkout/cart']) {
    const { page } = await newVisit();
    await page.addInitScript(() => {
      const added: string[] = [];
      Object.assign(window, { added });
      const native = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never]) {
        added.push(type);
        native.call(this, type, ...rest);
      };
    });
    const answer = await page.goto(shopUrl + path);
    await islandsReady(page);
    const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    expect(added).toContain('pageshow');
    expect(added.filter((type) => /unload/.test(type))).toEqual([]);
    expect(answer?.headers()['cache-control']).not.toContain('no-store');
  }
});
