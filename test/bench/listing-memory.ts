import { openListing } from './listing-page.ts';
import type { OpenPage, Question } from './question.ts';

const changes = 200;
/** Until then what the browser learns of the page's script still grows. */
const warmUp = 150;
const searches = ['?sortBy=name', '?facets=feature_sale', '', '?sortBy=price-low', '?facets=feature_new'];

export const listingMemory: Question = {
  name: 'listing-memory',
  asks: 'After 200 changes of its filters a listing holds no more than before, once it is warm.',
  async answer(bench) {
    const opened = await openListing(bench);
    await change(opened, warmUp);
    const before = await held(opened);
    await change(opened, changes);
    const after = await held(opened);
    await opened.close();
    const grown = (of: 'heap' | 'nodes') => 100 * (after[of] / before[of] - 1);
    return [
      {
        what: 'heap',
        measured: grown('heap'),
        bound: 5,
        unit: '%',
        detail: `${(before.heap / 1e6).toFixed(2)} to ${(after.heap / 1e6).toFixed(2)} MB`,
      },
      {
        what: 'nodes, also those that are held but not shown',
        measured: grown('nodes'),
        bound: 5,
        unit: '%',
        detail: `${before.nodes} to ${after.nodes}`,
      },
    ];
  },
};

/** All in one go: of what is asked of a page from outside, the browser's tools keep something each time. */
function change({ page }: OpenPage, times: number): Promise<void> {
  return page.evaluate(
    async ([times, searches]) => {
      for (let nth = 0; nth < times; nth++) {
        const changed = new Promise((resolve) =>
          document.addEventListener('storefront:listing-changed', resolve, { once: true }),
        );
        history.pushState(null, '', location.pathname + searches[nth % searches.length]!);
        dispatchEvent(new PopStateEvent('popstate'));
        await changed;
      }
    },
    [times, searches] as const,
  );
}

/** What is left once everything that can be let go is gone. */
async function held({ page, cdp }: OpenPage): Promise<{ heap: number; nodes: number }> {
  await page.evaluate(() => {
    // The browser's own notes of what was fetched.
    performance.clearResourceTimings();
    return new Promise((resolve) => requestIdleCallback(() => resolve(undefined)));
  });
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap, nodes };
}
