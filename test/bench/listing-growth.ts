import { idle } from './idle.ts';
import { linePlot } from './plot.ts';
import { type Bench, openPage, type Question } from './question.ts';
import { growthOf, median } from './rounds.ts';
import { waitForBegun } from './shop-page.ts';

const counts = [24, 48, 96, 192, 384, 576, 768, 1000];

export const listingGrowth: Question = {
  name: 'listing-growth',
  asks: 'From 24 to 1,000 tiles, time and nodes grow linearly: as steeply in the upper half as in the lower.',
  async answer(bench) {
    const rounds = Math.min(bench.rounds, 5);
    const taken: { count: number; ms: number; nodes: number }[] = [];
    for (const count of counts) {
      const url = await writePage(bench, count);
      const times: number[] = [];
      let nodes = 0;
      for (let round = -1; round < rounds; round++) {
        const opened = await openPage(bench);
        await opened.page.goto(url);
        await waitForBegun(opened.page);
        await idle(opened.page);
        const measured = await opened.page.evaluate(mountInPage);
        await opened.close();
        if (round >= 0) times.push(measured.ms);
        nodes = measured.nodes;
      }
      taken.push({ count, ms: median(times), nodes });
    }
    const line = (name: string, of: 'ms' | 'nodes') => ({
      name,
      points: taken.map((one): [number, number] => [one.count, one[of]]),
    });
    const x = 'tiles';
    bench.savePlot(
      'listing-time',
      linePlot({ title: 'Tiles painted', x, y: 'ms, median of rounds', lines: [line('product-grid', 'ms')] }),
    );
    bench.savePlot(
      'listing-nodes',
      linePlot({ title: 'Nodes of the tiles', x, y: 'elements', lines: [line('product-grid', 'nodes')] }),
    );
    const grown = [
      growthOf(
        'time',
        taken.map(({ count, ms }) => [count, ms]),
      ),
      growthOf(
        'nodes',
        taken.map(({ count, nodes }) => [count, nodes]),
      ),
    ];
    const sizes = taken.map(({ count, ms, nodes }) => ({
      what: `${count.toLocaleString('en-US')} tiles`,
      measured: ms,
      unit: 'ms' as const,
      detail: `${nodes} elements, ${(nodes / count).toFixed(1)} a tile`,
    }));
    return [...grown, ...sizes];
  },
};

/**
 * From the call that mounts the grid to the paint of its tiles. The grid's script has already run, on an empty grid.
 */
async function mountInPage(): Promise<{ ms: number; nodes: number }> {
  const { storefrontIslands } = window as unknown as { storefrontIslands: { mount(): Promise<void> } };
  const waiting = document.querySelector('[data-waiting]')!;
  const start = performance.now();
  waiting.setAttribute('data-island', 'product-grid');
  await storefrontIslands.mount();
  await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  const painted = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(0);
  await painted;
  return { ms: performance.now() - start, nodes: waiting.querySelectorAll('li, li *').length };
}

/** A page with a grid that is not mounted yet, and with another listing, which has loaded the script. */
async function writePage({ shopUrl }: Bench, count: number): Promise<string> {
  const minisets = Array.from({ length: count }, (_, nth) => ({
    sku: `${100_000 + nth}`,
    name: `Marlow 3-Seat Sofa ${nth}`,
    formattedPrice: '$1,799.00',
    price: 179_900,
    imagePath: '/pictures/410553.svg',
    navigateUrl: `/p/${100_000 + nth}`,
    swatches: ['Oatmeal', 'Snow', 'Cement', 'Slate'].map((name, nth) => ({ name, hex: `#d9cdb${nth}` })),
    swatchCount: 8,
  }));
  const props = (all: object[]) =>
    `<script type="application/json" data-island-props>${JSON.stringify({ minisets: all })}</script>`;
  const body = `<div data-island="product-grid" data-island-load="load" data-listing="first" data-total="1">${props(minisets.slice(0, 1))}</div>
<div data-waiting data-island-load="load" data-total="${count}">${props(minisets)}</div>`;
  const head =
    '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';
  const url = `${shopUrl}/test/pages/listing-growth-${count}`;
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ body, head }) });
  if (!answer.ok) throw new Error(`The page was refused: ${await answer.text()}`);
  return url;
}
