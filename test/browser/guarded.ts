import type { BrowserContext, Locator, Page } from 'playwright-core';

/** An element that has just appeared ignores presses (decision 113). */
export const guarded = '[data-si-guarded]';

/**
 * Makes presses on this context's pages wait until nothing on the page is guarded: presses on locators, the keys Enter and
 * Space, and clicks at a point. A press on a locator first waits for its element, because a layer is guarded from the
 * moment that it appears. Only `mouse.down()` and `keyboard.down()` do not wait.
 */
export function pressUnguarded(context: BrowserContext): void {
  context.on('page', (page) => {
    const locators = Object.getPrototypeOf(page.locator('html'));
    if (!locators.areUnguarded) {
      locators.areUnguarded = true;
      for (const name of presses) waitFirst(locators, name, pageWith);
    }
    pages.add(page);
    waitFirst(page.mouse, 'click', () => page);
    waitFirst(page.keyboard, 'press', (_keyboard, [key]) =>
      /(^|\+)(Enter|Space)$/.test(String(key)) ? page : undefined,
    );
  });
}

const presses = ['click', 'dblclick', 'press', 'check', 'uncheck', 'setChecked', 'selectOption', 'tap'];
const pages = new WeakSet<Page>();

/** The locator's page, when its element is there. */
async function pageWith(locator: Locator, args: unknown[]): Promise<Page> {
  const page = locator.page();
  const { timeout } = (args.at(-1) ?? {}) as { timeout?: number };
  if (pages.has(page)) await locator.waitFor({ state: 'attached', timeout });
  return page;
}

/** Makes a method of Playwright wait first, until nothing is guarded on the page that `pageOf` returns. */
function waitFirst<Part>(
  part: Part,
  name: string,
  pageOf: (part: Part, args: unknown[]) => Page | undefined | Promise<Page>,
): void {
  const methods = part as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const act = methods[name]!;
  methods[name] = async function (this: Part, ...args) {
    const page = await pageOf(this, args);
    if (page && pages.has(page)) await unguarded(page);
    return act.apply(this, args);
  };
}

/**
 * Waits until nothing on the page is guarded; if the page navigates meanwhile, until nothing in the next document is.
 * It counts by a locator, because `page.evaluate` always fails on a page that has replaced its globals.
 */
async function unguarded(page: Page): Promise<void> {
  const look = async () => (await page.locator(guarded).count()) === 0;
  while (!page.isClosed() && !(await look().catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
