import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entriesOf, serveStorybook } from '../../.storybook/built-storybook.ts';
import { launchChromium } from '../browser/chromium.ts';
import { violationsIn } from '../browser/flows/axe.ts';

const folder = inject('storybook');
const entries = entriesOf(folder);
const docs = entries.filter(({ type }) => type === 'docs');

let browser: Browser;
let shown: Awaited<ReturnType<typeof serveStorybook>>;
beforeAll(async () => {
  browser = await launchChromium();
  shown = await serveStorybook(folder);
});
afterAll(async () => {
  await browser.close();
  shown.server.close();
});

interface Visit {
  errors: string[];
  requests: number;
  shift: number;
  scrolled: number;
  violations: string[];
}

/** A docs page at rest, its live story shown; pictures are left out, because they are taken by a step of their own. */
async function visit(id: string, colorScheme: 'light' | 'dark'): Promise<Visit> {
  // Pages of one context would share the service worker that answers their calls.
  const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 900 } });
  try {
    const errors: string[] = [];
    let requests = 0;
    page.on('request', () => requests++);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => {
      const isPicture = line.location().url.includes('/state-pictures/');
      if (line.type() === 'error' && !isPicture) errors.push(line.text());
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${shown.url}/iframe.html?id=${id}&viewMode=docs`);
    await atRest(page);
    const { shift, scrolled } = await page.evaluate(() => ({
      shift: (window as unknown as { shift: number }).shift,
      scrolled: scrollY,
    }));
    return { errors, requests, shift, scrolled, violations: await violationsOf(page) };
  } finally {
    await page.close();
  }
}

/** axe's violations on the page, without Storybook's own table of controls. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.locator('.docblock-argstable').evaluateAll((tables) => tables.map((table) => table.remove()));
  return violationsIn(page, '#storybook-docs');
}

async function atRest(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(() => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): unknown } })
      .__STORYBOOK_ADDONS_CHANNEL__;
    return !document.querySelector('.docs-live') || channel.last('storyFinished');
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('.docs-live [aria-busy="true"]'));
}

it.concurrent.each(docs)('$title is still, without an error, and accessible', async ({ id }) => {
  const { errors, requests, shift, scrolled, violations } = await visit(id, 'light');
  expect({ errors, scrolled, violations }).toEqual({ errors: [], scrolled: 0, violations: [] });
  // Storybook's own font moves lines by a few pixels when it comes.
  expect(shift).toBeLessThan(0.005);
  expect(requests).toBeLessThan(300);
});

// Pages of widgets, and those of building blocks, are made alike.
const madeAlike = docs.filter(({ title }) => /^(Widgets|Building blocks)/.test(title));
const inTheDark = docs.filter(
  (one) => !madeAlike.includes(one) || /\/(Cart|Shipping charges|Button)$/.test(one.title),
);

it.concurrent.each(inTheDark)('$title is legible in the dark', async ({ id }) => {
  expect((await visit(id, 'dark')).violations).toEqual([]);
});
