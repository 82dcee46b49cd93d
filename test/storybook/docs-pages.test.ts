import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Entry, entriesOf, serveStorybook } from '../../.storybook/built-storybook.ts';
import { launchChromium } from '../browser/chromium.ts';
import { colorRules, violationsIn } from '../browser/flows/axe.ts';
import { framesDrawn, inTime, waitForInPage } from '../browser/in-time.ts';

const folder = inject('storybook');
const docs = entriesOf(folder).filter(({ type }) => type === 'docs');

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

type ColorScheme = 'light' | 'dark';

interface Seen {
  errors: string[];
  requests: number;
}

/** A tab of Storybook's frame, which goes from page to page as its sidebar does. */
interface Tab extends Seen {
  page: Page;
}

const desktop = { width: 1200, height: 900 };
const phone = { width: 390, height: 844 };
/** Light pages are loaded on a desktop, dark ones on a phone. */
const viewports = { light: desktop, dark: phone };

/** Tabs that no test uses at the moment. */
const idle: Record<ColorScheme, Tab[]> = { light: [], dark: [] };

interface Channel {
  on(event: string, handle: (story: string | { storyId: string }) => void): void;
  emit(event: string, choice: { storyId: string; viewMode: string }): void;
}

interface Frame {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  shift: number;
  /** When the page appeared; earlier shifts belong to the previous one. */
  shownAt: number;
  /** Events since the page was chosen, each with its page's or story's id. */
  said: string[];
  /** Called after each event. */
  hear?(): void;
}

/** A tab that shows another page than `id`. */
async function openTab(colorScheme: ColorScheme, id: string): Promise<Tab> {
  // Pages of one context would share the service worker that answers their calls.
  const page = await browser.newPage({ colorScheme, viewport: viewports[colorScheme] });
  const tab: Tab = { page, errors: [], requests: 0 };
  page.on('request', () => tab.requests++);
  page.on('pageerror', (error) => tab.errors.push(String(error)));
  page.on('console', (line) => {
    // Pictures are taken by a step of their own.
    const isPicture = line.location().url.includes('/state-pictures/');
    if (line.type() === 'error' && !isPicture) tab.errors.push(line.text());
  });
  const other = docs.find((one) => one.id !== id)!;
  await page.goto(`${shown.url}/iframe.html?id=${other.id}&viewMode=docs`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.evaluate(() => {
    const frame = window as unknown as Frame;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= frame.shownAt) frame.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const channel = frame.__STORYBOOK_ADDONS_CHANNEL__;
    frame.said = [];
    for (const event of ['docsRendered', 'storyFinished'])
      channel.on(event, (of) => {
        frame.said.push(`${event} ${typeof of === 'string' ? of : of.storyId}`);
        frame.hear?.();
      });
  });
  return tab;
}

