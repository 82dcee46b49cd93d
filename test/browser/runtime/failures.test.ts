import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guideRecipe } from '../guide-recipe.ts';
import { islandsReady, testIslandsUrl, visitTestPage, waitForStatus } from '../harness.ts';

const faulty = (fault: string) => `<div data-island="faulty" data-fault="${fault}">Server</div>`;

const failures = (page: Page) => page.evaluate('storefrontIslands.failures') as Promise<object[]>;
const version = (page: Page) => page.evaluate('storefrontIslands.version') as Promise<string>;

// The events that a tag manager receives if it loads after everything has happened.
const heardLate = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const heard = [];
    storefrontIslands.on('island-failed', ({ detail, target }) =>
      heard.push([detail.island, detail.phase, detail.version, new URL(detail.file).pathname, target.localName]));
    setTimeout(() => resolve(heard));
  })`) as Promise<string[][]>;

it('failures has widget, phase, version and file of each failure, without its message', async () => {
  const { page } = await visitTestPage({ body: faulty('sometimes') + faulty('render') });
  await islandsReady(page);
  const [props, render] = (await failures(page)) as [object, { file: string }];
  const file = `${testIslandsUrl}/islands/widgets/faulty.js`;
  expect(props).toEqual({
    widget: 'faulty',
    phase: 'props',
    version: await version(page),
    file,
    error: 'PropsError',
  });
  expect(render).toMatchObject({ widget: 'faulty', phase: 'render', error: 'Error' });
  expect(render.file.startsWith(`${file}:`)).toBe(true);
});

it('a listener that is added late gets the earlier failures, each with its host', async () => {
  const { page } = await visitTestPage({ body: faulty('sometimes') });
  await islandsReady(page);
  expect(await heardLate(page)).toEqual([
    ['faulty', 'props', await version(page), '/islands/widgets/faulty.js', 'div'],
  ]);
});

it('a late listener that throws still gets every earlier failure, and its errors are reported', async () => {
  const { page } = await visitTestPage({ body: faulty('sometimes') + faulty('render') });
  await islandsReady(page);
  const heard = await page.evaluate(`new Promise((resolve) => {
    const heard = [];
    addEventListener('error', (event) => { event.preventDefault(); heard.push(event.message); });
    storefrontIslands.on('island-failed', ({ detail }) => {
      heard.push(detail.phase);
      throw new Error('monitor ' + detail.phase);
    });
    setTimeout(() => resolve(heard));
  })`);
  expect(heard).toEqual([
    'props',
    'Uncaught Error: monitor props',
    'render',
    'Uncaught Error: monitor render',
  ]);
});

it('a late listener to cart-changed gets later changes alone, not the last one before it', async () => {
  const { page } = await visitTestPage({ body: '<div data-island="steady"></div>' });
  await islandsReady(page);
  const counts = await page.evaluate(`new Promise((resolve) => {
    const change = (count) => document.dispatchEvent(new CustomEvent('storefront:cart-changed', { detail: { count } }));
    const counts = [];
    change(1);
    storefrontIslands.on('cart-changed', ({ detail }) => counts.push(detail.count));
    change(2);
    setTimeout(() => resolve(counts));
  })`);
  expect(counts).toEqual([2]);
});

it('the recipe of the guide sends a beacon for a failure before it and for one after', async () => {
  const { page } = await visitTestPage({ body: faulty('sometimes'), csp: null });
  await islandsReady(page);
  const sent: unknown[] = [];
  await page.route('**/monitor/islands', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.addScriptTag({
    type: 'module',
    content: guideRecipe('stories/guide/operations.mdx', 'sendBeacon'),
  });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), faulty('render'));
  await expect
    .poll(() => sent)
    .toMatchObject([
      { widget: 'faulty', phase: 'props', version: await version(page) },
      { widget: 'faulty', phase: 'render', version: await version(page) },
    ]);
});

it('an actions.js that does not come: a host that the page adds later fails, too', async () => {
  const { page } = await visitTestPage({ body: faulty('none') }, (visit) =>
    visit.page.route(/actions\.js/, (route) => route.abort()),
  );
  await islandsReady(page);
  const late = '<div data-island="steady" data-island-load="idle">Server</div>';
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), late);
  await waitForStatus(page, '[data-island="steady"]', 'failed');
});
