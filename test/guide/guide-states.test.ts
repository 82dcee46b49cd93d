import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readIslands } from '../../src/build/read-islands.ts';
import type { SurroundedExample } from '../../stories/surroundings.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { patienceMs, type ServedGuide, serveInstalledGuide } from './guide-server.ts';
import { inTabs, listen } from './guide-visit.ts';

/*
 * The live states of the guide in the package, one of each kind: what a state needs around it, and how its calls are
 * answered. Every state is mounted as a story, and with the built files in pasted-states.test.ts, from the HTML that the
 * guide shows (test/unit/in-page/stories/site/chooser.test.ts).
 */

let guide: ServedGuide;

beforeAll(async () => {
  // A layer is at rest at once: motion is tested in the storefront.
  guide = await serveInstalledGuide({ reducedMotion: 'reduce' });
});
afterAll(() => guide.end());

interface State {
  widget: string;
  state: string;
}

/** Widgets that have something beside them, which the guide's script knows by their name. */
const accompanied = ['compare-list', 'listing-filters', 'listing-toolbar', 'no-results', 'recent-swatches'];

/** One state of each kind: all that the guide's own script tells apart. */
async function statesOfEachKind(): Promise<State[]> {
  const states = new Map<string, State>();
  for (const { name: widget, kind } of await readIslands('widgets')) {
    const { examples }: { examples: Record<string, SurroundedExample> } = await import(
      `../../widgets/${widget}/${widget}.examples.ts`
    );
    for (const [state, example] of Object.entries(examples)) {
      const own = accompanied.includes(widget) ? widget : '';
      const key = [kind, own, needsOf(example)].join();
      if (!states.has(key) && !isToFail(example)) states.set(key, { widget, state });
    }
  }
  return [...states.values()];
}

/** In a state that is about a failure, the server's content may stay. */
const isToFail = ({ about = '' }: SurroundedExample) => /server’s content stays/.test(about);

/** What a state needs of the page, of its backend, and of a provider. */
function needsOf({ answers = {}, provider, context, search, stored, offered }: SurroundedExample): string {
  const answered = Object.values(answers).map((answer) =>
    ['offline', 'never'].includes(answer as string) ? answer : typeof answer,
  );
  const given = [context, search, stored, offered].map((need) => need !== undefined);
  return JSON.stringify([given, [...new Set(answered)].sort(), provider]);
}

/** Shows a state in a page of its own, and opens an overlay there; its host's status once it has mounted or failed. */
async function statusOf(page: Page, chosen: State & Record<string, string>): Promise<string> {
  await page.goto(`${guide.root}state.html?${new URLSearchParams(chosen)}`, { waitUntil: 'commit' });
  return page.evaluate(async (name) => {
    const islands = window as unknown as { storefrontIslands?: { ready: Promise<void> } };
    const end = Date.now() + 20_000;
    let isPressed = false;
    let status: string | null | undefined;
    while (!/^(mounted|failed)$/.test(status ?? '') && Date.now() < end) {
      const opener = document.querySelector<HTMLElement>(`.page > [data-island-open="${name}"]`);
      if (opener && !isPressed && islands.storefrontIslands) {
        isPressed = true;
        await islands.storefrontIslands.ready;
        opener.click();
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
      status = document.querySelector(`[data-island="${name}"]`)?.getAttribute('data-island-status');
    }
    return `${status}`;
  }, chosen.widget);
}

describe('a state of each kind', () => {
  let outcomes: { one: State; status: string; blocked: string[] }[];

  beforeAll(async () => {
    outcomes = await inTabs(guide.context, await statesOfEachKind(), async (page, one) => {
      const { said, end } = listen(page, new URL(guide.root).origin);
      const status = await statusOf(page, { ...one });
      end();
      return { one, status, blocked: said.filter((text) => /policy/i.test(text)) };
    });
  }, patienceMs);

  test('is live', () => {
    expect(outcomes.length).toBeGreaterThan(30);
    expect(outcomes.filter(({ status }) => status !== 'mounted').map(({ one }) => one)).toEqual([]);
  });

  test('needs no inline code: only pictures without an address are blocked', () => {
    const blocked = outcomes.flatMap((outcome) => outcome.blocked);
    expect(blocked.filter((text) => !text.startsWith("Loading the image 'x:'"))).toEqual([]);
  });
});

test('an overlay’s button is there once a press of it is answered', async () => {
  const page = await guide.context.newPage();
  onTestFinished(() => page.close());
  let arrive = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/islands.js', async (route) => {
    await isThere;
    await route.continue();
  });
  const described = page.waitForEvent('requestfinished', (request) =>
    /add-card\.examples/.test(request.url()),
  );
  await page.goto(`${guide.root}state.html?widget=add-card`, { waitUntil: 'commit' });
  // By then the guide's own script has what it shows, because it has imported the same file before.
  await page.evaluate(`import('${(await described).url()}')`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const opener = page.getByRole('button', { name: 'Open' });
  expect(await opener.count()).toBe(0);
  arrive();
  await opener.click();
  await page.getByRole('dialog').waitFor();
});

test('a state is of the chosen brand and country, on the chosen page', async () => {
  const page = await guide.context.newPage();
  onTestFinished(() => page.close());
  const address = { widget: 'cart-count', state: 'counted by the server' };
  await statusOf(page, { ...address, brand: 'modern', country: 'CA', page: 'hostile' });
  const described = () => {
    const { lang, dataset } = document.documentElement;
    return {
      brand: dataset.siBrand,
      lang,
      caps: getComputedStyle(document.querySelector('main')!).fontVariantCaps,
    };
  };
  // The hostile page's stylesheet may come after the widget.
  await expect
    .poll(() => page.evaluate(described))
    .toEqual({ brand: 'modern', lang: 'en-CA', caps: 'small-caps' });
});

describe('a state’s HTML, pasted into a page of another server', () => {
  let shop: Storefront;
  let server: RunningStorefront;

  beforeAll(async () => {
    shop = await createStorefront({
      database: ':memory:',
      catalogSize: 20,
      dist: guide.dist,
      testMode: true,
    });
    server = await shop.listen(0);
  });
  afterAll(async () => {
    await server.close();
    shop.close();
  });

  test.each([
    ['product-grid', 'tiles', 'Calder L-Shaped Sectional'],
    ['product-dimensions', 'inches', '84½″'],
    ['shipping-charges', 'Canada', 'Delivery Details'],
  ])('%s, %s', async (widget, state, text) => {
    const page = await guide.context.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${guide.root}widgets/${widget}.html?${new URLSearchParams({ state })}`);
    await page.locator('iframe').waitFor();
    const body = await page.locator('[data-html]').textContent();
    const head =
      '<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>';
    const url = `${server.url}/test/pages/pasted`;
    await fetch(url, { method: 'PUT', body: JSON.stringify({ head, body }) });
    await page.goto(url);
    const opener = page.locator('[data-island-open]');
    if (await opener.count()) await opener.click();
    await page.locator('[data-island-status="mounted"]').getByText(text).first().waitFor();
  });
});
