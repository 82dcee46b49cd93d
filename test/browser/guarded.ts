import type { BrowserContext, Locator, Page } from 'playwright-core';

/** What has just appeared takes no press yet (decision 113). */
export const guarded = '[data-si-guarded]';

/**
 * Presses on this context's pages wait until nothing on the page is guarded: those on locators, the keys Enter and Space,
 * and clicks at a point. At once are only `mouse.down()` and `keyboard.down()`.
 */
export function pressUnguarded(context: BrowserContext): void {
  context.on('page', (page) => {
    const locators = Object.getPrototypeOf(page.locator('html'));
    if (!locators.areUnguarded) {
      locators.areUnguarded = true;
      for (const name of presses) waitFirst(locators, name, (locator: Locator) => locator.page());
    }
    pages.add(page);
    waitFirst(page.mouse, 'click', () => page);
    waitFirst(page.keyboard, 'press', (_keyboard, key) =>
      /(^|\+)(Enter|Space)$/.test(key) ? page : undefined,
    );
  });
}

const presses = ['click', 'dblclick', 'press', 'check', 'uncheck', 'setChecked', 'selectOption', 'tap'];
const pages = new WeakSet<Page>();

/** Lets a method of Playwright's wait for the page that `pageOf` tells. */
function waitFirst<Part>(
  part: Part,
  name: string,
  pageOf: (part: Part, first: string) => Page | undefined,
): void {
  const methods = part as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const act = methods[name]!;
  methods[name] = async function (this: Part, ...args) {
    const page = pageOf(this, String(args[0]));
    if (page && pages.has(page)) {
      // What is still to appear is guarded when it does.
      await (this as Partial<Locator>).waitFor?.({ state: 'attached', ...timeoutOf(args) });
      await unguarded(page);
    }
    return act.apply(this, args);
  };
}

/** The time limit in a method's options, which are its last argument. */
function timeoutOf(args: unknown[]): { timeout?: number } {
  const { timeout } = (args.at(-1) ?? {}) as { timeout?: number };
  return timeout === undefined ? {} : { timeout };
}

/**
 * Waits until nothing on the page is guarded; in the next document, if the page is left meanwhile. It looks by a locator,
 * because `page.evaluate` always fails on a page that has replaced its globals.
 */
async function unguarded(page: Page): Promise<void> {
  const look = async () => (await page.locator(guarded).count()) === 0;
  while (!page.isClosed() && !(await look().catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
