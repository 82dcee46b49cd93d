import { type Bench, type Finding, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { productPath, waitForBegun } from './shop-page.ts';

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Pages of the reference storefront, with the blocking time that the library may add. */
const pages = [
  { name: 'home', path: '/', boundMs: 50 },
  { name: 'product', path: productPath, boundMs: 50 },
  { name: 'listing', path: '/sofas', boundMs: 100 },
];

/** A task is long above this, and blocks for the rest of its time. */
const longTaskMs = 50;

export const blockingTime: Question = {
  name: 'blocking-time',
  asks: 'Blocking time that the library adds to a page: 390 px, slow 4G, 4 × CPU. Median of the rounds.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const { name, path, boundMs } of pages) {
      const added: number[] = [];
      const longest: number[] = [];
      for (let round = 0; round < bench.rounds; round++) {
        const sides = [await longTasks(bench, path, true), await longTasks(bench, path, false)] as const;
        const [subject, floor] = sides.map((tasks) =>
          tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0),
        ) as [number, number];
        added.push(subject - floor);
        longest.push(Math.max(0, ...sides[0]) - Math.max(0, ...sides[1]));
      }
      findings.push({
        what: `${name}: blocking time, less that of the page without the library`,
        measured: median(added),
        bound: boundMs,
        unit: 'ms',
        detail: `rounds ${added.map((ms) => ms.toFixed(0)).join(', ')}; the longest task ${median(longest).toFixed(0)} ms longer`,
      });
    }
    return findings;
  },
};

/** The long tasks of a visit, in ms, until all islands have settled. */
async function longTasks(bench: Bench, path: string, hasLibrary: boolean): Promise<number[]> {
  const opened = await openPage(bench, { viewport: { width: 390, height: 844 }, isMobile: true });
  const { page, cdp, close } = opened;
  if (!hasLibrary) await page.route('**/islands/**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks!.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await throttle(opened, 4);
  await page.goto(bench.shopUrl + path, { waitUntil: 'networkidle' });
  if (hasLibrary) await waitForBegun(page);
  const tasks = await page.evaluate(
    () => new Promise<number[]>((resolve) => requestIdleCallback(() => resolve(window.longTasks!))),
  );
  await close();
  return tasks;
}
