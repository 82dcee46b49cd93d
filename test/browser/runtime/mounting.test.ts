import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  islandsReady,
  newVisit,
  statuses,
  testIslandsUrl,
  testPageHead,
  visitTestPage,
  waitForStatus,
  writeTestPage,
} from '../harness.ts';

const steady = '<div data-island="steady" data-label="Add"><a href="#plain">Plain</a></div>';
const script = (path: string) => `<script type="module" src="${path}"></script>`;
const css = '<link rel="stylesheet" href="/islands/islands.css">';

it('mounts an inline island in its host in place of the server content', async () => {
  const { page, errors } = await visitTestPage({ body: steady });
  await islandsReady(page);
  expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Plain' }).count()).toBe(0);
  expect(await statuses(page)).toEqual(['mounted']);
  expect(errors).toEqual([]);
});

it('a single-widget script leaves hosts of other widgets alone', async () => {
  const { page } = await visitTestPage({
    head: css + script('/islands/steady.js'),
    body: `${steady}<div data-island="nest">Server</div>`,
  });
  await waitForStatus(page, '[data-island="steady"]', 'mounted');
  expect(await statuses(page)).toEqual(['mounted', null]);
});

it('mounts islands that an island of a single-widget script renders', async () => {
  const { page } = await visitTestPage({
    head: css + script('/islands/nest.js'),
    body: '<div data-island="nest">Server</div>',
  });
  await waitForStatus(page, '[data-island="steady"]', 'mounted');
  expect(await page.getByRole('button', { name: 'Inner' }).count()).toBe(1);
});

const orders = {
  'islands.js before a single-widget script': ['/islands/islands.js', '/islands/steady.js'],
  'a single-widget script before islands.js': ['/islands/steady.js', '/islands/islands.js'],
  'the same script twice': ['/islands/islands.js', '/islands/islands.js?again'],
  'two versions': ['/islands/islands.js', '/islands-b/islands.js'],
  'two versions, one of them for a single widget': ['/islands-b/steady.js', '/islands/islands.js'],
};
for (const [name, paths] of Object.entries(orders)) {
  it(`mounts nothing twice and loads one React: ${name}`, async () => {
    const cores: string[] = [];
    const { page, errors } = await visitTestPage(
      { head: css + paths.map(script).join(''), body: `${steady}<div data-island="nest">Server</div>` },
      ({ page }) =>
        Promise.resolve(
          page.on('request', (request) => /core\.js/.test(request.url()) && cores.push(request.url())),
        ),
    );
    await islandsReady(page);
    await waitForStatus(page, '[data-island="nest"] [data-island="steady"]', 'mounted');
    await page.getByRole('button', { name: 'Add' }).click();
    expect(await page.locator('output').allTextContents()).toEqual(['1', '0']);
    expect(new Set(cores).size).toBe(1);
    expect(errors).toEqual([]);
  });
}

// A version of the library without the widget, in the folder /islands/.
async function withoutWidget(page: Page, widget: string): Promise<void> {
  await page.route(new RegExp(`/islands/(widgets/)?${widget}\\.(js|css)`), (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.route('**/islands/actions.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/faulty layer nest steady/, (all) =>
      all.replace(widget, 'other'),
    );
    // The page is used again by other tests, with its cache.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
}

it('a widget that only a later version has mounts from that version’s script, also if it comes late', async () => {
  const { page } = await visitTestPage(
    { head: css + ['/islands/islands.js', '/islands-b/steady.js'].map(script).join(''), body: steady },
    async ({ page }) => {
      await withoutWidget(page, 'steady');
      const isLooked = page.waitForResponse('**/islands/widgets/steady.js');
      const isThere = page.waitForResponse('**/islands/actions.js');
      await page.route('**/islands-b/steady.js', async (route) => {
        await Promise.all([isLooked, isThere]);
        await route.continue();
      });
    },
  );
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(1);
});

it('an overlay that only a later version has opens from that version’s script', async () => {
  const { page } = await visitTestPage(
    {
      head: css + ['/islands/steady.js', '/islands-b/islands.js'].map(script).join(''),
      body: '<a href="#plain" data-island-open="layer" data-title="Later">Open</a>',
    },
    ({ page }) => withoutWidget(page, 'layer'),
  );
  await islandsReady(page);
  await page.getByText('Open').click();
  await page.getByRole('dialog', { name: 'Later' }).waitFor();
});

it('works from another origin, as from a CDN', async () => {
  const other = new URL(testIslandsUrl);
  const visit = await newVisit();
  const url = await writeTestPage({
    head: `<link rel="stylesheet" href="http://localhost:${other.port}/islands/islands.css">${script(`http://localhost:${other.port}/islands/islands.js`)}`,
    body: steady,
    csp: null,
  });
  await visit.page.goto(url);
  await islandsReady(visit.page);
  expect(await statuses(visit.page)).toEqual(['mounted']);
});

it('sends a page event for each mounted island, from its host', async () => {
  const { page } = await visitTestPage({ body: steady }, ({ page }) =>
    page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      document.addEventListener('storefront:island-mounted', (event) =>
        seen.push([event.detail.island, (event.target as Element).getAttribute('data-island')]),
      );
    }),
  );
  await islandsReady(page);
  expect(await page.evaluate('seen')).toEqual([['steady', 'steady']]);
});

