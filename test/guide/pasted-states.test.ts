import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIslands } from '../../src/build/read-islands.ts';
import { hostHtml } from '../../src/testing/host-html.ts';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { launchChromium, withoutPictures } from '../browser/chromium.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { inTabs, listen } from './guide-visit.ts';

/* The HTML that the guide and Storybook copy for a state, pasted into a shop's page that has only the built files. */

interface Pasted {
  widget: string;
  kind: 'inline' | 'overlay';
  state: string;
  example: IslandExample;
}

/** States whose HTML is wrong on purpose. */
const givingUp = [
  'no-results: wrong selector',
  'product-details: wrong part',
  'product-dimensions: wrong data',
  'product-gallery: wrong data',
  'product-showcase: nothing given',
  'recently-viewed-categories: no url',
  'recommendation-carousel: unknown pod',
];

/** States of carousels whose pod only another shop knows: they mount, ask for it, and give up. */
const withoutPod = [
  'product-showcase: other brand',
  'recommendation-carousel: other brand',
  'recommendation-carousel: pod of the page',
];

let shop: Storefront;
let server: RunningStorefront;
let browser: Browser;

beforeAll(async () => {
  shop = await createStorefront({ database: ':memory:', catalogSize: 20, dist: 'dist', testMode: true });
  [server, browser] = await Promise.all([shop.listen(0), launchChromium([withoutPictures])]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  shop.close();
});

/** Every state, grouped by widget and page context: a group can be shown in one page, one after the other. */
async function everyState(): Promise<Pasted[][]> {
  const groups = new Map<string, Pasted[]>();
  for (const { name: widget, kind } of await readIslands('widgets')) {
    const { examples } = (await import(`../../widgets/${widget}/${widget}.examples.ts`)) as {
      examples: Record<string, IslandExample>;
    };
    for (const [state, example] of Object.entries(examples)) {
      const key = `${widget} ${JSON.stringify(example.context)} ${hasHandlers(example)}`;
      groups.set(key, [...(groups.get(key) ?? []), { widget, kind, state, example }]);
    }
  }
  return [...groups.values()];
}

/** Whether the server’s markup in this state has inline event handlers, which the widget removes. */
const hasHandlers = ({ props: { html, message, model } = {} }: IslandExample) =>
  / on\w+=/.test(JSON.stringify([html, message, model]));

/** Inline code that the content security policy has blocked. */
const blocked: string[] = [];

/** Pastes the states into a page; returns the outcome of each island. */
async function paste(page: Page, states: Pasted[]): Promise<[string, string][]> {
  const { said, end } = listen(page, server.url);
  const [{ widget, kind, example }, ...others] = states as [Pasted, ...Pasted[]];
  const url = `${server.url}/test/pages/pasted-${visits++}`;
  const head =
    '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';
  const body = `<div id="place">${hostHtml({ name: widget, kind }, example)}</div>`;
  await fetch(url, { method: 'PUT', body: JSON.stringify({ head, body }) });
  await page.goto(url);
  const statuses = await page.evaluate(outcomesOf, {
    others: others.map((other) => hostHtml({ name: widget, kind }, { ...other.example, context: undefined })),
    widget,
    isOverlay: kind === 'overlay',
  });
  end();
  // A group of its own.
  if (hasHandlers(example)) expect(await page.evaluate(handlersLeft), widget).toEqual([]);
  // The newest Chromium reports handlers as soon as they are parsed, before they are removed.
  const reports = hasHandlers(example) ? said.filter((text) => !/inline event handler/.test(text)) : said;
  blocked.push(...reports.filter((text) => /(script|style)-src|Trusted/.test(text)));
  return states.map(({ state }, nth) => [`${widget}: ${state}`, statuses[nth]!]);
}
let visits = 0;

interface Asked {
  /** The HTML of further states, each of which replaces the one before: the first one is already in the page. */
  others: string[];
  widget: string;
  isOverlay: boolean;
}

interface Recorded {
  /** Hosts whose status was `mounted` before the current one. */
  mounted: WeakSet<Element>;
}

/** Runs in every document before its scripts, because a carousel may have given up before the page has loaded. */
function recordMounted(): void {
  const mounted = new WeakSet<Element>();
  Object.assign(window, { mounted });
  new MutationObserver((records) => {
    // The old value also shows a host that mounted and failed within one task.
    for (const { target, oldValue } of records) if (oldValue === 'mounted') mounted.add(target as Element);
  }).observe(document, {
    subtree: true,
    attributeFilter: ['data-island-status'],
    attributeOldValue: true,
  });
}

/** In the page: the names of inline event handlers. */
function handlersLeft(): string[] {
  const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  return names.filter((name) => name.startsWith('on'));
}

/** In the page: the status of each state’s island, once it was there or has given up; an overlay’s once it is open. */
async function outcomesOf({ others, widget, isOverlay }: Asked): Promise<string[]> {
  const limitMs = 10_000;
  const hosts = () => [...document.querySelectorAll(`[data-island="${widget}"]`)];
  const change = (isDone: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isDone()) return resolve();
      // Any other outcome is a result too, not an exception.
      setTimeout(resolve, limitMs);
      const observer = new MutationObserver(() => {
        if (!isDone()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const islands = window as unknown as { storefrontIslands: { ready: Promise<void> } };
  const statusOf = (host: Element | undefined) => {
    const { mounted } = window as unknown as Recorded;
    const status = host?.getAttribute('data-island-status') ?? '';
    return status === 'failed' && mounted.has(host!) ? 'failed once mounted' : status;
  };
  const outcome = async () => {
    await Promise.race([
      islands.storefrontIslands.ready,
      new Promise((resolve) => setTimeout(resolve, limitMs)),
    ]);
    if (isOverlay) {
      document.querySelector<HTMLElement>(`[data-island-open="${widget}"]`)!.click();
      await change(() => !!document.querySelector('dialog[open]'));
    }
    await change(() => /mounted|failed/.test(statusOf(hosts().at(-1))));
    return statusOf(hosts().at(-1));
  };
  const outcomes = [await outcome()];
  for (const html of others) {
    for (const host of hosts()) host.remove();
    const place = document.querySelector('#place')!;
    place.replaceChildren(document.createRange().createContextualFragment(html));
    outcomes.push(await outcome());
  }
  return outcomes;
}

test('every state’s HTML is live in the page that it is pasted into, an overlay once it is opened, and needs no inline code', async () => {
  const groups = await everyState();
  // An opened layer is at rest at once: motion is tested in the storefront.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(recordMounted);
  const outcomes = (await inTabs(context, groups, paste)).flat();
  expect(outcomes.length).toBeGreaterThan(500);
  const isLive = ([state, status]: [string, string]) =>
    status === 'mounted' || (status === 'failed once mounted' && withoutPod.includes(state));
  const failed = outcomes.filter((outcome) => !isLive(outcome)).map(([state]) => state);
  expect(failed.sort()).toEqual(givingUp);
  expect(blocked).toEqual([]);
}, 200_000);
