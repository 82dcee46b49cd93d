import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { chromiumFlags, ignoredDefaultArgs, withoutPictures } from './chromium.ts';
import { pressUnguarded } from './guarded.ts';
import { shopUrl } from './harness.ts';
import { plainViewport, type ReusablePage, reusable } from './reused-pages.ts';

/*
 * Tests with the browser's real back-forward cache. The headless shell that npm installs never uses it (its
 * notRestoredReasons say "BackForwardCacheDisabledForDelegate"); a whole Chrome or Chromium does, once Playwright's flag
 * against it is removed. `npm run engines` gives these tests the installed one.
 */

const browser = await startKeeping();

async function startKeeping(): Promise<Browser | undefined> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) return undefined;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, withoutPictures],
    ignoreDefaultArgs: ['--disable-back-forward-cache', ...ignoredDefaultArgs],
  });
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
  if (!product.startsWith('Headless')) return browser;
  await browser.close();
  return undefined;
}

/** The page to navigate to in between. */
const elsewhere = '/customer-service/terms-of-use';

/** Tests that need the real cache; where CHROMIUM_PATH has none they are skipped, and their name says why. */
export function describeRestored(facts: (visit: (path: string) => Promise<Page>) => void): void {
  const name = browser
    ? 'in the real back-forward cache'
    : 'no Chrome at CHROMIUM_PATH that keeps a page; npm run engines runs them';
  describe.skipIf(!browser)(name, () => {
    let used: ReusablePage | undefined;
    afterEach(async () => {
      if (await used?.clean()) return;
      await used?.context.close();
      used = undefined;
    });
    afterAll(() => browser!.close());

    facts(async (path) => {
      used ??= await newPage(browser!);
      await used.page.goto(shopUrl + path);
      return used.page;
    });
  });
}

/** A page in a context of its own, which the tests that follow reuse. */
async function newPage(browser: Browser): Promise<ReusablePage> {
  const context = await browser.newContext({ viewport: plainViewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  pressUnguarded(context);
  return reusable(context, await context.newPage());
}

/** From now on the page records whether it is restored from the cache. */
export async function noteReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isRestored: false });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
}

/** Goes back to the previous page; throws, with the browser's reasons, if it was reloaded. */
export async function goBack(page: Page): Promise<void> {
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await page.evaluate(() => {
    if ('isRestored' in window) return undefined;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return `${entry?.notRestoredReasons?.reasons.map(({ reason }) => reason)}`;
  });
  if (reasons) throw new Error(`The page was not kept: ${reasons}`);
  // Its event may come later than the navigation.
  await expect.poll(() => page.evaluate('isRestored')).toBe(true);
}

/** Navigates to another page, does something there, and goes back. */
export async function leaveAndComeBack(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  await noteReturn(page);
  await page.goto(shopUrl + elsewhere);
  await meanwhile?.();
  await goBack(page);
}
