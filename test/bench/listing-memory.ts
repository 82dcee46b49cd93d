import { idle } from './idle.ts';
import { openListing } from './listing-page.ts';
import type { Bench, OpenPage, Question } from './question.ts';

const changes = 800;
/**
 * Changes between two measurements. Memory moves in steps, so a slope from only two measurements would be arbitrary.
 */
const step = 50;
/** Until then the page still loads files for the first time. */
const warmUp = 150;
/** For hundreds of changes V8 keeps compiling, and its code counts as heap: more than the bound per change. */
const withoutCompilers = '--no-sparkplug --no-maglev --no-turbofan';
const searches = ['?sortBy=name', '?facets=feature_sale', '', '?sortBy=price-low', '?facets=feature_new'];

export const listingMemory: Question = {
  name: 'listing-memory',
  asks: 'Over 800 changes of its filters, once it is warm, a listing holds no more with each.',
  async answer(bench) {
    const browser = await bench.launch(withoutCompilers);
    const looks = await lookAt({ ...bench, browser }).finally(() => browser.close());
    const first = looks[0]!;
    const last = looks.at(-1)!;
    return [
      {
        what: 'heap, a change',
        measured: slope(looks.map(({ heap }) => heap)),
        bound: 400,
        unit: 'B',
        detail: `${(first.heap / 1e6).toFixed(2)} to ${(last.heap / 1e6).toFixed(2)} MB, ${looks.length} looks`,
      },
      {
        what: 'nodes, also those that are held but not shown, a change',
        measured: slope(looks.map(({ nodes }) => nodes)),
        bound: 0.5,
        unit: 'nodes',
        detail: `${first.nodes} to ${last.nodes}`,
      },
    ];
  },
};

interface Look {
  heap: number;
  nodes: number;
}

async function lookAt(bench: Bench): Promise<Look[]> {
  // An SVG picture has nodes of its own, and the set of pictures the browser keeps differs between measurements.
  const opened = await openListing(bench, { pictures: 'plain' });
  await change(opened, warmUp);
  const looks = [await held(opened)];
  for (let done = 0; done < changes; done += step) {
    await change(opened, step);
    looks.push(await held(opened));
  }
  return looks;
}

/** Growth per change: the slope of the least-squares line through all measurements. */
function slope(values: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const places = values.map((_, nth) => nth * step);
  const place = mean(places);
  const value = mean(values);
  const together = mean(places.map((one, nth) => (one - place) * (values[nth]! - value)));
  return together / mean(places.map((one) => (one - place) ** 2));
}

/** In one evaluation, because DevTools retains some memory for each. */
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

/** The memory in use after a garbage collection. */
async function held({ page, cdp }: OpenPage): Promise<Look> {
  // The browser's own resource timing entries.
  await page.evaluate(() => performance.clearResourceTimings());
  await idle(page);
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap, nodes };
}
