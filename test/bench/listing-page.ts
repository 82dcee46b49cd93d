import type { Page } from 'playwright-core';
import { type Bench, type OpenPage, openPage } from './question.ts';

/** The category used by the listing benches. */
const listingPath = '/sofas';

// One grey pixel, because the browser would draw the reference storefront's SVG pictures on the page's main thread.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface ListingAsk {
  /** `plain` replaces the drawn pictures, so that decoding costs as little as a photograph's. */
  pictures?: 'drawn' | 'plain';
  /** `none` loads none of the library's scripts: the server's own filters stay. */
  islands?: 'none';
}

/** A listing with its islands mounted; the caller sets the CPU throttling. */
export async function openListing(
  bench: Bench,
  { pictures = 'drawn', islands }: ListingAsk = {},
): Promise<OpenPage> {
  const opened = await openPage(bench);
  if (pictures === 'plain')
    await opened.page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    );
  if (islands === 'none') await opened.page.route('**/islands/**/*.js', (route) => route.abort());
  await opened.page.goto(bench.shopUrl + listingPath);
  if (islands !== 'none') await waitForIslandsOfListing(opened.page);
  await opened.page.evaluate(() => document.fonts.ready);
  return opened;
}

async function waitForIslandsOfListing(page: Page): Promise<void> {
  for (const island of ['listing-filters', 'listing-toolbar', 'product-grid'])
    await page.waitForSelector(`[data-island="${island}"][data-island-status="mounted"]`, {
      state: 'attached',
    });
}

/** Makes the listing show another URL, as Back does. */
export async function goTo(page: Page, search: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', location.pathname + search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}
