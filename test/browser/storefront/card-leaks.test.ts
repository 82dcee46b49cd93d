import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { errorMessages } from '../../../src/domain/messages.ts';
import { callTimeoutMs } from '../../../src/domain/retry.ts';
import type { FaultName } from '../../storefront/test-mode/faults.ts';
import { postForm } from '../flows/account-page.ts';
import { callsOf, clearFaults, setFault, sofa, writeShopPage } from '../flows/shop-page.ts';
import { newKeptVisit, shopUrl, waitForStatus } from '../harness.ts';

/** What is typed: nothing else on any page has these digits. */
const card = { number: '4539578763621486', expiry: '11/38', code: '937' };

/** Its number whole or in part, however it is spaced, and its code and expiry as words of their own. */
const datum = /4539[\s-]?5787|5787[\s-]?6362|\b937\b|11\/38|\b1138\b/;

/** How the server fails; being offline is the browser's. */
const faults: FaultName[] = [
  'destroyed',
  'timeout',
  '500',
  '503',
  '504',
  'stale-token',
  'html',
  'cut-off',
  'wrong-shape',
  'reset',
  'slow',
];

let page: Page;
/** Everything that was said, asked for or kept, and from where. */
const found: Record<string, string[]> = { console: [], urls: [], attributes: [], storage: [] };
const thrown: string[] = [];

beforeAll(async () => {
  const visit = await newKeptVisit();
  page = visit.page;
  page.on('console', (message) => found.console!.push(message.text()));
  page.on('pageerror', (error) => thrown.push(`${error} ${error.stack}`));
  page.on('request', (request) => found.urls!.push(request.url()));
  await page.clock.install();
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const { dispatchEvent } = EventTarget.prototype;
    // Whatever it is called, and wherever it goes.
    EventTarget.prototype.dispatchEvent = function (event) {
      const { detail } = event as CustomEvent;
      const plain = (_key: string, value: unknown) =>
        value instanceof Error
          ? `${value} ${value.stack} ${Object.values(value).join(' ')}`
          : value instanceof Node
            ? value.nodeName
            : value;
      told.push(`${event.type} ${JSON.stringify(detail ?? null, plain)}`);
      return dispatchEvent.call(this, event);
    };
  });
  await page.goto(`${shopUrl}/customer-service/returns`);
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  const body = '<div data-island="card-entry"><p>Pay with a new card</p></div>';
  await page.goto(shopUrl + (await writeShopPage({ body })));
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  for (const fault of faults) await payWith(page, '.si-card-entry', 'Use This Card', fault);
  await page.route('**/ReactCheckout/**', (route) => route.abort('internetdisconnected'));
  await payWith(page, '.si-card-entry', 'Use This Card');
  await page.unrouteAll();
  await page.evaluate('void storefrontIslands.open("add-card", { allowsSaving: true })');
  await page.getByRole('dialog', { name: 'Add New Card' }).waitFor();
  for (const fault of ['500', 'stale-token', 'cut-off'] as const)
    if (await page.getByRole('button', { name: 'Add Card', exact: true }).count())
      await payWith(page, 'dialog', 'Add Card', fault);
  await look();
}, 90_000);

/** Types the card, sends it, and looks around when it is known what came of it. */
async function payWith(from: Page, place: string, name: string, fault?: FaultName): Promise<void> {
  const form = from.locator(place);
  await form.getByLabel('Card number').fill(card.number);
  await form.getByLabel('Expiration date').fill(card.expiry);
  await form.getByLabel('Security code').fill(card.code);
  await look();
  if (fault) await setFault(from, 'savePayment', fault, { delayMs: 50 });
  const sent = from.waitForRequest((request) => request.url().includes('/ReactCheckout/'));
  await form.getByRole('button', { name, exact: true }).click();
  await sent;
  if (fault === 'timeout') {
    await form.locator('[aria-busy="true"]').waitFor();
    await from.clock.fastForward(callTimeoutMs);
  }
  await form.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await clearFaults(from);
  await look();
  const popup = from.getByRole('dialog', { name: errorMessages.refreshTitle });
  if (fault === 'stale-token' || fault === 'reset') {
    await popup.waitFor();
    await from.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
  }
}

/** What stands in the page, and what it has kept. */
async function look(): Promise<void> {
  const seen = await page.evaluate(() => ({
    attributes: [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
    storage: [
      document.cookie,
      window.name,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
    ],
    urls: [location.href, ...performance.getEntries().map(({ name }) => name)],
  }));
  for (const [place, texts] of Object.entries(seen)) found[place]!.push(...texts);
}

const leaks = (texts: readonly string[]) => texts.filter((text) => datum.test(text));

it('the card was typed, and sent, again and again', async () => {
  expect((await callsOf(page, 'savePayment')).length).toBeGreaterThan(6);
  expect(datum.test(`number ${card.number}`)).toBe(true);
});

it.each(Object.keys(found))('no card datum is in any of the %s', (place) => {
  expect(found[place]!.length).toBeGreaterThan(0);
  expect(leaks(found[place]!)).toEqual([]);
});

it('no card datum is in what was dispatched as an event', async () => {
  const told = await page.evaluate<string[]>('told');
  expect(told.some((text) => text.startsWith('storefront:error'))).toBe(true);
  expect(leaks(told)).toEqual([]);
});

it('nothing is thrown', () => {
  expect(thrown).toEqual([]);
});

it('no card datum is in a cookie', async () => {
  const cookies = await page.context().cookies();
  expect(leaks(cookies.map(({ name, value }) => `${name}=${value}`))).toEqual([]);
});

it('no card datum is in the server’s log of requests', async () => {
  const log = await (await page.request.get(`${shopUrl}/test/requests`)).text();
  expect(log).toContain('"number":"(secret)"');
  expect(log).not.toMatch(datum);
});

it('no card datum is in the page’s markup once the fields are left', async () => {
  expect(await page.content()).not.toMatch(datum);
});

it('no whole number of a card is in a built file or a source map', () => {
  const files = globSync('dist/**/*.{js,map,css,json,html}');
  expect(files.length).toBeGreaterThan(10);
  const wrong = files.filter((file) =>
    /\b[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{3,4}\b/.test(readFileSync(file, 'utf8').replaceAll(/0\.\d+/g, '')),
  );
  expect(wrong).toEqual([]);
});
