import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize } from 'playwright-core';
import { framesDrawn } from '../browser/in-time.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The result of visiting one page of the guide. */
export interface PageVisit {
  address: string;
  /** Console errors and warnings, and errors of scripts. */
  said: string[];
  /** Requests that failed, or left the server. */
  failed: string[];
  /** The sum of all layout shifts: on a desktop with the live state, on a phone up to the scroll to it. */
  shift: [number, number];
  /** The scroll position after loading. */
  top: number;
  /** axe's violations of the whole page; color contrast only of the pages in {@link withEveryPart}. */
  light: string[];
  /** axe's color contrast violations of the navigation, which a phone folds, in the dark scheme: of the same pages. */
  dark: string[];
  /**
   * axe's violations of the whole page on a phone, in the dark scheme, scrolled content included: of keyboard scrolling,
   * and, for the same pages, of color contrast.
   */
  darkOnPhone: string[];
  /** Absolute URLs. */
  links: string[];
  ids: string[];
  headings: number[];
  /** How much wider than 320 px the page is there, with text of 200 %. */
  overflow: number;
}

/** Runs `visit` for every item, in a few tabs at a time; the results are in the order of the items. */
export async function inTabs<Item, Result>(
  context: BrowserContext,
  items: readonly Item[],
  visit: (page: Page, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const tab = async () => {
    const page = await context.newPage();
    while (next < items.length) {
      const nth = next++;
      results[nth] = await visit(page, items[nth]!);
    }
    await page.close();
  };
  await Promise.all([tab(), tab(), tab()]);
  return results;
}

/** Listens to what goes wrong on a page, until `end`. */
export function listen(page: Page, origin: string): { said: string[]; failed: string[]; end(): void } {
  const said: string[] = [];
  const failed: string[] = [];
  const handleConsole = (message: ConsoleMessage) => {
    if (/error|warning/.test(message.type())) said.push(message.text());
  };
  const handleError = (error: Error) => {
    said.push(`${error}`);
  };
  // Leaving the page before ends its requests.
  const sent = new Set<Request>();
  const handleRequest = (request: Request) => {
    sent.add(request);
  };
  const handleFailed = (request: Request) => {
    if (sent.has(request)) failed.push(request.url());
  };
  const handleResponse = (response: Response) => {
    const isOther = !response.url().startsWith(origin) && !response.url().startsWith('data:');
    if (isOther || response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  };
  page
    .on('console', handleConsole)
    .on('pageerror', handleError)
    .on('request', handleRequest)
    .on('requestfailed', handleFailed)
    .on('response', handleResponse);
  const end = () => {
    page
      .off('console', handleConsole)
      .off('pageerror', handleError)
      .off('request', handleRequest)
      .off('requestfailed', handleFailed)
      .off('response', handleResponse);
  };
  return { said, failed, end };
}

const phone = { width: 390, height: 844 };

/** Widget pages that together have every kind of part; the others repeat those parts in the same colors. */
export const withEveryPart = ['cart', 'card-entry', 'sign-in-popup', 'product-grid'].map(
  (name) => `widgets/${name}.html`,
);
const isMadeAlike = (address: string) => address.startsWith('widgets/') && !withEveryPart.includes(address);

/** Visits a page of the guide as its reader does, and measures it. */
export async function visitPage(page: Page, root: string, address: string): Promise<PageVisit> {
  await page.emulateMedia({ colorScheme: 'light' });
  const onDesk = await open(page, root, address, { width: 1280, height: 900 });
  if (address.startsWith('widgets/')) {
    await stateShown(page);
    // A view sends its calls after the frame in which it has mounted.
    await framesDrawn(page);
    await stateShown(page);
  }
  await framesDrawn(page);
  const wideShift = await page.evaluate(shiftOf);
  const top = await page.evaluate(() => scrollY);
  const measured = await page.evaluate(measure);
  await page.evaluate(axe);
  const hasOwnColors = !isMadeAlike(address);
  const light = await page.evaluate(violations, { disabledRules: hasOwnColors ? [] : ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  const colors = hasOwnColors ? ['color-contrast'] : [];
  const dark = hasOwnColors ? await page.evaluate(violations, { part: 'nav', rules: colors }) : [];
  await page.setViewportSize(phone);
  const darkOnPhone = await page.evaluate(violations, {
    rules: [...colors, 'scrollable-region-focusable'],
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(overflowOfLargeText);
  onDesk.end();
  // Loaded again, because only a load at this width shows its layout shifts.
  const onPhone = await open(page, root, address, phone);
  await framesDrawn(page);
  const phoneShift = await page.evaluate(shiftOf);
  onPhone.end();
  return {
    address,
    said: [...onDesk.said, ...onPhone.said],
    failed: [...onDesk.failed, ...onPhone.failed],
    shift: [wideShift, phoneShift],
    top,
    ...measured,
    light,
    dark,
    darkOnPhone,
    overflow,
  };
}

/** Loads a page of the guide, and listens to it. The requests of the page before it have ended by then. */
async function open(page: Page, root: string, address: string, viewport: ViewportSize) {
  await page.goto('about:blank');
  await page.setViewportSize(viewport);
  const heard = listen(page, new URL(root).origin);
  await page.goto(root + address, { waitUntil: 'load' });
  return heard;
}

/**
 * The live state of a widget's page at rest: the widget's first state, none of whose calls stays unanswered, or an overlay's
 * button. It is loaded when it is seen: on a phone it is further down. It is awaited in the page, because a locator would
 * send its script into both documents.
 */
async function stateShown(page: Page): Promise<void> {
  const missing = await page.evaluate(async () => {
    const end = Date.now() + 20_000;
    const stillMissing = () => {
      const frame = document.querySelector('iframe');
      const state = frame?.checkVisibility() ? frame.contentDocument : undefined;
      if (state?.readyState !== 'complete') return 'a loaded frame';
      if (!state.querySelector('[data-island], .page > [data-island-open]')) return 'a widget';
      // An island that loads on interaction stays pending.
      const waiting = state.querySelector(
        '[data-island]:not([data-island-status="mounted"], [data-island-status="failed"], [data-island-status="pending"][data-island-load="interaction"])',
      );
      if (waiting) return `a mounted ${waiting.getAttribute('data-island')}`;
      const busy = state.querySelector('[aria-busy="true"]');
      return busy && `the content of ${busy.outerHTML.slice(0, 120)}`;
    };
    while (stillMissing() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    return stillMissing();
  });
  if (missing) throw new Error(`The live state of ${page.url()} lacks ${missing}.`);
}

/** The sum of all layout shifts of the page that runs it. */
export function shiftOf(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a later task.
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
}

function measure() {
  return {
    links: [...document.links].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    headings: [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
  };
}

interface Examined {
  part?: string;
  /** Only these. */
  rules?: string[];
  disabledRules?: string[];
}

async function violations({ part, rules, disabledRules = [] }: Examined): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const results: AxeResults = await axe.run(part ?? document, {
    iframes: false,
    resultTypes: ['violations'],
    // No rule that runs needs the text of stylesheets.
    preload: false,
    ...(rules && { runOnly: rules }),
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 120)} (${nodes.length})`,
  );
}

function overflowOfLargeText(): number {
  document.documentElement.style.fontSize = '200%';
  return document.documentElement.scrollWidth - 320;
}
