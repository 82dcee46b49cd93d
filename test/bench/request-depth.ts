import { type Bench, openPage, type Question } from './question.ts';
import { median } from './rounds.ts';
import { productPath } from './shop-page.ts';

/** The used fields of DevTools' request events. */
interface Request {
  request: { url: string };
  initiator: { url?: string; stack?: { callFrames: { url: string }[] } };
}

declare global {
  interface Window {
    firstMountedAt?: number;
  }
}

export const requestDepth: Question = {
  name: 'request-depth',
  asks: 'From islands.js running to the first island mounted: two requests deep at most.',
  async answer(bench) {
    const near = await firstMounts(bench, 0);
    // The latency of a phone on a good mobile network, so that every dependent request shows.
    const far = await firstMounts(bench, 150);
    const finding = (what: string, visits: Visit[]) => ({
      what,
      measured: median(visits.map(({ ms }) => ms)),
      unit: 'ms' as const,
      detail: `rounds ${visits.map(({ ms }) => ms.toFixed(0)).join(', ')} ms`,
    });
    const { depth, deepest } = near.reduce((a, b) => (b.depth > a.depth ? b : a));
    return [
      {
        what: 'requests that wait for another',
        measured: depth,
        bound: 2,
        unit: 'requests' as const,
        detail: deepest,
      },
      finding('time to the first island, server beside the browser', near),
      finding('time to the first island, 150 ms away', far),
    ];
  },
};

interface Visit {
  depth: number;
  /** The longest chain, as file names. */
  deepest: string;
  ms: number;
}

async function firstMounts(bench: Bench, latencyMs: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < bench.rounds; round++) visits.push(await firstMount(bench, latencyMs));
  return visits;
}

async function firstMount(bench: Bench, latencyMs: number): Promise<Visit> {
  const { page, cdp, close } = await openPage(bench);
  const requests: Request[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', (request) => requests.push(request));
  await page.addInitScript(() => {
    document.addEventListener('storefront:island-mounted', () => {
      window.firstMountedAt ??= performance.now();
    });
  });
  if (latencyMs)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: 1.5e6,
      uploadThroughput: 1e6,
    });
  await page.goto(bench.shopUrl + productPath);
  await page.waitForFunction(() => window.firstMountedAt);
  const ms = await page.evaluate(() => {
    const page = (window as unknown as Record<symbol, { startedAt: number }>)[
      Symbol.for('storefront-islands')
    ]!;
    return window.firstMountedAt! - page.startedAt;
  });
  await close();
  return { ...longestChain(requests), ms };
}

/** The number of dependent requests between islands.js and any request that it causes. */
function longestChain(requests: readonly Request[]): Omit<Visit, 'ms'> {
  const chains = new Map<string, string[]>();
  for (const { request, initiator } of requests) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/islands/') || chains.has(request.url)) continue;
    const caller = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    chains.set(request.url, [...((caller && chains.get(caller)) || []), pathname.slice('/islands/'.length)]);
  }
  const below = [...chains.values()].filter(([first]) => first === 'islands.js');
  const deepest = below.reduce((a, b) => (b.length > a.length ? b : a), []);
  return { depth: deepest.length - 1, deepest: deepest.join(' → ') };
}
