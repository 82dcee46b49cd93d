import type { Page } from 'playwright-core';
import { goTo, openListing } from './listing-page.ts';
import { type Bench, type Finding, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    /** From the last byte of an answer to the paint of its first tiles, and to the paint of its last, in ms. */
    paintedMs?: { first?: number; last?: number };
  }
}

const list = '.si-product-grid__tiles';
// Another sort order replaces nearly every tile.
const search = '?sortBy=name';

export const listingAnswer: Question = {
  name: 'listing-answer',
  asks: 'From an answer to its 48 painted tiles, at 4 × CPU throttle, at most 100 ms: those in view are first; compared with the same tiles as HTML.',
  async answer(bench) {
    const html = await htmlOfTiles(bench);
    const firsts: number[] = [];
    const lasts: number[] = [];
    const floors: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const { first, last } = await timeOf(bench);
      const floor = await timeOf(bench, html);
      if (round < 0) continue;
      firsts.push(first);
      lasts.push(last);
      floors.push(floor.last);
    }
    const detail = (times: number[]) =>
      `rounds ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`;
    const finding = (what: string, times: number[]): Finding => ({
      what,
      measured: median(times),
      bound: 100,
      unit: 'ms',
      detail: detail(times),
    });
    const floor = median(floors);
    return [
      finding('the tiles in view', firsts),
      finding('all 48 tiles', lasts),
      {
        what: 'the same as HTML, by one line of script',
        measured: floor,
        unit: 'ms',
        detail: detail(floors),
      },
      { what: 'all tiles against it', measured: median(lasts) / floor, unit: '×' },
    ];
  },
};

/** The number of elements in the list after the answer has rendered. */
async function htmlOfTiles(bench: Bench): Promise<string> {
  const opened = await openListing(bench, { pictures: 'plain' });
  await watchTiles(opened.page);
  await goTo(opened.page, search);
  await opened.page.waitForFunction(() => window.paintedMs?.last !== undefined);
  const html = await opened.page.locator(list).innerHTML();
  await opened.close();
  return html;
}

/** From the answer to the paint of its tiles; with `html` the tiles are written from that, without React. */
async function timeOf(bench: Bench, html?: string): Promise<{ first: number; last: number }> {
  const opened = await openListing(bench, { pictures: 'plain' });
  await watchTiles(opened.page);
  await throttle(opened, 4);
  if (html)
    await opened.page.evaluate(
      async ([list, search, html]) => {
        const answer = await fetch(`${location.pathname + search}&isModelOnly=true`);
        await answer.json();
        document.querySelector(list)!.innerHTML = html;
      },
      [list, search, html] as const,
    );
  else await goTo(opened.page, search);
  await opened.page.waitForFunction(() => window.paintedMs?.last !== undefined);
  const { first = 0, last = 0 } = await opened.page.evaluate(() => window.paintedMs!);
  await opened.close();
  return { first, last };
}

/** Records when the tiles of an answer have been painted: in the task after their frame. */
function watchTiles(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    const list = document.querySelector(selector)!;
    const painted: NonNullable<Window['paintedMs']> = {};
    window.paintedMs = painted;
    const whenGone = (tile: Element, which: 'first' | 'last') => {
      const watch = new MutationObserver(() => {
        if (tile.isConnected) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const answer = entries.findLast(({ name }) => name.includes('isModelOnly=true'))!;
            painted[which] = performance.now() - answer.responseEnd;
          };
          port2.postMessage(0);
        });
      });
      watch.observe(list, { childList: true });
    };
    whenGone(list.firstElementChild!, 'first');
    whenGone(list.lastElementChild!, 'last');
  }, list);
}
