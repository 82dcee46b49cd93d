import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { inject, it } from 'vitest';
import { launchChromium, withoutPictures } from './chromium.ts';
import { pressUnguarded } from './guarded.ts';
import { inTime, waitForInPage } from './in-time.ts';
import { plainViewport, type ReusablePage, reusable } from './reused-pages.ts';

export const shopUrl = inject('shopUrl');
export const otherUrl = inject('otherUrl');
export const testIslandsUrl = inject('testIslandsUrl');
export const testIslandsOtherUrl = inject('testIslandsOtherUrl');
const variant = inject('variant');

/** A page under test, with its unexpected console messages. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions, in order. */
  errors: string[];
}

/** Options of a visit. */
export interface VisitOptions extends BrowserContextOptions {
  /** Loads and draws pictures; off by default, because most tests do not need them. */
  hasPictures?: boolean;
}

/** The worker's browsers, shared by all its files: one without pictures, and one with them, started on first use. */
const browsers = new Map<boolean, Promise<Browser>>();
/** Used and cleaned pages, by the options that cannot be changed in a page. */
const cleaned = new Map<string, ReusablePage[]>();
/** Clean-ups of the running test's visits, and of the running file's. */
const ends: (() => Promise<unknown>)[] = [];
const keptEnds: (() => Promise<unknown>)[] = [];

const endAll = (open: (() => Promise<unknown>)[]) => Promise.all(open.splice(0).map((end) => end()));

/** After each test. */
export const endVisits = () => endAll(ends);
/** After each file. */
export const endKeptVisits = () => endAll(keptEnds);

function browserWith(hasPictures: boolean): Promise<Browser> {
  const running = browsers.get(hasPictures) ?? launch(hasPictures);
  browsers.set(hasPictures, running);
  return running;
}

async function launch(hasPictures: boolean): Promise<Browser> {
  const browser = await launchChromium(hasPictures ? [] : [withoutPictures]);
  // A crashed browser fails its test, and not every test after it.
  browser.once('disconnected', () => {
    browsers.delete(hasPictures);
    cleaned.clear();
  });
  return browser;
}

/** A page of a new shopper: own cookies and storage, and reduced motion by default; the cache may hold the shop's files. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  return newVisitUntil(ends, options);
}

/**
 * A page that several tests share, closed at the end of the file. Where all of those tests are plain page tests, the
 * first one opens it, because a hostile run skips them.
 */
export async function newKeptVisit(options: VisitOptions = {}): Promise<Visit> {
  return newVisitUntil(keptEnds, options);
}

async function newVisitUntil(
  open: (() => Promise<unknown>)[],
  { hasPictures = false, viewport = plainViewport, reducedMotion = 'reduce', ...options }: VisitOptions,
): Promise<Visit> {
  // Not reused: without a viewport a page takes the size of its window, and with the cookies of `storageState` it is
  // another shopper's.
  if (!viewport || options.storageState) {
    const context = await newContext(hasPictures, { viewport, reducedMotion, ...options });
    open.push(() => context.close());
    const page = await context.newPage();
    return { page, context, errors: watchErrors(page) };
  }
  const lasting = { reducedMotion, ...options };
  const pool = poolOf(JSON.stringify([hasPictures, lasting]));
  const used = pool.pop() ?? (await newReusable(hasPictures, lasting));
  open.push(async () => {
    if (await used.clean()) pool.push(used);
    else await used.context.close();
  });
  const { page, context } = used;
  if (viewport !== plainViewport) await used.setViewport(viewport);
  return { page, context, errors: watchErrors(page) };
}

function poolOf(kind: string): ReusablePage[] {
  const pool = cleaned.get(kind) ?? [];
  cleaned.set(kind, pool);
  return pool;
}

async function newReusable(hasPictures: boolean, options: BrowserContextOptions): Promise<ReusablePage> {
  const context = await newContext(hasPictures, options);
  return reusable(context, await context.newPage(), options.javaScriptEnabled !== false);
}

