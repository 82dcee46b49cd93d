import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdBack, newVisit, pageUrl, plainPageTest, shopUrl, waitForStatus } from '../harness.ts';
import { scrollThrough, watchedIn, watchPage } from '../tours/watch-page.ts';
import { setCheckout } from './checkout-steps-page.ts';
import { chooseShop } from './shop-page.ts';

/*
 * The server's page of a placed order is as high as the island that replaces it, so a shopper who has scrolled before
 * it mounts keeps the position.
 */

const host = '[data-island="checkout"]';
const step = '.si-checkout__confirmation';
const brands = ['core', 'modern'] as const;
const widths = [390, 1440] as const;

/**
 * Without the page's fonts, because lines in the browser's own font, which shows until another arrives, have another
 * height.
 */
async function newVisitWithoutFonts(options: Parameters<typeof newVisit>[0]) {
  const { page } = await newVisit(options);
  await page.route('**/*.woff2', (route) => route.abort());
  return page;
}

async function openPlaced(page: Page, brand: string): Promise<void> {
  await chooseShop(page, `brand=${brand}`);
  await page.goto(pageUrl(await setCheckout(page, 'placed')));
}

const heightOf = (page: Page) =>
  page.locator(host).evaluate((element) => element.getBoundingClientRect().height);

/** A page whose layout shifts are recorded; the island mounts only when it is released. */
async function watchedVisit(width: number) {
  const { page } = await newVisit({ viewport: { width, height: 844 } });
  await watchPage(page);
  return { page, release: await holdBack(page, '**/islands/widgets/checkout.js') };
}

for (const brand of brands) {
  plainPageTest(
    `${brand}: the order is as high without script as with it, on a phone and when its window gets wide`,
    async () => {
      const [narrow] = widths;
      const plain = await newVisitWithoutFonts({ javaScriptEnabled: false });
      await openPlaced(plain, brand);
      const page = await newVisitWithoutFonts({ viewport: { width: narrow, height: 844 } });
      await openPlaced(page, brand);
      await page.locator(step).waitFor();
      // Until then the host keeps the height of the server's content.
      await page.locator(`${host}:not([style*="min-height"])`).waitFor();
      for (const width of widths) {
        for (const one of [plain, page]) await one.setViewportSize({ width, height: 844 });
        expect(await heightOf(page), `${width} px`).toBe(await heightOf(plain));
      }
    },
  );
}

for (const width of widths)
  plainPageTest(`${width} px: nothing moves when the island mounts in a scrolled page`, async () => {
    const { page, release } = await watchedVisit(width);
    await openPlaced(page, 'core');
    // Both the order and what is below it are in view.
    await page.locator(host).evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().bottom - innerHeight / 2);
    });
    await waitForStatus(page, host, 'loading');
    release();
    // The island shows the server's content until its step has loaded.
    await page.locator(step).waitFor();
    await scrollThrough(page);
    expect((await watchedIn(page)).shifts).toEqual([]);
  });

plainPageTest(
  'nothing moves when the island mounts where the server’s heading has a margin above it',
  async () => {
    const { page, release } = await watchedVisit(390);
    // It shifts the content above the footer once a second.
    await page.route('**/hostile/rewrite.js', (route) => route.abort());
    await page.goto(`${shopUrl}/hostile${await setCheckout(page, 'placed')}`);
    // The browser counts only shifts of what it has painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const heading = page.locator(`${host} h2`).first();
    expect(await heading.evaluate((element) => getComputedStyle(element).marginTop)).toBe('20px');
    release();
    await page.locator(step).waitFor();
    await scrollThrough(page);
    expect((await watchedIn(page)).shifts).toEqual([]);
  },
);

plainPageTest('offers below the order are not printed', async () => {
  const { page } = await newVisit();
  await openPlaced(page, 'core');
  await page.locator(step).waitFor();
  await page.emulateMedia({ media: 'print' });
  const offers = page.locator('.si-checkout__offer');
  expect(await offers.count()).toBeGreaterThan(0);
  expect(await offers.filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.si-checkout__after').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});
