import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from '../flows/axe.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { newVisit, shopUrl } from '../harness.ts';
import { variants } from './without-script.ts';

/** Checkout in one of the states that developers can set, in a browser without script. */
async function visitState(
  state: string,
  { variant = '', path }: { variant?: string; path?: string | undefined } = {},
): Promise<{ page: Page; main: Locator }> {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const own = await setCheckout(page, state);
  await page.goto(shopUrl + variant + (path ?? own));
  return { page, main: page.getByRole('main') };
}

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

for (const variant of variants) {
  it(`a guest orders by forms alone: ${variant || 'plain'}`, async () => {
    const { page, main } = await visitState('start', { variant });
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
    await main.getByLabel('Card number').fill('4111 1111 1111 1111');
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
    expect(page.url()).toBe(`${shopUrl}${variant}/checkout/confirmation`);
    await page.reload();
    await main.getByText(/Order number 5001\d{4}/).waitFor();
  });
}

it('items are shared among recipients in a table', async () => {
  const { page, main } = await visitState('recipients', { path: '/checkout/shipping/recipients' });
  const row = main.getByRole('row').nth(1);
  await row.getByRole('combobox').selectOption({ index: 3 });
  await row.getByRole('spinbutton').fill('2');
  await main.getByRole('button', { name: 'Save' }).click();
  await page.goto(`${shopUrl}/checkout/shipping`);
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await heading(main, 'Shipping and Gift Options').waitFor();
});

it('a step that is not done yet leads to the first one that is not, which says so', async () => {
  const { main } = await visitState('start', { path: '/checkout/review' });
  await heading(main, 'Shipping').waitFor();
  await main.getByRole('alert').getByText('Please enter where your order goes to.').waitFor();
});

it('what was chosen is still there after a refusal', async () => {
  const { main } = await visitState('options');
  const message = 'x'.repeat(201);
  await main.getByLabel('Express shipping').check();
  await main.getByLabel('Gift message').fill(message);
  await main.getByRole('button', { name: 'Next: Payment' }).click();
  await main.getByRole('alert').getByText('over the character limit').waitFor();
  expect(await main.getByLabel('Gift message').inputValue()).toBe(message);
  expect(await main.getByLabel('Express shipping').isChecked()).toBe(true);
});

it.each([
  ['declined', 'Your card was declined.'],
  ['gift-card', 'The gift card that ends in 4321 has nothing left.'],
  ['promo-ended', 'Your promo code no longer applies and was removed.'],
  ['full-trip', 'The delivery that you chose is no longer available.'],
])('an order that is refused says why: %s', async (state, text) => {
  const { main } = await visitState(state);
  await main.getByRole('button', { name: 'Place Order' }).click();
  await main.getByRole('alert').getByText(text).waitFor();
});

it('an item that is no longer available is shown, and the others are ordered', async () => {
  const { main } = await visitState('unavailable');
  await main.getByRole('button', { name: 'Place Order' }).click();
  await heading(main, 'Item(s) no longer available').waitFor();
  await main.getByRole('button', { name: 'Remove All' }).click();
  await heading(main, 'Your Cart').waitFor();
});

/** Checkout's pages, by the state that leads to them, and a path beside its own. */
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

it.each(shown)('%s %s: axe finds nothing in the page as the server renders it', async (state, path) => {
  const { page } = await newVisit();
  // axe is a script itself, so that only the islands are missing.
  await page.route('**/islands/*.js', (route) => route.abort());
  const own = await setCheckout(page, state);
  await page.goto(shopUrl + (path ?? own));
  // On a part of a page, targets are at other positions.
  await page.waitForLoadState();
  expect(await violationsIn(page)).toEqual([]);
});
