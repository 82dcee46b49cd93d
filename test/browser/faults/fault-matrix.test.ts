import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { callTimeoutMs, retryDelayMs } from '../../../src/domain/retry.ts';
import type { FaultName as ServerFault } from '../../../src/mock/faults.ts';
import { deedOutcome, type FaultName, faultNames } from '../../unit/http/faults.ts';
import { callsOf, clearFaults, comeBack, setFault } from '../flows/shop-page.ts';
import { holdBack, newVisit, shopUrl, type Visit } from '../harness.ts';
import { framesDrawn, waitForInPage } from '../in-time.ts';
import type { Driver } from './driver.ts';
import { drivers } from './drivers.ts';

/** Faults of the server; the others are the browser’s: it is offline, or an answer is held back. */
const serverFaults: Record<FaultName, ServerFault | undefined> = {
  offline: undefined,
  'failed-to-fetch': 'destroyed',
  'time-out': 'timeout',
  401: '401',
  500: '500',
  503: '503',
  504: '504',
  'stale-token': 'stale-token',
  html: 'html',
  'cut-off': 'cut-off',
  'wrong-shape': 'wrong-shape',
  'is-reset': 'reset',
  'slow-then-fine': undefined,
};

/*
 * In Chromium a call fails in one of two ways: its message is shown where it was made, or the refresh popup opens over
 * whatever is open. Each kind of place for a message is tested: at a button, in a line of the cart, below a field, in a
 * layer, in a step of checkout. All faults are tested for one call that changes state and one that reads. Every fault of
 * every call is tested in test/unit/http (the client), and in test/unit/faults (the widgets) those that a widget can tell
 * apart, with the place of the message; that the storefront does what a call says, in test/unit/storefront.
 */

interface SeenEvent {
  type: string;
  detail: string;
}

const tokenHeader = 'RequestVerificationToken'.toLowerCase();

/** Records the page's console messages and page events, and the tokens that it has sent. */
async function listen({ page }: Visit) {
  const lines: { isError: boolean; text: string }[] = [];
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers()[tokenHeader];
    if (token) tokens.add(token);
  });
  page.on('console', (message) => lines.push({ isError: message.type() === 'error', text: message.text() }));
  page.on('pageerror', (error) => lines.push({ isError: true, text: String(error) }));
  await page.addInitScript(() => {
    const seen: SeenEvent[] = [];
    Object.assign(window, { seen });
    const names = 'island-failed item-added cart-changed error track'.split(' ');
    for (const name of names)
      document.addEventListener(`storefront:${name}`, (event) => {
        const { type, detail } = event as CustomEvent;
        const text = JSON.stringify(detail, (_key, value) =>
          value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
        );
        seen.push({ type, detail: text });
      });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: SeenEvent[] }).seen);
  const said = async () => [...lines.map(({ text }) => text), ...(await seen()).map(({ detail }) => detail)];
  return { lines, tokens, seen, said };
}

type Heard = Awaited<ReturnType<typeof listen>>;

/**
 * Waits until no carousel and no availability is loading: under the fault it would fail as well, and report that. An
 * island far from the viewport has requested nothing yet, so it does not count.
 */
async function quiet(page: Page): Promise<void> {
  await waitForInPage(page, () =>
    [
      ...document.querySelectorAll(
        '[data-island-status="loading"], dialog [data-island]:not([data-island-status="mounted"], [data-island-status="failed"]), .si-carousel [role="list"][aria-busy="true"], .si-availability[aria-busy="true"]',
      ),
    ].every((waiting) => {
      const far = waiting.closest('[data-island^="recently-viewed-"]')?.getBoundingClientRect();
      return !!far && (far.top > innerHeight + 800 || far.bottom < -800);
    }),
  );
}

/**
 * Faults that share a visit, in which the test advances the page's clock: past the timeout of a try, or past the delay
 * between two tries.
 */
const turnsClock = /^(offline|failed-to-fetch|time-out)$/;

/** Lets half an hour pass in which the shopper does nothing: no timer asks the server for anything. */
async function expectNoMoreRequests(page: Page): Promise<void> {
  await quiet(page);
  const asked: string[] = [];
  const note = (request: Request) => {
    if (/^(fetch|xhr)$/.test(request.resourceType())) asked.push(request.url());
  };
  page.on('request', note);
  await page.clock.fastForward('30:00');
  await framesDrawn(page);
  page.off('request', note);
  expect(asked, 'sent while the shopper did nothing').toEqual([]);
}

/** The faults of a driver: those of one visit follow each other on the same page. */
function visitsOf({ isWaiting, isAlike }: Driver): FaultName[][] {
  if (!isWaiting) return [isAlike ? ['503'] : ['503', 'is-reset']];
  return [
    faultNames.filter((fault) => turnsClock.test(fault)),
    faultNames.filter((fault) => !turnsClock.test(fault) && fault !== 'slow-then-fine'),
    ['slow-then-fine'],
  ];
}

const tokenOf = (page: Page) => page.locator('input[name=__RequestVerificationToken]').first().inputValue();

/** Hosts of the page itself: those inside another island come and go with it. */
const pageHosts = '[data-island]:not([data-island] *)';

