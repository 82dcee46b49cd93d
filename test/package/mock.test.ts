import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeBlocks } from './code-blocks.ts';
import { installScratch, type Scratch } from './scratch.ts';
import { sharedBrowser } from './shared-browser.ts';

/* The mock of the installed package, with nothing else beside it. */

let scratch: Scratch;
let address: string;
let end: () => void;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  scratch = installScratch();
  for (const [path, code] of codeBlocks('stories/guide/embed.mdx')) scratch.write(path, code);
  const command = join(scratch.folder, 'node_modules/storefront-islands/dist/cli.mjs');
  const args = [command, 'mock', '--port', '0', '--pages', 'my-pages'];
  const server = spawn(process.execPath, args, { cwd: scratch.folder });
  end = () => server.kill();
  address = await new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      const [, url] = /The mock is at (\S+) until/.exec(`${text}`) ?? [];
      if (url) resolve(url);
    });
  });
});
afterAll(() => {
  end();
  rmSync(scratch.folder, { recursive: true });
});

beforeEach(async () => {
  context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const goTo = (path: string) => page.goto(new URL(path, address).href);
/** What has just appeared takes no press for a second. */
const untilUnguarded = () => page.waitForFunction(() => !document.querySelector('[data-si-guarded]'));
const press = async (name: string) => {
  await untilUnguarded();
  await page.getByRole('button', { name, exact: true }).click();
};

test('the page of the guide adds to the cart', async () => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await goTo('/pages/sofa.html');
  await press('One more: Quantity');
  await press('Add to Cart');
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(
    () => document.querySelector('[data-island=cart-count]')!.textContent === 'Cart (2)',
  );
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('without script its form leads to the cart', async () => {
  const plain = await (await sharedBrowser()).newContext({ javaScriptEnabled: false });
  try {
    const form = await plain.newPage();
    await form.goto(`${address}pages/sofa.html`);
    await form.getByLabel('Quantity').fill('3');
    await form.getByRole('button', { name: 'Add to Cart' }).click();
    expect(new URL(form.url()).pathname).toBe('/checkout/cart');
  } finally {
    await plain.close();
  }
});

test('a guest orders', async () => {
  await goTo('/p/410553');
  await press('Add to Cart');
  await page.getByRole('dialog').waitFor();
  await goTo('/checkout/shipping');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  const fields = {
    'First name': 'Ann',
    'Last name': 'Baker',
    'Street address or PO box': '233 S Wacker Dr',
    'ZIP code': '60606',
    City: 'Chicago',
    Phone: '(312) 555-0142',
    'Email address': 'ann@example.com',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel('State').selectOption('IL');
  await press('Next');
  await heading('Shipping and Gift Options');
  await press('Next: Payment');
  await heading('Payment and Billing');
  await page.getByLabel('Card number', { exact: true }).fill('4111111111111111');
  await page.getByLabel('Expiration date').fill('04/38');
  await page.getByLabel('Security code').fill('737');
  await untilUnguarded();
  await page.getByLabel('Security code').press('Enter');
  await heading('Review and Place Order');
  await press('Place Order');
  await page.waitForURL('**/checkout/confirmation');
  await heading('Thank you for your order');
  await page.getByText(/Order number 5\d{7}/).waitFor();
});
