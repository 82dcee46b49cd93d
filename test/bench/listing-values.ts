import type { Page } from 'playwright-core';
import { press, watchPresses } from './press.ts';
import { type Bench, type Finding, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    valuesTime?: number;
  }
}

const count = 500;

export const listingValues: Question = {
  name: 'listing-values',
  asks: 'A facet of 500 values opens all of them, at 4 × CPU throttle, within 100 ms.',
  async answer(bench) {
    const url = await writePage(bench);
    const firsts: number[] = [];
    const times: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openPage(bench);
      await opened.page.goto(url);
      await opened.page.waitForSelector('fieldset');
      await watchPresses(opened.page);
      await watchValues(opened.page);
      await throttle(opened, 4);
      const first = await press(opened.page, `button:has-text("Show ${count - 5} more")`);
      await opened.page.waitForFunction(() => window.valuesTime);
      const time = await opened.page.evaluate(() => window.valuesTime!);
      await opened.close();
      if (round < 0) continue;
      firsts.push(first);
      times.push(Math.round(time));
    }
    const finding = (what: string, all: number[]): Finding => {
      const detail = `rounds ${all.sort((a, b) => a - b).join(', ')} ms`;
      return { what, measured: median(all), bound: 100, unit: 'ms', detail };
    };
    return [finding('the first of them painted', firsts), finding(`all ${count} values`, times)];
  },
};

/** Has the page note the time from the press to the end of the frame that has all values. */
async function watchValues(page: Page): Promise<void> {
  await page.evaluate((count) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      const list = document.querySelector('.si-listing-filters__values')!;
      let isWhole = false;
      // The task after a frame's own begins when it has been laid out and painted.
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
  }, count);
}

/** A page of filters alone, whose one facet has many values. */
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
