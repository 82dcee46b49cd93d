import type { Page } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';
import { fillCart } from './cart-page.ts';
import { setCheckout } from './checkout-page.ts';
import { idle } from './idle.ts';
import { type Bench, type Finding, openPage, type Question, slowNetwork } from './question.ts';
import { median } from './rounds.ts';
import { productPath, waitForBegun } from './shop-page.ts';

interface Shown {
  name: string;
  path: string;
  /** The blocking time that the library may add. */
  boundMs: number;
  /** The number of lines in the shopper's cart. */
  lines?: number;
  /** The state that the shopper's checkout is in. */
  state?: string;
}

/** Pages of the reference storefront. */
const pages: Shown[] = [
  { name: 'home', path: '/', boundMs: 30 },
  { name: 'product', path: productPath, boundMs: 30 },
  { name: 'product made to order', path: `/p/${knownProducts.specialOrder}`, boundMs: 50 },
  { name: 'listing', path: '/sofas', boundMs: 30 },
  { name: 'cart', path: '/checkout/cart', boundMs: 50, lines: 10 },
  { name: 'checkout: shipping', path: '/checkout/shipping', boundMs: 50, state: 'start' },
  { name: 'checkout: options', path: '/checkout/shippingandgiftoptions', boundMs: 50, state: 'options' },
  { name: 'checkout: payment', path: '/checkout/paymentandbilling', boundMs: 50, state: 'payment' },
  { name: 'checkout: review', path: '/checkout/review', boundMs: 50, state: 'review' },
  { name: 'checkout: confirmation', path: '/checkout/confirmation', boundMs: 50, state: 'placed' },
];

/** A task is long above this, and blocks for the rest of its time. */
const longTaskMs = 50;
/** How much slower a cheap phone is than this machine. */
const slowdown = 4;
/** No task of the library may be longer. */
const longestBoundMs = 100;

export const blockingTime: Question = {
  name: 'blocking-time',
  asks: 'Blocking time that the library adds to a page: 390 px, slow 4G, 4 × CPU. Median of the rounds.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const { name, boundMs, ...page } of pages) {
      const added: number[] = [];
      const longest: number[] = [];
      for (let round = 0; round < bench.rounds; round++) {
        const subject = await tasksOf(bench, { ...page, hasLibrary: true });
        const floor = await tasksOf(bench, { ...page, hasLibrary: false });
        added.push(blocking(subject) - blocking(floor));
        longest.push(Math.max(...subject.flatMap(({ ms, isOurs }) => (isOurs ? ms : []))));
      }
      findings.push(
        {
          what: `${name}: blocking time, less that of the page without the library`,
          measured: median(added),
          bound: boundMs,
          unit: 'ms',
          detail: `rounds ${added.map((ms) => ms.toFixed(0)).join(', ')}`,
        },
        {
          what: `${name}: the longest task that runs the library`,
          measured: median(longest),
          bound: longestBoundMs,
          unit: 'ms',
          detail: `rounds ${longest.map((ms) => ms.toFixed(0)).join(', ')}`,
        },
      );
    }
    return findings;
  },
};

interface Visit extends Pick<Shown, 'path' | 'lines' | 'state'> {
  hasLibrary: boolean;
}

interface Task {
  ms: number;
  /** It runs a script of the library. */
  isOurs: boolean;
}

const blocking = (tasks: readonly Task[]) =>
  tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  dur?: number;
  /** CPU time of the thread, in µs. */
  tdur?: number;
  args: { name?: string; fileName?: string; data?: { url?: string } };
}

/**
 * The main thread's tasks of a visit, in ms, until no island is loading. They are measured as CPU time and multiplied,
 * because a throttled page on a shared machine would measure what else the machine does.
 */
async function tasksOf(shared: Bench, { path, lines, state, hasLibrary }: Visit): Promise<Task[]> {
  const bench = hasLibrary ? shared : { ...shared, shopUrl: shared.bareUrl };
  const { page, cdp, close } = await openPage(bench, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  if (lines) await fillCart(bench, page, lines);
  if (state) await setCheckout(bench, { page }, state);
  await slowNetwork({ cdp });
  await bench.browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await visit(page, bench.shopUrl + path, hasLibrary);
  const { traceEvents } = JSON.parse((await bench.browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await close();
  return mainThreadTasks(traceEvents);
}

async function visit(page: Page, url: string, hasLibrary: boolean): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (hasLibrary) await waitForBegun(page);
  await idle(page);
}

/** Of the page's own renderer: the one with the most work. */
function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const scripts = own.filter(({ args }) => /\/islands\//.test(args.data?.url ?? args.fileName ?? ''));
    return own
      .filter(({ name }) => name === 'RunTask')
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        ms: (tdur * slowdown) / 1000,
        isOurs: scripts.some((script) => script.ts >= ts && script.ts <= ts + dur),
      }));
  });
  const work = (tasks: Task[]) => tasks.reduce((sum, { ms }) => sum + ms, 0);
  const [busiest] = threads.sort((a, b) => work(b) - work(a));
  if (!busiest?.some(({ ms }) => ms > 0)) throw new Error('The trace has no tasks of a page.');
  return busiest;
}
