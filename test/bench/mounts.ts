import type { Page } from 'playwright-core';
import { type Bench, type OpenPage, openPage, writeTestPage } from './question.ts';

/*
 * Mounts many hosts on one page: as islands and, as the floor, by `createRoot(host).render(<View />)` for each. Both
 * use the same view and the same React from the same files, which have been loaded and run before.
 */

interface Islands {
  mount(node?: Node): Promise<void>;
  unmount(node?: Node): void;
}

declare global {
  interface Window {
    storefrontIslands: Islands;
    gc?: () => void;
  }
}

export interface Mounted {
  /** From the call that starts mounting to the last commit. */
  ms: number;
  /** The script time within `ms`: without layout and paint. */
  scriptMs: number;
  /** JavaScript heap that the mounted hosts retain, in bytes; 0 unless requested. */
  heap: number;
}

export interface MountAsk {
  view: 'card' | 'note';
  count: number;
  asIslands: boolean;
  measuresHeap?: boolean;
}

/** A page with the library, on which every view has been mounted once. */
export async function openMountPage(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.cdp.send('Performance.enable');
  const first = ['card', 'note'].map(
    (view) => `<div data-island="${view}" data-sku="1" data-name="First" data-price="$1"></div>`,
  );
  await opened.page.goto(await writeTestPage(bench, 'mounts', first.join('')));
  await opened.page.waitForFunction(() => 'storefrontIslands' in window);
  await opened.page.evaluate(() => window.storefrontIslands.mount());
  return opened;
}

/** Mounts hosts that are in the page, waits for the last commit, and removes them. */
export async function mountHosts({ page, cdp }: OpenPage, ask: MountAsk): Promise<Mounted> {
  await addHosts(page, ask);
  const heapBefore = ask.measuresHeap ? await usedHeap() : 0;
  const begun = await scriptTime();
  const ms = await page.evaluate(mountInPage, ask);
  const scriptMs = (await scriptTime()) - begun;
  const heap = ask.measuresHeap ? (await usedHeap()) - heapBefore : 0;
  await removeHosts(page);
  return { ms, scriptMs, heap };

  async function scriptTime(): Promise<number> {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  }

  async function usedHeap(): Promise<number> {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  }
}

// With typical server content; the floor's hosts are styled like an island's root.
async function addHosts(page: Page, ask: MountAsk): Promise<void> {
  await page.evaluate(async ({ view, count, asIslands }) => {
    const field = document.createElement('div');
    field.id = 'field';
    for (let nth = 0; nth < count; nth++) {
      const host = document.createElement('div');
      host.innerHTML = `<p><a href="/p/${nth}">See product ${nth}</a></p>`;
      if (asIslands) host.dataset.island = view;
      else host.className = 'si-root';
      Object.assign(host.dataset, { sku: `s${nth}`, name: `Product ${nth}`, price: `$${nth}.00` });
      field.append(host);
    }
    document.body.append(field);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
  }, ask);
}

async function mountInPage({ view, count, asIslands }: MountAsk): Promise<number> {
  const field = document.getElementById('field')!;
  if (asIslands) {
    const begun = performance.now();
    await window.storefrontIslands.mount(field);
    const ms = performance.now() - begun;
    const mounted = field.querySelectorAll('[data-island-status="mounted"]').length;
    if (mounted !== count) throw new Error(`${mounted} of ${count} islands mounted`);
    return ms;
  }
  const bare = window.bare![view]!;
  const unmounts: (() => void)[] = [];
  Object.assign(field, { unmounts });
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    let left = count;
    window.onViewCommitted = () => --left || resolve();
    for (const host of field.children as HTMLCollectionOf<HTMLElement>) {
      const { sku, name, price } = host.dataset;
      unmounts.push(bare(host, { sku, name, price }));
    }
  });
  window.onViewCommitted = undefined;
  return performance.now() - begun;
}

async function removeHosts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const field = document.getElementById('field') as HTMLElement & { unmounts?: (() => void)[] };
    for (const unmount of field.unmounts ?? []) unmount();
    window.storefrontIslands.unmount(field);
    field.remove();
    performance.clearMeasures();
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
  });
}