async function newContext(hasPictures: boolean, options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await browserWith(hasPictures);
  const context = await browser.newContext({ viewport: plainViewport, ...options });
  // Shorter than the test's own timeout, so that the error names the locator.
  context.setDefaultTimeout(20_000);
  if (options.javaScriptEnabled !== false) pressUnguarded(context);
  return context;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // jQuery and Prototype try an inline handler of their own, which Chromium reports since version 154.
    const isOfLibrary = /\/(jquery-1\.min\.js|libraries\/prototype)$/.test(message.location().url);
    if (!(isOfLibrary && message.text().startsWith('Executing inline event handler')))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const noTests = (() => () => {}) as unknown as typeof it.each;

/**
 * A test that runs on plain pages alone; the hostile run repeats all other tests. A test may be plain if a hostile page
 * cannot change its fact, because no script runs, the page is a strict one, or only the server or a single answer
 * matters. It may also be plain if another test of its widget does the same in a hostile page: mounting, a press, the
 * keyboard, typing, a layer, a call, Back. The name of this function ends in `Test`, because `vitest list` finds tests
 * by that.
 */
export const plainPageTest: Pick<typeof it, 'each'> & ((...test: PlainPageTest) => void) = Object.assign(
  (...test: PlainPageTest) => {
    if (!variant) it(...test);
  },
  { each: variant ? noTests : it.each.bind(it) },
);

type PlainPageTest = [name: string, fact: () => Promise<void>, timeoutMs?: number];

/** The path of a page in the variant under test; `/strict` paths stay as they are. */
export function pageUrl(path: string): string {
  return shopUrl + (path.startsWith('/strict') ? path : variant + path);
}

/** Opens a page of the reference storefront. */
export async function visitShop(path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(pageUrl(path));
  return visit;
}

export interface TestPage {
  body: string;
  /** Replaces the default head: the stylesheet and islands.js. */
  head?: string;
  csp?: string | null;
}

export const testPageHead =
  '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';

/** Stores a test's own page on the storefront of the test islands; returns its URL. */
export async function writeTestPage({ body, head = testPageHead, csp }: TestPage): Promise<string> {
  const url = `${testIslandsUrl}/test/pages/${randomUUID()}`;
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head, csp }) });
  if (!answer.ok) throw new Error(`The test page was refused: ${await answer.text()}`);
  return url;
}

/** Opens a test's own page, with the islands of test/browser/widgets. */
export async function visitTestPage(
  test: TestPage,
  prepare?: (visit: Visit) => Promise<unknown>,
): Promise<Visit> {
  const visit = await newVisit();
  const url = await writeTestPage(test);
  await prepare?.(visit);
  await visit.page.goto(url);
  return visit;
}

/**
 * Holds back what the page requests at these addresses, such as a widget's file, until the returned function is called;
 * then it is loaded, or answered with `answer`.
 */
export async function holdBack(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return release;
}

/** Waits until every host that the loader has picked up has mounted or failed. */
export async function islandsReady(page: Page): Promise<void> {
  await waitForInPage(page, () => 'storefrontIslands' in window);
  await inTime(
    page,
    'storefrontIslands.ready',
    page.evaluate(
      () => (window as unknown as { storefrontIslands: { ready: Promise<void> } }).storefrontIslands.ready,
    ),
  );
}

/** The status of each matching host, in document order. */
export function statuses(page: Page, selector = '[data-island]'): Promise<(string | null)[]> {
  return page.evaluate(
    (hosts) => [...document.querySelectorAll(hosts)].map((host) => host.getAttribute('data-island-status')),
    selector,
  );
}

/** Waits for a host to reach a status. */
export async function waitForStatus(page: Page, selector: string, status: string): Promise<void> {
  await waitForElement(page, `${selector}[data-island-status="${status}"]`);
}

/**
 * Waits until an element is in the document, or in the next one if the page is left meanwhile. Cheaper than
 * `page.waitForSelector`, for which Playwright loads all of its own code into the document, twice.
 */
export async function waitForElement(page: Page, selector: string): Promise<void> {
  const isLeft = (error: unknown) => /context was destroyed|Cannot find context/.test(String(error));
  while (
    !(await isAttached(page, selector).catch((error) => (isLeft(error) ? false : Promise.reject(error))))
  );
}

/** True once the element is in the document. */
function isAttached(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const look = () => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          resolve(true);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
        // Shorter than the test's own timeout, so that the error names what is waited for.
        setTimeout(() => reject(new Error(`After 20 s there is still no ${wanted}`)), 20_000);
      }),
    selector,
  );
}

/**
 * Goes back, and forward again as soon as the page has handled Back, while the layer that Back closes is still
 * animating out.
 */
export async function goBackAndForward(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((travelled) => {
      addEventListener('popstate', () => {
        addEventListener('popstate', travelled, { once: true });
        history.forward();
      }, { once: true });
      history.back();
    }).then(() => {})`,
  );
}
