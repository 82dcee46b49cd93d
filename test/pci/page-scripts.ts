import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, Browser, Page, Request } from 'playwright-core';

/** A script that ran in a page, or was made ready to run. */
export interface PageScript {
  /** Its path on the page's own origin, or its URL; `inline` and `eval` are those without one. */
  address: string;
  /** As in an `integrity` attribute. */
  hash: string;
}

export interface Sighting {
  scripts: PageScript[];
  /** The security headers of the page, by name. */
  headers: Record<string, string>;
}

export interface Visit {
  url: string;
  /** `name=value`, as a payment page needs a session. */
  cookies?: readonly string[];
  /** Runs with the page's cookies before it is opened. */
  prepare?(request: APIRequestContext): Promise<void>;
}

/** Opens a page, scrolls to its end, and returns its scripts, those of frames of its own origin included. */
export async function visitPage(browser: Browser, { url, cookies = [], prepare }: Visit): Promise<Sighting> {
  const { origin } = new URL(url);
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies.map((cookie) => ({ url: origin, ...nameAndValue(cookie) })));
    await prepare?.(context.request);
    const page = await context.newPage();
    const scripts = await watchScripts(page, url);
    const settled = watchLoading(page);
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await scrollThrough(page);
    await settled();
    return { scripts: await scripts(), headers: securityHeaders(await answer.allHeaders()) };
  } finally {
    await context.close();
  }
}

function nameAndValue(cookie: string): { name: string; value: string } {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  if (!name) throw new Error(`--cookie was "${cookie}"; accepted is name=value.`);
  return { name, value: value! };
}

/** Asks the browser's debugger, which knows the inline, evaluated and injected scripts as well. */
async function watchScripts(page: Page, url: string): Promise<() => Promise<PageScript[]>> {
  const cdp = await page.context().newCDPSession(page);
  const found: Promise<PageScript>[] = [];
  cdp.on('Debugger.scriptParsed', (script) => {
    // Other execution contexts belong to the browser's tools.
    if (!script.executionContextAuxData?.isDefault) return;
    const source = cdp.send('Debugger.getScriptSource', { scriptId: script.scriptId });
    // Not `url`, which a `sourceURL` comment in the script replaces.
    const from = script.embedderName ?? '';
    found.push(
      source.then(({ scriptSource }) => ({ address: address(from, url), hash: hashOf(scriptSource) })),
    );
  });
  await cdp.send('Debugger.enable');
  return async () => {
    const byKey = new Map((await Promise.all(found)).map((script) => [script.address + script.hash, script]));
    return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
  };
}

function address(from: string, pageUrl: string): string {
  if (!from) return 'eval';
  const { origin } = new URL(pageUrl);
  if (from.split('#')[0] === pageUrl.split('#')[0]) return 'inline';
  return from.startsWith(`${origin}/`) ? from.slice(origin.length) : from;
}

function hashOf(source: string): string {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}

/** Through the browser, because a script of ours would itself count as one of the page's. */
async function scrollThrough(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  for (let top = 0; top < cssContentSize.height; top += 400) await page.mouse.wheel(0, 400);
  // Draws a frame, in which what the scroll has brought near is requested.
  await cdp.send('Page.captureScreenshot');
}

const quietMs = 500;
const limitMs = 20_000;

/**
 * Returns a wait until nothing was requested for a while and no island is loading. Playwright's `networkidle` cannot serve:
 * a document reaches it only once.
 */
function watchLoading(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let lastAt = 0;
  const handleEnd = (request: Request) => {
    inFlight.delete(request);
    lastAt = Date.now();
  };
  page
    .on('request', (request) => {
      // A stream stays open.
      if (request.resourceType() !== 'eventsource') inFlight.add(request);
    })
    .on('requestfinished', handleEnd)
    .on('requestfailed', handleEnd);
  const loading = page.locator('[data-island-status="loading"]');
  return async () => {
    lastAt = Date.now();
    const end = lastAt + limitMs;
    while (inFlight.size > 0 || Date.now() - lastAt < quietMs || (await loading.count()) > 0) {
      if (Date.now() > end)
        throw new Error(
          `${page.url()} was still loading ${limitMs} ms after it was scrolled: ${[...inFlight].map((request) => request.url()).join(', ') || 'an island'}. Let it answer, and run this again.`,
        );
      await delay(50);
    }
  };
}

const securityHeaderNames: readonly string[] = [
  'access-control-allow-origin',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** A nonce is different in every response. */
function securityHeaders(all: Record<string, string>): Record<string, string> {
  const given = securityHeaderNames.filter((name) => all[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, all[name]!.replace(/'nonce-[^']+'/g, "'nonce-…'")]));
}