/** Shows a docs page, its live story at rest. */
async function show(page: Page, id: string): Promise<void> {
  const rendered = page.evaluate((storyId) => {
    const frame = window as unknown as Frame;
    Object.assign(frame, { shift: 0, shownAt: Number.POSITIVE_INFINITY, said: [] });
    // Only events of this page or its stories count (their ids begin alike): the previous page’s may come late.
    const isSaid = (event: string) =>
      frame.said.some((one) => one.startsWith(`${event} ${storyId.replace(/docs$/, '')}`));
    return new Promise<void>((resolve) => {
      frame.hear = () => {
        if (!isSaid('docsRendered')) return;
        frame.shownAt = Math.min(frame.shownAt, performance.now());
        if (!document.querySelector('.docs-live') || isSaid('storyFinished')) resolve();
      };
      frame.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
  await inTime(page, `the docs page ${id}`, rendered, 'said');
  await inTime(
    page,
    'its fonts',
    page.evaluate(() => document.fonts.ready.then(() => {})),
  );
  await waitForInPage(page, () => !document.querySelector('.docs-live [aria-busy="true"]'));
  // Only then has the observer been told of shifts from fonts and cards that have just come.
  await framesDrawn(page);
}

/** The live story is a page's first one; none of them sets its own brand. */
const coreFont = '"Source Sans 3", sans-serif';
/** The pages that have a live story. */
const withLiveStory = /^(Widgets|Building blocks)\//;

/** One docs page of each kind: an inline widget, a form, a layer, a building block. */
const samples = ['Widgets/Cart', 'Widgets/Card entry', 'Widgets/Sign-in popup', 'Building blocks/Button'];

/**
 * False for a page whose colors are tested elsewhere: around its live story they are those of a sample, and the live
 * story's own are tested where it runs as a story.
 */
const hasOwnColors = (title: string) => !withLiveStory.test(title) || samples.includes(title);

interface Visit extends Seen {
  shift: number;
  scrolled: number;
  /** On a phone, in px. */
  width: number;
  violations: string[];
  /** The font of the live story; undefined on a page without one. */
  font: string | undefined;
}

async function visit({ id, title }: Entry, colorScheme: ColorScheme): Promise<Visit> {
  const tab = idle[colorScheme].pop() ?? (await openTab(colorScheme, id));
  const { page } = tab;
  Object.assign(tab, { errors: [], requests: 0 });
  await show(page, id);
  const { shift, scrolled, font } = await page.evaluate(() => ({
    shift: (window as unknown as Frame).shift,
    scrolled: scrollY,
    font: [...document.querySelectorAll('.docs-live .si-root')].map(
      (root) => getComputedStyle(root).fontFamily,
    )[0],
  }));
  const { errors, requests } = tab;
  // Without Storybook's own table of controls.
  const violationsOf = (rules?: string[]) =>
    violationsIn(page, '#storybook-docs', {
      leftOut: ['.docblock-argstable'],
      rules,
      disabledRules: hasOwnColors(title) ? [] : colorRules,
    });
  // The dark page has the same elements as the light one, in other colors.
  const violations = await violationsOf(colorScheme === 'dark' ? colorRules : undefined);
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  // On a phone more parts of the page scroll.
  if (colorScheme === 'light') violations.push(...(await violationsOf(['scrollable-region-focusable'])));
  if (colorScheme === 'light') await page.setViewportSize(desktop);
  idle[colorScheme].push(tab);
  return { errors, requests, shift, scrolled, width, violations, font };
}

it.concurrent.each(docs)(
  '$title is still, without an error, and accessible, also on a phone, and its live story has the font of the core brand',
  async (entry) => {
    const { errors, requests, shift, scrolled, width, violations, font } = await visit(entry, 'light');
    expect({ errors, scrolled, violations }).toEqual({ errors: [], scrolled: 0, violations: [] });
    expect(width).toBe(phone.width);
    // Storybook's own blocks shift by a pixel when their fonts load.
    expect(shift).toBeLessThan(0.005);
    expect(requests).toBeLessThan(450);
    expect(font).toBe(withLiveStory.test(entry.title) ? coreFont : undefined);
  },
);

it('the docs of a building block list its props with their comments', async () => {
  const { id } = docs.find(({ title }) => title === 'Building blocks/Button')!;
  const page = await browser.newPage();
  await page.goto(`${shown.url}/iframe.html?id=${id}&viewMode=docs`);
  const kind = page
    .locator('.docblock-argstable tr')
    .filter({ has: page.getByText('kind', { exact: true }) });
  expect(await kind.textContent()).toContain('One primary per view.');
  await page.close();
});

it('the comments of a building block and of its props lead to the rules that they cite', async () => {
  const { id } = docs.find(({ title }) => title === 'Building blocks/Product card')!;
  const page = await browser.newPage();
  await page.goto(`${shown.url}/iframe.html?id=${id}&viewMode=docs`);
  await page.locator('.docblock-argstable').getByRole('link', { name: 'decision 18' }).first().waitFor();
  const links = await page
    .getByRole('link', { name: 'decision 18' })
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  const rule = '?path=/docs/guide-where-the-rules-come-from--docs#decision-18';
  expect(links).toEqual([
    // Storybook's own block leads to the page itself, its table would lead there within the frame.
    [rule, null],
    [`./${rule}`, '_top'],
  ]);
  await page.close();
});

it('every sample is a docs page', () => {
  expect(docs.map(({ title }) => title)).toEqual(expect.arrayContaining(samples));
});

it.concurrent.each(docs.filter(({ title }) => hasOwnColors(title)))(
  '$title is legible in the dark, on a phone',
  async (entry) => {
    const { violations } = await visit(entry, 'dark');
    expect(violations).toEqual([]);
  },
);
