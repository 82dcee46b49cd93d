import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { newVisit, pageUrl, shopUrl, type VisitOptions, waitForStatus } from '../harness.ts';
import { readToken } from './account-page.ts';

export const pathOf = (step: StepKey) => checkoutSteps[stepIndexes[step]].path;

/** The fields of the server's whole checkout that tests use. */
interface ServerCheckout {
  furthestStep: number;
  orderNumber: string | null;
  recipientList: { giftMessage: string; shipments: { selectedServiceLevel: number }[] }[];
  orderSummary: { total: number };
}

export async function serverCheckout(page: Page): Promise<ServerCheckout> {
  return (await page.request.get(`${shopUrl}/ReactCheckout/RefreshCheckout`)).json();
}

/** Puts the shopper's checkout into one of the developer states; returns the path of its step. */
export async function setCheckout(page: Page, state: string): Promise<string> {
  const form = { state, __RequestVerificationToken: await readToken(page) };
  const answer = await page.request.post(`${shopUrl}/checkout/states`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return new URL(answer.headers().location!, shopUrl).pathname;
}

/** The parts of checkout. */
export function checkoutParts(page: Page) {
  const host = page.locator('[data-island="checkout"]');
  return {
    host,
    alerts: host.locator('[role=alert]:not([data-si-live])'),
    heading: (name: string) => host.getByRole('heading', { level: 2, name }),
    button: (name: string) => host.getByRole('button', { name }),
    giftMessage: host.getByLabel('Gift message (optional)').first(),
    total: host.locator('.si-checkout__total').first(),
  };
}

/** Opens a step of checkout in a state, with its island. */
export async function visitCheckout(state: string, options?: VisitOptions) {
  const visit = await newVisit(options);
  const { page } = visit;
  const path = await setCheckout(page, state);
  await page.goto(pageUrl(path));
  await checkoutMounted(page);
  return { ...visit, ...checkoutParts(page) };
}

/** The island of checkout shows its step. */
export async function checkoutMounted(page: Page): Promise<void> {
  await waitForStatus(page, '[data-island="checkout"]', 'mounted');
  await page.locator('.si-checkout__step').waitFor();
}

/** Enters a card on the payment step: Enter is Next, which pays and goes on to the review. */
export async function payByVisa({ host, heading }: ReturnType<typeof checkoutParts>): Promise<void> {
  await host.getByLabel('Card number', { exact: true }).fill('4111111111111111');
  await host.getByLabel('Expiration date').fill('04/38');
  await host.getByLabel('Security code').fill('737');
  await host.getByLabel('Security code').press('Enter');
  await heading('Review and Place Order').waitFor();
}
