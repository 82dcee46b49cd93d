import { openListing } from './listing-page.ts';
import { pressFindings } from './press.ts';
import type { Question } from './question.ts';

const selector = '[data-island="listing-filters"] fieldset label';

export const listingTick: Question = {
  name: 'listing-tick',
  asks: 'From the press on a filter to its painted tick, at 4 × CPU throttle, at most 50 ms; compared with a press that does nothing.',
  async answer(bench) {
    const ours = await pressFindings(bench, {
      what: 'a filter',
      open: () => openListing(bench),
      selector,
      bound: 50,
    });
    // The same press without the library: the cost of the page's own listeners and styles.
    const server = await pressFindings(bench, {
      what: 'a filter of the server, without our scripts',
      open: () => openListing(bench, { islands: 'none' }),
      selector,
    });
    return [...ours, ...server];
  },
};
