import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { plainViewport, type WashablePage, washable } from './washed-pages.ts';

export const shopUrl = inject('shopUrl');
export const otherUrl = inject('otherUrl');
export const labUrl = inject('labUrl');
export const labOtherUrl = inject('labOtherUrl');
const variant = inject('variant');

/** A page under test, and what its console said that it should not have. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions, in order. */
  errors: string[];
}

/** How a page is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** Pictures are loaded and drawn: most facts are not about them, and they are a third of a page's work. */
  hasPictures?: boolean;
}

/** The browser without pictures, and the one with them, as soon as somebody needs it: the worker's, for all its files. */
const browsers = new Map<boolean, Promise<Browser>>();
/** Pages that have been used and washed, by what cannot be changed in a page. */
const washed = new Map<string, WashablePage[]>();
/** How the visits of the running test end, and of the running file. */
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
  const browser = await launchChromium(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']);
  // A browser that crashed takes its test with it, and not every test after it.
  browser.once('disconnected', () => {
    browsers.delete(hasPictures);
    washed.clear();
  });
  return browser;
}

/** A page of a new shopper: own cookies, own cache, and less motion unless it is wanted. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  return newVisitUntil(ends, options);
}

/** A page that several facts share, made in `beforeAll`: it stays until the end of its file. */
export async function newKeptVisit(options: VisitOptions = {}): Promise<Visit> {
  return newVisitUntil(keptEnds, options);
}

async function newVisitUntil(
  open: (() => Promise<unknown>)[],
  { hasPictures = false, viewport = plainViewport, reducedMotion = 'reduce', ...options }: VisitOptions,
): Promise<Visit> {
  if (!viewport || Object.keys(options).length > 0) {
    const context = await newContext(hasPictures, { viewport, reducedMotion, ...options });
    open.push(() => context.close());
    const page = await context.newPage();
    return { page, context, errors: watchErrors(page) };
  }
  const pool = poolOf(`${hasPictures} ${reducedMotion}`);
  const used = pool.pop() ?? (await newWashable(hasPictures, { reducedMotion }));
  open.push(async () => {
    if (await used.wash()) pool.push(used);
    else await used.context.close();
  });
  const { page, context } = used;
  if (viewport !== plainViewport) await used.setViewport(viewport);
  return { page, context, errors: watchErrors(page) };
}

function poolOf(kind: string): WashablePage[] {
  const pool = washed.get(kind) ?? [];
  washed.set(kind, pool);
  return pool;
}

async function newWashable(hasPictures: boolean, options: BrowserContextOptions): Promise<WashablePage> {
  const context = await newContext(hasPictures, options);
  return washable(context, await context.newPage());
}

async function newContext(hasPictures: boolean, options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await browserWith(hasPictures);
  const context = await browser.newContext({ viewport: plainViewport, ...options });
  // Before the test's own time is over, so that what is not reached has a name.
  context.setDefaultTimeout(20_000);
  return context;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The hostile page's jQuery tries an inline handler, which Chromium reports since version 154.
    if (!message.location().url.endsWith('/jquery-1.min.js')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/**
 * A fact that no hostile page can change (no script runs, the page is a strict one, only the server or one answer
 * matters): it is tried on plain pages alone. `vitest list` knows a test by the end of its function's name.
 */
export function plainPageTest(name: string, fact: () => Promise<void>, timeoutMs?: number): void {
  if (!variant) it(name, fact, timeoutMs);
}

/** Where a page of the reference storefront is, in the variant that is being tried; `/strict` pages stay what they are. */
export function pageUrl(path: string): string {
  return shopUrl + (path.startsWith('/strict') ? path : variant + path);
}

/** Opens a page of the reference storefront. */
export async function visitShop(path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(pageUrl(path));
  return visit;
}

export interface LabPage {
  body: string;
  /** Replaces the usual head: the stylesheet and islands.js. */
  head?: string;
  csp?: string | null;
}

export const labHead =
  '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';

/** Stores a page of a test's own on the laboratory storefront; the URL it is served at. */
export async function writeLabPage({ body, head = labHead, csp }: LabPage): Promise<string> {
  const url = `${labUrl}/test/pages/${randomUUID()}`;
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head, csp }) });
  if (!answer.ok) throw new Error(`The test page was refused: ${await answer.text()}`);
  return url;
}

/** Opens a page of a test's own, with the islands of test/browser/widgets. */
export async function visitLab(lab: LabPage, prepare?: (visit: Visit) => Promise<unknown>): Promise<Visit> {
  const visit = await newVisit();
  const url = await writeLabPage(lab);
  await prepare?.(visit);
  await visit.page.goto(url);
  return visit;
}

/** Waits until every host in view of the loader has mounted or failed. */
export async function islandsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'storefrontIslands' in window);
  await page.evaluate(
    () => (window as unknown as { storefrontIslands: { ready: Promise<void> } }).storefrontIslands.ready,
  );
}

/** The status of each host that matches, in the page's order. */
export function statuses(page: Page, selector = '[data-island]'): Promise<(string | null)[]> {
  return page.$$eval(selector, (hosts) => hosts.map((host) => host.getAttribute('data-island-status')));
}

/** Waits for a host to reach a status. */
export async function waitForStatus(page: Page, selector: string, status: string): Promise<void> {
  await page.waitForSelector(`${selector}[data-island-status="${status}"]`, { state: 'attached' });
}
