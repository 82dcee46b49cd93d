import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveStorybook } from '../../.storybook/built-storybook.ts';
import { launchChromium, withoutPictures } from '../browser/chromium.ts';

let browser: Browser;
let page: Page;
let shown: Awaited<ReturnType<typeof serveStorybook>>;
beforeAll(async () => {
  browser = await launchChromium([withoutPictures]);
  shown = await serveStorybook(inject('storybook'));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(shown.url);
});
afterAll(async () => {
  await browser.close();
  shown.server.close();
});

const canvas = (): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** The search results for a typed text. */
async function search(words: string): Promise<Locator> {
  // A test may leave a story with its brand, country and viewport, which are in the address.
  if (/[?&](path=\/story\/|globals=)/.test(page.url())) await page.goto(shown.url);
  await page.getByRole('searchbox').fill(words);
  const results = page.getByRole('option');
  // Storybook may have shown the box before it has loaded what it searches.
  await results.first().waitFor();
  return results;
}

it('Welcome is the first page', async () => {
  await page.goto(shown.url);
  await canvas().getByRole('heading', { name: 'Welcome' }).waitFor();
});

describe('a state is found by the shopper’s words', () => {
  it.each([
    ['card declined', /^Card declined/],
    ['declined card', /^Card declined/],
    ['card expired', /^Card expired/],
    ['expired card', /^Card expired/],
    ['sold out', /sold out/i],
    ['Canada', /^Canada/],
    ['mobile', /^Mobile/],
    ['phone', /^Mobile phone/],
    ['empty cart', /^Empty cart/],
    ['network error', /network error/i],
  ])('%s', async (words, expected) => {
    const results = await search(words);
    await expect.poll(() => results.first().innerText()).toMatch(expected);
  });
});

it('a declined card in Canada on a phone in the modern brand is three clicks away', async () => {
  const results = await search('card declined');
  await results.filter({ hasText: 'Saved cards' }).first().click();
  await page.locator('#widgets-saved-cards--docs').click();
  const state = canvas().locator('section', {
    has: page.getByRole('heading', { name: 'Card declined' }),
  });
  await state.getByRole('link', { name: 'Modern · Canada · phone' }).click();
  await canvas().getByRole('dialog').getByText('declined').first().waitFor();
  const root = canvas().locator(':root');
  expect(await root.getAttribute('data-si-brand')).toBe('modern');
  expect(await root.getAttribute('lang')).toBe('en-CA');
  await expect.poll(() => root.evaluate(() => innerWidth)).toBe(390);
});

describe('a picture leads to the state at its own width', () => {
  it.each([
    ['a state that is tested wide', 'widgets-cart--docs', 'Four items', 'Core · US · phone', 390],
    ['a wide picture of it', 'widgets-cart--docs', 'Four items', 'Core · US · wide', 1440],
    ['a state of a tablet', 'widgets-product-showcase--docs', 'Tablet', 'Core · US · tablet', 1024],
  ])('%s', async (_, docs, name, link, width) => {
    await page.goto(`${shown.url}/?path=/docs/${docs}`);
    const state = canvas().locator('section', {
      has: page.getByRole('heading', { name }),
    });
    await state.first().getByRole('link', { name: link }).click();
    await page.waitForURL(/path=\/story\//);
    await canvas().locator('[data-island-status="mounted"]').waitFor();
    await expect
      .poll(() =>
        canvas()
          .locator(':root')
          .evaluate(() => innerWidth),
      )
      .toBe(width);
  });
});
