import type { Page } from 'playwright-core';
import { addNothing, againstNothing, timeUntilShown, tracedPress } from './press.ts';
import { type Bench, type Finding, type OpenPage, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

const opener = '[data-island="product-grid"] .si-card__quick-view';
const layer = 'dialog.si-dialog[open]';
const content = `${layer} .si-quick-view__parts:not([data-state="loading"])`;

/** A copy of the layer's HTML, which a press of a button without the library inserts. */
const copy = '#copy .si-quick-view__parts';

export const quickView: Question = {
  name: 'quick-view',
  asks: 'At 4 × CPU throttle, with its files loaded, a press on a tile is painted as a layer in at most 100 ms, and the layer’s content in at most 1.5 × the same HTML; nothing shifts meanwhile.',
  async answer(bench) {
    return [...(await layerFindings(bench)), ...(await contentFindings(bench))];
  },
};

async function openListing(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.page.goto(`${bench.shopUrl}/sofas`);
  await opened.page.waitForSelector('[data-island="product-grid"][data-island-status="mounted"]');
  return opened;
}

/** The files and the answer of the first tile are there: it has been looked at. */
async function openLooked(bench: Bench): Promise<OpenPage & { html: string }> {
  const opened = await openListing(bench);
  const { page } = opened;
  await page.locator(opener).first().click();
  await page.locator(content).waitFor();
  await page.locator(`${layer} [data-island="availability"] .si-choice`).waitFor();
  const html = await page.locator(layer).evaluate((dialog) => dialog.outerHTML);
  await page.keyboard.press('Escape');
  await page.locator(layer).waitFor({ state: 'detached' });
  return { ...opened, html };
}

/** From the press to the painted layer, and what shifts until its content is there. */
async function layerFindings(bench: Bench): Promise<Finding[]> {
  const times: number[] = [];
  const floors: number[] = [];
  const shifts: number[] = [];
  for (let round = -1; round < bench.rounds; round++) {
    const opened = await openListing(bench);
    const { page } = opened;
    await page.locator(opener).first().hover();
    await page.waitForLoadState('networkidle');
    await addNothing(page, '.listing-toolbar');
    await watchShifts(page);
    await throttle(opened, 4);
    const floor = await tracedPress(bench, page, '#nothing');
    const time = await timeUntilShown(page, opener, layer);
    await page.locator(content).waitFor();
    await page.locator(`${layer} [data-island="availability"] .si-choice`).waitFor();
    const shift = await page.evaluate(() => window.shifted!);
    await opened.close();
    if (round < 0) continue;
    times.push(time);
    floors.push(floor);
    shifts.push(shift);
  }
  const findings = againstNothing('the layer of a tile is painted', { times, floors, bound: 100 });
  return [...findings, { what: 'what shifts', measured: Math.max(...shifts), bound: 0, unit: 'shift' }];
}

/** From the press to the painted content, and to the same HTML. */
async function contentFindings(bench: Bench): Promise<Finding[]> {
  const times: number[] = [];
  const floors: number[] = [];
  for (let round = -1; round < bench.rounds; round++) {
    const opened = await openLooked(bench);
    const { page, html } = opened;
    await addNothing(page, '.listing-toolbar');
    await insertOnPress(page, html);
    await throttle(opened, 4);
    const floor = await timeUntilShown(page, '#nothing', copy);
    await page.evaluate(() => document.querySelector('#copy')!.remove());
    const time = await timeUntilShown(page, opener, content);
    await opened.close();
    if (round < 0) continue;
    times.push(time);
    floors.push(floor);
  }
  const [time, floor] = againstNothing('its content is painted', { times, floors });
  return [
    time!,
    { ...floor!, what: 'the same HTML, inserted by a press' },
    { what: 'the one against the other', measured: median(times) / median(floors), bound: 1.5, unit: '×' },
  ];
}

declare global {
  interface Window {
    /** The sum of what has shifted. */
    shifted?: number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted! += entry.value;
    }).observe({ type: 'layout-shift' });
  });
}

function insertOnPress(page: Page, html: string): Promise<void> {
  return page.locator('#nothing').evaluate((button, inserted) => {
    button.addEventListener('click', () => {
      const place = document.createElement('div');
      place.id = 'copy';
      place.className = 'si-root';
      place.innerHTML = inserted;
      document.body.append(place);
    });
  }, html);
}
