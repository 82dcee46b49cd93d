import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SurroundedExample } from '../../stories/surroundings.ts';
import { createStorefront, type RunningStorefront, type Storefront } from '../storefront/server.ts';
import { patienceMs, type ServedGuide, serveInstalledGuide } from './guide-server.ts';
import { inTabs, listen } from './guide-visit.ts';

/*
 * The live states of the guide in the package, one of each kind: what a state needs around it, and how its calls are
 * answered. Every state is tested as a story, and in pasted-states.test.ts with the built files.
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

const widgets = globSync('*', { cwd: 'widgets' }).sort();

/** One state of each kind, and all in which the widget gives up. */
async function statesOfEachKind(): Promise<State[]> {
  const states = new Map<string, State>();
  for (const widget of widgets) {
    const { examples }: { examples: Record<string, SurroundedExample> } = await import(
      resolve(`widgets/${widget}/${widget}.examples.ts`)
    );
    for (const [state, example] of Object.entries(examples)) {
      const kind = givingUp[widget]?.includes(state) ? state : kindOf(example);
      const key = `${widget} ${kind}`;
      if (!states.has(key)) states.set(key, { widget, state });
    }
  }
  return [...states.values()];
}

/** All that the guide's own script tells apart: states that differ in words and numbers only are of one kind. */
function kindOf({ answers = {}, provider, ...rest }: SurroundedExample): string {
  const answered = Object.entries(answers).map(([call, answer]) => [
    call,
    typeof answer === 'object' ? 'data' : String(answer),
  ]);
  return JSON.stringify([Object.keys(rest), answered, provider]);
}

/** Shows a state in a page of its own, and opens an overlay there; its host's status once it is the wanted one. */
async function statusOf(page: Page, chosen: State & Record<string, string>, wanted: string): Promise<string> {
  await page.goto(`${guide.root}state.html?${new URLSearchParams(chosen)}`, { waitUntil: 'commit' });
  return page.evaluate(
    async ([name, awaited]) => {
      const islands = window as unknown as { storefrontIslands?: { ready: Promise<void> } };
      const end = Date.now() + 20_000;
      let isPressed = false;
      let status: string | null | undefined;
      while (status !== awaited && Date.now() < end) {
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
    },
    [chosen.widget, wanted] as const,
  );
}

/** States in which the widget gives up, and the server's content is back. */
const givingUp: Record<string, readonly string[]> = {
  cart: ['not reached'],
  checkout: ['not loaded'],
  'no-results': ['wrong selector'],
  'product-dimensions': ['wrong data'],
  'product-showcase': ['nothing given', 'failure'],
  'recently-viewed-categories': ['failure', 'no url'],
  'recently-viewed-products': ['failure'],
  'recommendation-carousel': ['network failure', 'service unavailable', 'unknown pod'],
};

const wantedOf = ({ widget, state }: State) => (givingUp[widget]?.includes(state) ? 'failed' : 'mounted');

describe('a state of each kind', () => {
  let outcomes: { one: State; status: string; blocked: string[] }[];

  beforeAll(async () => {
    outcomes = await inTabs(guide.context, await statesOfEachKind(), async (page, one) => {
      const { said, end } = listen(page, new URL(guide.root).origin);
      const status = await statusOf(page, { ...one }, wantedOf(one));
      end();
      return { one, status, blocked: said.filter((text) => /policy/i.test(text)) };
    });
  }, patienceMs);

  test('is live, or has given up where that is what it shows', () => {
    expect(outcomes.length).toBeGreaterThan(150);
    expect(outcomes.filter(({ one, status }) => status !== wantedOf(one))).toEqual([]);
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
  await statusOf(page, { ...address, brand: 'modern', country: 'CA', page: 'hostile' }, 'mounted');
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
