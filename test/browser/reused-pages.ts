import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/*
 * A page in a new context takes longer than a used one: a process starts, and every script is compiled
 * again. So a page is cleaned and reused, unless its test did something that this file cannot undo: every method of
 * page and context that is not listed here spoils the page, and it is closed instead.
 */
const harmless = new Set(
  `on once off addListener removeListener removeAllListeners route unroute unrouteAll setViewportSize viewportSize
   goto goBack goForward reload url title content isClosed context mainFrame frame frames locator frameLocator evaluate evaluateHandle
   $ $$ $eval $$eval getByAltText getByLabel getByPlaceholder getByRole getByTestId getByText getByTitle
   click dblclick fill type press focus hover check uncheck setChecked selectOption dragAndDrop dispatchEvent
   getAttribute innerHTML innerText inputValue textContent isChecked isDisabled isEditable isEnabled isHidden isVisible
   waitForEvent waitForFunction waitForLoadState waitForNavigation waitForRequest waitForResponse waitForSelector
   waitForTimeout waitForURL screenshot ariaSnapshot addInitScript addScriptTag addStyleTag
   cookies addCookies clearCookies pages browser`.split(/\s+/),
);

export const plainViewport = { width: 1440, height: 900 };

/** A page that can be reused. */
export interface ReusablePage {
  page: Page;
  context: BrowserContext;
  /** A viewport until the page is cleaned. */
  setViewport(viewport: { width: number; height: number }): Promise<void>;
  /** Removes everything the last test left on the page; false if that is impossible, or failed. */
  clean(): Promise<boolean>;
}

/** Records what tests do to a new page, so that it can be undone. `hasScript` is false if the context runs none. */
export async function reusable(context: BrowserContext, page: Page, hasScript = true): Promise<ReusablePage> {
  const session = await context.newCDPSession(page);
  let isSpoilt = false;
  const spoil = () => {
    isSpoilt = true;
  };
  page.on('crash', spoil);
  page.on('worker', spoil);
  const forget = [recordListeners(page), recordListeners(context)];
  const initScripts = [recordInitScripts(page), recordInitScripts(context)];
  for (const part of [page, context, page.clock]) spoilByOddCalls(part, spoil);
  spoilByCall(page.keyboard, 'down', spoil);
  spoilByCall(page.mouse, 'down', spoil);

  const clean = async () => {
    if (isSpoilt || page.isClosed() || context.pages().length !== 1) return false;
    for (const off of forget) off();
    for (const dispose of initScripts) await dispose();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    // Without script nothing is stored.
    if (hasScript) await clearStorage(page, session);
    // The cache stays: only the storefront's files last in it, which are the same for every shopper.
    await context.clearCookies();
    await session.send('Page.resetNavigationHistory');
    if (
      page.viewportSize()?.width !== plainViewport.width ||
      page.viewportSize()?.height !== plainViewport.height
    )
      await page.setViewportSize(plainViewport);
    // Outside the page, so that it hovers over nothing.
    await page.mouse.move(-1, -1);
    return !isSpoilt;
  };
  return {
    page,
    context,
    setViewport: (viewport) => page.setViewportSize(viewport),
    clean: () => clean().catch(() => false),
  };
}

/** Everything that a page can store. `local_storage` clears session storage too; `all` would be slower, for Chromium's caches. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';

/** Clears the context's storage, once its page has been left, because a page may store something on its way out. */
async function clearStorage(page: Page, session: CDPSession): Promise<void> {
  // All origins: for a single one, Chromium would not clear the tab's session storage.
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes });
  await page.evaluate(() => {
    window.name = '';
  });
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Every method that is not known to be harmless spoils the page. */
function spoilByOddCalls(part: object, spoil: () => void): void {
  const isMethod = (name: string) => {
    const { value } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(part), name)!;
    return typeof value === 'function' && name !== 'constructor' && !name.startsWith('_');
  };
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(part)))
    if (isMethod(name) && !harmless.has(name)) spoilByCall(part, name, spoil);
}

function spoilByCall(part: object, name: string, spoil: () => void): void {
  const methods = part as Methods;
  const call = methods[name]!.bind(part);
  methods[name] = (...args) => {
    spoil();
    return call(...args);
  };
}

/** Remembers the scripts that run first in every document; the function that is returned removes them. */
function recordInitScripts(part: Page | BrowserContext): () => Promise<void> {
  type Add = Page['addInitScript'];
  const scripts: Awaited<ReturnType<Add>>[] = [];
  const add = part.addInitScript.bind(part) as (...args: unknown[]) => ReturnType<Add>;
  part.addInitScript = (async (...args: unknown[]) => {
    const script = await add(...args);
    scripts.push(script);
    return script;
  }) as Add;
  return async () => {
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  };
}

type Listener = (...args: never[]) => void;

/** Records added listeners; the returned function removes all of them. */
function recordListeners(part: Page | BrowserContext): () => void {
  const emitter = part as unknown as Record<'on' | 'off', (event: string, listener: Listener) => unknown>;
  const listeners: [string, Listener][] = [];
  const on = emitter.on.bind(part);
  emitter.on = (event, listener) => {
    listeners.push([event, listener]);
    return on(event, listener);
  };
  return () => {
    for (const [event, listener] of listeners.splice(0)) emitter.off(event, listener);
  };
}
