import type { Page } from 'playwright-core';
import { goTo, openListing } from './listing-page.ts';
import { type Finding, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    /** From the last byte of an answer to the paint of its first tiles, and to that of its last, in ms. */
    paintedMs?: { first?: number; last?: number };
  }
}

export const listingAnswer: Question = {
  name: 'listing-answer',
  asks: 'From an answer to its 48 painted tiles, at 4 × CPU throttle, at most 100 ms: those in view come first.',
  async answer(bench) {
    const firsts: number[] = [];
    const lasts: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openListing(bench, { pictures: 'plain' });
      await watchTiles(opened.page);
      await throttle(opened, 4);
      // Another order: nearly every tile is another one.
      await goTo(opened.page, '?sortBy=name');
      await opened.page.waitForFunction(() => window.paintedMs?.last !== undefined);
      const { first, last } = (await opened.page.evaluate(() => window.paintedMs!)) as {
        first: number;
        last: number;
      };
      await opened.close();
      if (round < 0) continue;
      firsts.push(first);
      lasts.push(last);
    }
    const finding = (what: string, times: number[]): Finding => {
      const detail = `rounds ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`;
      return { what, measured: median(times), bound: 100, unit: 'ms', detail };
    };
    return [finding('the tiles in view', firsts), finding('all 48 tiles', lasts)];
  },
};

/** Notes when the tiles that an answer brings have been painted: the task after the frame that has them. */
function watchTiles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const list = document.querySelector('.si-product-grid__tiles')!;
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
  });
}
