import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { chromiumFlags } from './chromium.ts';
import { shopUrl } from './harness.ts';

/*
 * The browser's own back-forward cache. The headless shell that npm brings never fills it (its notRestoredReasons say
 * "BackForwardCacheDisabledForDelegate"); an installed Chrome or Chromium does, once Playwright's flag against it is gone.
 */

const path = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((one) => existsSync(one));

/** Where a shopper goes to in between. */
const elsewhere = '/customer-service/terms-of-use';

/** Facts that need the real cache; without an installed browser they are skipped, by a name that says so. */
export function describeRestored(facts: (visit: (path: string) => Promise<Page>) => void): void {
  const name = path ? 'in the real back-forward cache' : 'no installed Chrome or Chromium to keep a page';
  describe.skipIf(!path)(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: path!,
        args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    });
    afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
    afterAll(() => browser.close());

    facts(async (path) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await page.goto(shopUrl + path);
      return page;
    });
  });
}

/** From now on the page notes whether it comes back as it was left. */
export async function noteReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  );
}

/** Goes back to a page that has been left; throws, with the browser's reasons, where it was loaded anew. */
export async function goBack(page: Page): Promise<void> {
  // A page that is restored does not load.
  await page.goBack({ waitUntil: 'commit' });
  const [isRestored, reasons] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const { isRestored } = window as { isRestored?: boolean };
    return [isRestored, entry?.notRestoredReasons?.reasons.map(({ reason }) => reason)] as const;
  });
  if (!isRestored) throw new Error(`The page was not kept: ${reasons?.join(', ')}`);
}

/** Leaves the page for another one, does something there, and comes back. */
export async function leaveAndComeBack(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  await noteReturn(page);
  await page.goto(shopUrl + elsewhere);
  await meanwhile?.();
  await goBack(page);
}
