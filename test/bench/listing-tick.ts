import { openListing } from './listing-page.ts';
import { press } from './press.ts';
import { type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

const filter = '[data-island="listing-filters"] fieldset label';

export const listingTick: Question = {
  name: 'listing-tick',
  asks: 'From the press on a filter to its painted tick, at 4 × CPU throttle, at most 50 ms.',
  async answer(bench) {
    const times: number[] = [];
    const idle: number[] = [];
    const bare: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openListing(bench);
      await throttle(opened, 4);
      const nothing = await press(opened.page, 'h1');
      const time = await press(opened.page, filter);
      await opened.close();
      // The same press without the library: the cost of the page's own listeners and styles.
      const without = await openListing(bench, { islands: 'none' });
      await throttle(without, 4);
      const server = await press(without.page, filter);
      await without.close();
      if (round < 0) continue;
      times.push(time);
      idle.push(nothing);
      bare.push(server);
    }
    const detail = (all: number[]) => `rounds ${all.sort((a, b) => a - b).join(', ')} ms`;
    return [
      { what: 'a filter', measured: median(times), bound: 50, unit: 'ms', detail: detail(times) },
      {
        what: 'a filter of the server, without our scripts',
        measured: median(bare),
        unit: 'ms',
        detail: detail(bare),
      },
      { what: 'a press on a heading', measured: median(idle), unit: 'ms', detail: detail(idle) },
    ];
  },
};
