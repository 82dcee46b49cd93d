import type { Page } from 'playwright-core';
import { watchPresses } from './press.ts';
import { type Bench, type OpenPage, openPage } from './question.ts';

/** The category that the questions about listings are asked of. */
const listingPath = '/sofas';

// One grey pixel. The reference storefront draws its pictures, which the browser does between the page's own work.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface ListingAsk {
  /** `plain`: photographs' cost, not that of drawings. */
  pictures?: 'drawn' | 'plain';
}

/** A listing with its islands mounted; what is measured is slowed down by the asker. */
export async function openListing(bench: Bench, { pictures = 'drawn' }: ListingAsk = {}): Promise<OpenPage> {
  const opened = await openPage(bench);
  if (pictures === 'plain')
    await opened.page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    );
  await opened.page.goto(bench.shopUrl + listingPath);
  await waitForIslandsOfListing(opened.page);
  await watchPresses(opened.page);
  return opened;
}

async function waitForIslandsOfListing(page: Page): Promise<void> {
  for (const island of ['listing-filters', 'listing-toolbar', 'product-grid'])
    await page.waitForSelector(`[data-island="${island}"][data-island-status="mounted"]`, {
      state: 'attached',
    });
  await page.evaluate(() => document.fonts.ready);
}

/** Has the listing show what another address asks for, as Back does. */
export async function goTo(page: Page, search: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', location.pathname + search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}
