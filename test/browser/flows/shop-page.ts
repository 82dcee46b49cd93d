import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FaultName } from '../../../src/mock/faults.ts';
import type { LoggedRequest } from '../../storefront/test-mode/request-log.ts';
import {
  newVisit,
  pageUrl,
  shopUrl,
  type Visit,
  type VisitOptions,
  visitShop,
  waitForStatus,
} from '../harness.ts';

/** In stock, with fabrics and three add-ons; $1,799.00. */
export const sofa = { sku: '410553', name: 'Marlow 3-Seat Sofa', path: '/p/410553' };

export const css = '<link rel="stylesheet" href="/islands/islands.css">';
export const script = '<script type="module" src="/islands/islands.js"></script>';
export const tokenField = '<input type="hidden" name="__RequestVerificationToken" value="{{token}}">';

/** Stores a test's own page on the reference storefront; returns its path. */
export async function writeShopPage(page: {
  body: string;
  head?: string;
  csp?: string | null;
}): Promise<string> {
  const path = `/test/pages/${randomUUID()}`;
  const body = JSON.stringify({ head: css + script, ...page, body: tokenField + page.body });
  const answer = await fetch(shopUrl + path, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`The test page was refused: ${await answer.text()}`);
  return path;
}

/** Opens a test's own page, with the built library. */
export async function visitOwnPage(
  page: Parameters<typeof writeShopPage>[0],
  options?: VisitOptions,
): Promise<Visit> {
  return visitShop(await writeShopPage(page), options);
}

/** Makes a declared call fail for this page's shopper; the page must have been visited. */
export async function setFault(
  page: Page,
  call: string,
  fault: FaultName,
  more: { times?: number; delayMs?: number } = {},
): Promise<void> {
  const answer = await page.request.post(`${shopUrl}/test/faults`, { data: { call, fault, ...more } });
  if (!answer.ok()) throw new Error(`The fault was refused: ${await answer.text()}`);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete(`${shopUrl}/test/faults`);
}

/** The calls of this page's shopper, by name. */
export async function callsOf(page: Page, call: string): Promise<LoggedRequest[]> {
  const log = (await (await page.request.get(`${shopUrl}/test/requests`)).json()) as LoggedRequest[];
  return log.filter((request) => request.call === call);
}

/** This shopper's cart on the server. */
export async function cartOf(page: Page): Promise<{ count: number; subtotal: number }> {
  const cart = (await (await page.request.get(`${shopUrl}/api/cart`)).json()) as {
    lineItems: { quantity: number }[];
    orderSummary: { subtotal: number };
  };
  return {
    count: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: cart.orderSummary.subtotal,
  };
}

/** The cart's count in the header. */
export const headerCountHost = '.shop-tool[data-island="cart-count"]';

/** The parts of a product page. */
export function productPage(page: Page) {
  const form = page.locator('.shop-add');
  return {
    form,
    button: form.getByRole('button', { name: 'Add to Cart' }),
    quantity: form.getByRole('textbox', { name: 'Quantity' }),
    more: form.getByRole('button', { name: 'One more: Quantity' }),
    less: form.getByRole('button', { name: 'One less: Quantity' }),
    headerCount: page.locator(headerCountHost),
    layer: page.getByRole('dialog'),
  };
}

/** Opens a product page and waits until its add-to-cart island has mounted. */
export async function visitProduct(path = sofa.path, options?: VisitOptions) {
  const visit = await visitShop(path, options);
  await waitForStatus(visit.page, '.shop-add', 'mounted');
  return { ...visit, ...productPage(visit.page) };
}

/** Opens a page of the storefront; `prepare` runs before any request. */
export async function visitPrepared(
  path: string,
  prepare: (visit: Visit) => Promise<unknown>,
  options?: VisitOptions,
): Promise<Visit> {
  const visit = await newVisit(options);
  await prepare(visit);
  await visit.page.goto(pageUrl(path));
  return visit;
}

/** Chooses the shopper's brand or country, without opening a page. */
export async function chooseShop(page: Page, query: string): Promise<void> {
  expect((await page.request.get(`${shopUrl}/customer-service/shipping?${query}`)).ok()).toBe(true);
}

/**
 * True if the element has the focus. Read in Playwright's own world: `evaluate` would load its code into the page's
 * too.
 */
export async function hasFocus(element: Locator): Promise<boolean> {
  await element.waitFor({ state: 'attached' });
  return (await element.and(element.page().locator(':focus')).count()) === 1;
}

/** Waits until the element has the focus, which often moves only after the element is shown. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => hasFocus(element), { message: `the focus of ${element}` }).toBe(true);
}

/** Presses a key until the element has the focus; it is looked for once. `check` runs after each press. */
export async function pressUntil(
  page: Page,
  element: Locator,
  key = 'Tab',
  check?: () => Promise<void>,
): Promise<void> {
  const wanted = await element.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((node) => node === document.activeElement, wanted)) return;
    await page.keyboard.press(key);
    await check?.();
  }
  throw new Error(`${key} never led there`);
}

/**
 * Sends the event of a back-forward-cache restore, because the headless Chromium that npm installs never uses the
 * cache; for the real one see back-forward.ts.
 */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
