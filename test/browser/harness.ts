import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';

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

/** The browser without pictures, and the one with them, as soon as somebody needs it. */
const browsers = new Map<boolean, Promise<Browser>>();
const contexts: BrowserContext[] = [];

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(() => Promise.all([...browsers.values()].map(async (browser) => (await browser).close())));

function browserWith(hasPictures: boolean): Promise<Browser> {
  const running =
    browsers.get(hasPictures) ?? launchChromium(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']);
  browsers.set(hasPictures, running);
  return running;
}

/** A new page of a new shopper: own cookies, own cache, and less motion unless it is wanted. */
export async function newVisit({ hasPictures = false, ...options }: VisitOptions = {}): Promise<Visit> {
  const browser = await browserWith(hasPictures);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Before the test's own time is over, so that what is not reached has a name.
  context.setDefaultTimeout(20_000);
  contexts.push(context);
  const page = await context.newPage();
  return { page, context, errors: watchErrors(page) };
}

/** A page that several facts share, made in `beforeAll`: it stays until the browser closes. */
export async function newKeptVisit(options: VisitOptions = {}): Promise<Visit> {
  const visit = await newVisit(options);
  contexts.splice(contexts.indexOf(visit.context), 1);
  return visit;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/**
 * A fact that no hostile page can change (no script runs, the page is a strict one, only the server or one answer
 * matters): it is tried on plain pages alone.
 */
export function itOnPlainPage(name: string, fact: () => Promise<void>, timeoutMs?: number): void {
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
