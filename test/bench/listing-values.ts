import type { Page } from 'playwright-core';
import { addNothing, againstNothing, nothing, tracedPress } from './press.ts';
import { type Bench, type Finding, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    valuesTime?: number;
  }
}

const count = 500;
const list = '.si-listing-filters__values';
const shower = `button:has-text("Show ${count - 5} more")`;

export const listingValues: Question = {
  name: 'listing-values',
  asks: 'A facet of 500 values shows all of them, at 4 × CPU throttle, within 100 ms; compared with the same values as HTML.',
  async answer(bench) {
    const url = await writePage(bench);
    const html = await htmlOfValues(bench, url);
    const firsts: number[] = [];
    const nothings: number[] = [];
    const times: number[] = [];
    const floors: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const shown = await timeOf(bench, url);
      const floor = await timeOf(bench, url, html);
      if (round < 0) continue;
      firsts.push(shown.first);
      nothings.push(shown.nothing);
      times.push(shown.all);
      floors.push(floor.all);
    }
    const detail = (all: number[]) => `rounds ${all.sort((a, b) => a - b).join(', ')} ms`;
    const finding = (what: string, all: number[]): Finding => ({
      what,
      measured: median(all),
      bound: 100,
      unit: 'ms',
      detail: detail(all),
    });
    const floor = median(floors);
    return [
      ...againstNothing('the first of them painted', { times: firsts, floors: nothings, bound: 100 }),
      finding(`all ${count} values`, times),
      {
        what: 'the same as HTML, by one line of script',
        measured: floor,
        unit: 'ms',
        detail: detail(floors),
      },
      { what: 'all values against it', measured: median(times) / floor, unit: '×' },
    ];
  },
};

/** The number of elements in the list when all values are shown. */
async function htmlOfValues(bench: Bench, url: string): Promise<string> {
  const opened = await openPage(bench);
  await opened.page.goto(url);
  await opened.page.locator(shower).click();
  await opened.page.waitForFunction(
    ([list, count]) => document.querySelectorAll(`${list} input`).length === count,
    [list, count] as const,
  );
  const html = await opened.page.locator(list).innerHTML();
  await opened.close();
  return html;
}

/**
 * From the press to the first paint, and to the paint of all values; with `html` the press writes that, without
 * React.
 */
async function timeOf(
  bench: Bench,
  url: string,
  html?: string,
): Promise<Record<'nothing' | 'first' | 'all', number>> {
  const opened = await openPage(bench);
  await opened.page.goto(url);
  await opened.page.waitForSelector('fieldset');
  await addNothing(opened.page, shower);
  await throttle(opened, 4);
  const idle = await tracedPress(bench, opened.page, nothing);
  if (html)
    await opened.page.evaluate(
      ([list, html]) =>
        addEventListener(
          'click',
          (event) => {
            event.stopImmediatePropagation();
            document.querySelector(list)!.innerHTML = html;
          },
          { capture: true },
        ),
      [list, html] as const,
    );
  await watchValues(opened.page);
  const first = await tracedPress(bench, opened.page, shower);
  await opened.page.waitForFunction(() => window.valuesTime);
  const all = Math.round(await opened.page.evaluate(() => window.valuesTime!));
  await opened.close();
  return { nothing: idle, first, all };
}

/** Makes the page record the time from the press to the end of the frame that has all values. */
async function watchValues(page: Page): Promise<void> {
  await page.evaluate(
    ([selector, count]) => {
      addEventListener('pointerdown', ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        const list = document.querySelector(selector)!;
        let isWhole = false;
        // A task that is queued in a frame starts after its layout and paint.
        port1.onmessage = () => {
          if (isWhole) window.valuesTime = performance.now() - timeStamp;
        };
        const look = () => {
          isWhole = list.querySelectorAll('input').length === count;
          port2.postMessage(0);
          if (!isWhole) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    [list, count] as const,
  );
}

/** A page with only the filters, whose one facet has many values. */
async function writePage({ shopUrl }: Bench): Promise<string> {
  const filterItems = Array.from({ length: count }, (_, nth) => ({
    id: `c${nth}`,
    name: `Collection ${nth}`,
    facetId: 'collection',
    uniqueId: `collection_c${nth}`,
    itemCount: nth + 1,
  }));
  const facets = [{ id: 'collection', name: 'Collection', isExpanded: true, filterItems }];
  const body = `<div data-island="listing-filters" data-island-load="load"><script type="application/json" data-island-props>${JSON.stringify({ facets })}</script></div>`;
  const head =
    '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';
  const url = `${shopUrl}/test/pages/listing-values`;
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head }) });
  if (!answer.ok) throw new Error(`The page was refused: ${await answer.text()}`);
  return url;
}