it('measures how long each island took to be found, loaded and mounted', async () => {
  const { page } = await visitTestPage({ body: steady });
  await islandsReady(page);
  await page.waitForFunction(() => performance.getEntriesByType('measure').length > 0);
  const names = await page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name));
  expect(names).toEqual(['find', 'load', 'mount'].map((phase) => `storefront-islands steady ${phase}`));
});

it('requests nothing but itself while no host needs an island', async () => {
  const requests: string[] = [];
  const { page } = await visitTestPage(
    { body: '<div data-island="steady" data-island-load="interaction">Wait</div>' },
    ({ page }) =>
      Promise.resolve(page.on('request', (request) => requests.push(new URL(request.url()).pathname))),
  );
  await islandsReady(page);
  expect(requests.filter((path) => path.endsWith('.js')).sort()).toEqual([
    '/islands/actions.js',
    '/islands/islands.js',
  ]);
});

it('loads an island’s files in two round trips at most', async () => {
  const initiators = new Map<string, string>();
  const { page } = await visitTestPage({ body: steady }, ({ page }) =>
    Promise.resolve(
      page.on('request', (request) => {
        const from = request.headers().referer ?? '';
        initiators.set(new URL(request.url()).pathname, new URL(from || request.url()).pathname);
      }),
    ),
  );
  await islandsReady(page);
  const depth = (path: string): number =>
    path.endsWith('/islands.js') || !initiators.has(path) || initiators.get(path) === path
      ? 0
      : 1 + depth(initiators.get(path)!);
  const scripts = [...initiators.keys()].filter(
    (path) => path.endsWith('.js') && path !== '/islands/islands.js',
  );
  expect(scripts).toContain('/islands/core.js');
  expect(Math.max(...scripts.map(depth))).toBeLessThanOrEqual(2);
});

it('keeps text typed into the server’s form before mounting', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="steady" data-island-load="interaction"><form><input name="note" value="by the window"></form></div>',
  });
  await islandsReady(page);
  await page.locator('form input').fill('upstairs');
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.getByLabel('Note').inputValue()).toBe('upstairs');
});

it('keeps the focus in the shopper’s field', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="steady" data-island-load="interaction"><form><input name="note"></form></div>',
  });
  await islandsReady(page);
  await page.locator('form input').focus();
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Note');
});

it('keeps the caret and the selection in the shopper’s field', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="steady" data-island-load="interaction"><form><input name="note" value="by the window"></form></div>',
  });
  await islandsReady(page);
  await page.locator('form input').evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(3, 6);
  });
  await waitForStatus(page, '[data-island]', 'mounted');
  await page.keyboard.type('our');
  expect(await page.getByLabel('Note').inputValue()).toBe('by our window');
});

it('mount() mounts the given host at once, and unmount() restores the server content', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="steady" data-island-load="interaction"><em>Server</em></div>',
    head: testPageHead,
  });
  await islandsReady(page);
  await page.evaluate('storefrontIslands.mount()');
  expect(await statuses(page)).toEqual(['mounted']);
  await page.evaluate('storefrontIslands.unmount()');
  expect(await page.locator('em').textContent()).toBe('Server');
  expect(await statuses(page)).toEqual(['off']);
});

it('mount() of something that is not in the page rejects by name', async () => {
  const { page } = await visitTestPage({ body: '' });
  const reasonOf = (given: string) =>
    page.evaluate(`storefrontIslands.mount(${given}).catch((error) => error.message)`);
  expect(
    await reasonOf(`Object.assign(document.createElement('div'), { id: 'far', innerHTML: '<p></p>' })`),
  ).toBe('mount() takes a part of this page; <div id="far"></div> is not in it');
  expect(await reasonOf(`'#main'`)).toBe('mount() takes a part of this page; #main is not in it');
});

it('an unmounted host stays unmounted, with the hosts in its server content, until it is mounted by name', async () => {
  const { page } = await visitTestPage({
    body: `<div data-island="nest"><em>Server</em>${steady}</div><div data-island="steady">Neighbour</div>`,
  });
  await waitForStatus(page, '[data-server-content] [data-island]', 'mounted');
  await page.evaluate(`storefrontIslands.unmount(document.querySelector('[data-island="nest"]'))`);
  await page.evaluate(() => {
    const list = document.createElement('main');
    document.body.append(list);
    for (let nth = 0; nth < 60; nth++) list.append(document.createElement('p'));
  });
  await page.addScriptTag({ type: 'module', url: '/islands/nest.js' });
  // Whether it mounts is known once a host that is added later has mounted.
  await page.evaluate(() => {
    const later = document.createElement('div');
    later.dataset.island = 'steady';
    document.body.append(document.querySelector('[data-island="nest"]')!, later);
  });
  await waitForStatus(page, 'body > [data-island]:last-child', 'mounted');
  expect(await statuses(page)).toEqual(['mounted', 'off', 'off', 'mounted']);
  expect(await page.locator('em').isVisible()).toBe(true);
  await page.evaluate(`storefrontIslands.mount(document.querySelector('[data-island="nest"]'))`);
  await waitForStatus(page, '[data-server-content] [data-island]', 'mounted');
});

it('an older browser keeps the server’s page, without errors', async () => {
  const requests: string[] = [];
  const { page, errors } = await visitTestPage({ body: steady }, ({ page }) => {
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    return page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  });
  expect(await page.getByRole('link', { name: 'Plain' }).count()).toBe(1);
  expect(await statuses(page)).toEqual([null]);
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual(['/islands/islands.js']);
  expect(errors).toEqual([]);
});
