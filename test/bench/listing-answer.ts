import type { Page } from 'playwright-core';
import { goTo, openListing } from './listing-page.ts';
import { type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    /** From the last byte of an answer to the paint of its tiles, in ms. */
    paintedMs?: number | undefined;
  }
}

export const listingAnswer: Question = {
  name: 'listing-answer',
  asks: 'From an answer to its 48 painted tiles, at 4 × CPU throttle, at most 100 ms.',
  async answer(bench) {
    const times: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openListing(bench, { pictures: 'plain' });
      await watchTiles(opened.page);
      await throttle(opened, 4);
      // Another order: nearly every tile is another one.
      await goTo(opened.page, '?sortBy=name');
      await opened.page.waitForFunction(() => window.paintedMs !== undefined);
      const time = await opened.page.evaluate(() => window.paintedMs!);
      await opened.close();
      if (round >= 0) times.push(time);
    }
    const detail = `rounds ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`;
    return [{ what: '48 tiles', measured: median(times), bound: 100, unit: 'ms', detail }];
  },
};

/** Notes when the tiles that an answer brings have been painted: the task after the frame that has them. */
function watchTiles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const list = document.querySelector('.si-product-grid__tiles')!;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const answer = entries.findLast(({ name }) => name.includes('isModelOnly=true'))!;
          window.paintedMs = performance.now() - answer.responseEnd;
        };
        port2.postMessage(0);
      });
    });
    watch.observe(list, { childList: true });
  });
}
