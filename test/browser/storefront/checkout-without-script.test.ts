import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from '../flows/axe.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { newVisit, shopUrl } from '../harness.ts';

const heading = (main: Locator, name: string) => main.getByRole('heading', { name, exact: true });

async function fillAddress(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('IL');
}

const ann = {
  'First name': 'Ann',
  'Last name': 'Baker',
  'Street address': '233 South Wacker Drive',
  'ZIP code': '60606',
  City: 'Chicago',
  Phone: '312-555-0142',
};

it('a guest orders by forms alone', async () => {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(shopUrl + (await setCheckout(page, 'start')));
  const main = page.getByRole('main');
  const form = main.locator('form', { has: page.getByLabel('First name') });
  await form.getByRole('button').click();
  await main.getByText('Please enter a first name.').waitFor();
  await fillAddress(form, { ...ann, 'Email address': 'ann@example.com' });
  await form.getByRole('button').click();
  await main.getByText('The postal service writes this address another way.').waitFor();
  await main.getByRole('button', { name: 'Use Suggested' }).click();

  await heading(main, 'Shipping and Gift Options').waitFor();
  await main.getByLabel('Premium shipping').check();
  await main.getByLabel('Delivery day').selectOption({ index: 1 });
  await main.getByLabel('Gift box').check();
  await main.getByLabel('Gift message').fill('Happy birthday!');
  await main.getByRole('button', { name: 'Next: Payment' }).click();

  await heading(main, 'Payment and Billing').waitFor();
  await main.getByLabel('Card number', { exact: true }).fill('4111 1111 1111 1111');
  await main.getByLabel('Expiration date').fill('04/38');
  await main.getByLabel('Security code').fill('737');
  await main.getByRole('button', { name: 'Use This Card' }).click();
  await main.getByRole('button', { name: 'Next: Review' }).click();

  await heading(main, 'Review and Place Order').waitFor();
  for (const text of [
    '233 S Wacker Dr',
    'Premium shipping',
    'Gift box',
    'Happy birthday!',
    'Visa ending in 1111',
  ])
    await main.getByText(text).first().waitFor();
  await main.getByRole('button', { name: 'Place Order' }).click();

  await heading(main, 'Thank you for your order').waitFor();
  await main.getByText(/Order number 5001\d{4}/).waitFor();
  expect(page.url()).toBe(`${shopUrl}/checkout/confirmation`);
  await page.reload();
  await main.getByText(/Order number 5001\d{4}/).waitFor();
});

/** Checkout's pages by the state that leads to them, some with a path of their own. */
const shown: [state: string, path?: string][] = [
  ['start'],
  ['registry'],
  ['international'],
  ['many'],
  ['many', '/checkout/shipping/recipients'],
  ['recipients'],
  ['pickup-and-shipping'],
  ['payment'],
  ['review'],
  ['placed'],
];

it('no page of checkout is wider than its screen', async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  const widths = [390, 1440];
  for (const [state, path] of shown) {
    const own = await setCheckout(page, state);
    await page.goto(shopUrl + (path ?? own));
    const seen: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      seen.push(await page.locator('html').evaluate((root) => root.scrollWidth));
    }
    expect(seen, `${state} at ${page.url()}`).toEqual(widths);
  }
});

/** Pages of different forms. */
const forms = shown.filter(([state, path]) =>
  path ? true : ['start', 'pickup-and-shipping', 'payment', 'review', 'placed'].includes(state),
);

it.each(forms)('%s %s: axe finds nothing in the page as the server renders it', async (state, path) => {
  const { page } = await newVisit();
  // axe is a script itself, so that only the islands are missing.
  await page.route('**/islands/*.js', (route) => route.abort());
  const own = await setCheckout(page, state);
  await page.goto(shopUrl + (path ?? own));
  // On a part of a page, targets are at other positions.
  await page.waitForLoadState();
  expect(await violationsIn(page)).toEqual([]);
});
