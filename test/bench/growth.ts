import { mountHosts, openMountPage } from './mounts.ts';
import { linePlot } from './plot.ts';
import type { OpenPage, Question } from './question.ts';
import { growthOf, median, steepening } from './rounds.ts';

const counts = [1, 10, 50, 100, 250, 500, 1000, 2000, 3500, 5000];

export const growth: Question = {
  name: 'growth',
  asks: 'From 1 to 5,000 hosts, the time of the mounting scripts and the heap grow linearly: as steeply in the upper half as in the lower. The whole time, in which the browser lays the page out between two tasks, grows as that of bare roots.',
  async answer(bench) {
    const rounds = Math.min(bench.rounds, 5);
    const take = async (opened: OpenPage, count: number, asIslands: boolean) => {
      const ask = { view: 'card' as const, count, asIslands, measuresHeap: true };
      const mounts = [];
      for (let round = 0; round < rounds; round++) mounts.push(await mountHosts(opened, ask));
      const ms = median(mounts.map((mount) => mount.ms));
      const scriptMs = median(mounts.map((mount) => mount.scriptMs));
      return { count, ms, scriptMs, heapPerHost: median(mounts.map(({ heap }) => heap)) / count };
    };
    const islands: Awaited<ReturnType<typeof take>>[] = [];
    const bare: typeof islands = [];
    for (const count of counts) {
      // A new browser for each size, so that memory left over from a larger one is not measured.
      const browser = await bench.launch();
      const opened = await openMountPage({ ...bench, browser });
      await mountHosts(opened, { view: 'card', count: 200, asIslands: true });
      await mountHosts(opened, { view: 'card', count: 200, asIslands: false });
      islands.push(await take(opened, count, true));
      bare.push(await take(opened, count, false));
      await browser.close();
    }

    bench.savePlot(
      'growth-time',
      linePlot({
        title: 'Time to mount',
        x: 'hosts on the page',
        y: 'ms, median of rounds',
        lines: [
          { name: 'islands', points: islands.map(({ count, ms }) => [count, ms]) },
          { name: 'bare createRoot', points: bare.map(({ count, ms }) => [count, ms]) },
        ],
      }),
    );
    const isMany = ({ count }: { count: number }) => count >= 50;
    bench.savePlot(
      'growth-heap',
      linePlot({
        title: 'Heap held by a mounted host',
        x: 'hosts on the page',
        y: 'KB a host',
        lines: [
          {
            name: 'islands',
            points: islands.filter(isMany).map(({ count, heapPerHost }) => [count, heapPerHost / 1000]),
          },
          {
            name: 'bare createRoot',
            points: bare.filter(isMany).map(({ count, heapPerHost }) => [count, heapPerHost / 1000]),
          },
        ],
      }),
    );
    const heaps = islands.map(({ count, heapPerHost }) => ({ count, bytes: heapPerHost * count }));
    const whole = (all: typeof islands) => steepening(all.map(({ count, ms }) => [count, ms]));
    const grown = [
      {
        what: 'growth of the whole time, beside bare roots',
        measured: whole(islands) / whole(bare),
        bound: 2,
        unit: '×' as const,
      },
      growthOf(
        'scripts’ time',
        islands.map(({ count, scriptMs }) => [count, scriptMs]),
      ),
      growthOf(
        'heap',
        heaps.map(({ count, bytes }) => [count, bytes]),
      ),
    ];
    const sizes = islands.map(({ count, ms, scriptMs, heapPerHost }, nth) => ({
      what: `${count.toLocaleString('en-US')} host${count === 1 ? '' : 's'}`,
      measured: ms,
      unit: 'ms' as const,
      detail: `scripts ${scriptMs.toFixed(1)} ms; bare ${bare[nth]!.ms.toFixed(1)} ms; ${(heapPerHost / 1000).toFixed(1)} KB a host, bare ${(bare[nth]!.heapPerHost / 1000).toFixed(1)} KB`,
    }));
    return [...grown, ...sizes];
  },
};