describe.each(drivers)('$call: a shopper $name', (driver: Driver) => {
  const call = calls.find(({ name }) => name === driver.call)!;
  // A call with a base is sent below it; a call at its page's URL is recognized by its parameters.
  const isCallPath = (path: string) => (call.hasBase ? path.endsWith(call.path) : path === call.path);
  const isCallUrl = ({ pathname, searchParams }: URL) =>
    driver.sentTo
      ? pathname === driver.sentTo
      : isCallPath(pathname) && (call.path !== '' || searchParams.get('isModelOnly') === 'true');

  it.each(visitsOf(driver).map((faults) => ({ faults, name: faults.join(', then ') })))(
    '$name',
    async ({ faults }) => {
      const visit = await newVisit();
      const { page } = visit;
      const heard = await listen(visit);
      await page.clock.install();
      if (driver.path) await page.goto(shopUrl + driver.path);
      await driver.prepare(page);
      await quiet(page);
      heard.tokens.add(await tokenOf(page));
      for (const fault of faults)
        await checkFault(visit, heard, fault).catch((error) => {
          throw new Error(`under ${fault}: ${error.message}`, { cause: error });
        });

      if (!faults.includes('slow-then-fine')) {
        // The answer is awaited, because success may look like the state before: otherwise the next fault could still
        // change this call.
        const answered = page.waitForResponse((response) => isCallUrl(new URL(response.url())));
        await driver.act(page);
        await answered;
        await driver.afterSuccess(page);
      }
      await expectNoMoreRequests(page);
      heard.tokens.add(await tokenOf(page));
      const tokens = [...heard.tokens];
      expect(Math.min(...tokens.map(({ length }) => length))).toBeGreaterThan(20);
      const said = await heard.said();
      expect(said.filter((text) => tokens.some((token) => text.includes(token)))).toEqual([]);
    },
  );

  /** Acts under a fault, checks what the shopper and the page learn, and removes the fault. */
  async function checkFault({ page, context }: Visit, heard: Heard, fault: FaultName): Promise<void> {
    // Each page of the shop has a token of its own.
    const expected = deedOutcome(call, fault);
    const serverFault = serverFaults[fault];
    const hosts = await page.locator(pageHosts).count();
    const heardBefore = heard.lines.length;
    const seenBefore = (await heard.seen()).length;
    const sentBefore = (await callsOf(page, call.name)).length;

    if (serverFault) await setFault(page, call.name, serverFault);
    if (fault === 'offline') await context.setOffline(true);
    const answer = fault === 'slow-then-fine' ? await holdBack(page, isCallUrl) : undefined;
    const asked = page.waitForRequest((request) => isCallUrl(new URL(request.url())));
    await driver.act(page);
    await asked;
    if (fault === 'time-out') {
      await expect.poll(async () => (await callsOf(page, call.name)).length).toBe(sentBefore + 1);
      await driver.isWaiting!(page).first().waitFor();
      await page.clock.fastForward(callTimeoutMs);
    }

    if (call.failure.report === 'nowhere') {
      await driver.afterFailure(page, expected);
      expect((await heard.said()).filter((text) => text.includes(call.action))).toEqual([]);
    } else if (expected.kind) {
      const reports = () =>
        heard.lines.slice(heardBefore).filter(
          ({ text }) =>
            text.includes('[storefront-islands]') &&
            // While offline, a pod that is still loading fails too and logs it.
            (fault !== 'offline' || text.includes(call.path)),
        );
      const hear = async () => {
        // Skips the time between retries of a network failure.
        if (expected.kind === 'network') await page.clock.runFor(retryDelayMs);
        return reports().length;
      };
      // The refresh popup shows the reset, which is not logged (checkout §8).
      const isQuiet = expected.kind === 'reset';
      if (!isQuiet) await expect.poll(hear).toBeGreaterThan(0);
      await driver.afterFailure(page, expected);
      if (isQuiet) expect(reports()).toEqual([]);
      expect(reports().slice(driver.reports)).toEqual([]);
      for (const { text } of reports()) expect(text).toMatch(new RegExp(`${call.method} \\S*${call.path}`));
      const sent = (await callsOf(page, call.name)).length - sentBefore;
      if (serverFault) expect(sent).toBeGreaterThanOrEqual(expected.tries);
      expect(sent).toBeLessThanOrEqual(expected.tries * driver.reports);
      const seen = (await heard.seen()).slice(seenBefore);
      const failures = seen.filter(({ type }) => type === 'storefront:error');
      expect(failures.length).toBe(driver.isEvent ? reports().length : 0);
      for (const { detail } of failures) {
        const { action, api } = JSON.parse(detail);
        expect(action).toBe(call.action);
        expect(isCallPath(api)).toBe(true);
      }
    } else {
      if (answer) await driver.isWaiting!(page).waitFor();
      answer?.();
      await driver.afterSuccess(page);
    }

    // Nothing else is logged except the browser's own message about the failed request.
    const errors = heard.lines.slice(heardBefore).filter(({ isError }) => isError);
    const others = errors.filter(({ text }) => !/\[storefront-islands\]|^Failed to load resource/.test(text));
    expect(others).toEqual([]);
    // Nothing is chosen to compare, no swatch is picked.
    const empty = '[data-island="compare-list"], [data-island="recent-swatches"]';
    const shown = `[data-island]:not([data-island-overlay], ${empty})`;
    const texts = await page.locator(shown).allTextContents();
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(await page.locator(pageHosts).count()).toBeGreaterThanOrEqual(hosts - 2);

    if (fault === 'offline') await context.setOffline(false);
    // A page that becomes visible reads the cart, with which the cart after the next press is compared (decision 111).
    if (fault === 'offline' && call.isKeyed) {
      const answered = page.waitForResponse(`**${getCart.path}`);
      await comeBack(page);
      await answered;
    }
    await clearFaults(page);
  }
});
