import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from '../flows/axe.ts';
import { guideRecipe } from '../guide-recipe.ts';
import {
  islandsReady,
  newVisit,
  shopUrl,
  type Visit,
  visitTestPage,
  waitForElement,
  waitForStatus,
} from '../harness.ts';
import { healthy, type Mistake, mistakes, type TestPageParts } from './mistakes.ts';

const bookmark = guideRecipe('stories/guide/doctor.mdx', 'javascript:').replace('javascript:', '').trim();

function testPage(parts: Partial<TestPageParts>): { head: string; body: string } {
  const { styles, context, token, scripts } = { ...healthy, ...parts };
  return {
    head: styles + context + scripts,
    body: token + healthy.body + (parts.body ?? ''),
  };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Doctor of storefront-islands' });

async function examined(parts: Partial<TestPageParts>, prepare?: (visit: Visit) => Promise<unknown>) {
  const visit = await visitTestPage(testPage(parts), prepare);
  const { page } = visit;
  if (parts.scripts === undefined || parts.scripts.includes('module')) await islandsReady(page);
  // If no script of the library runs, a developer can still load the doctor by its URL.
  await page.evaluate(
    parts.scripts?.includes('islands') === false
      ? `import('/islands/doctor.js').then((d) => d.show())`
      : bookmark,
  );
  await panel(page).getByRole('status').filter({ hasText: 'host' }).waitFor();
  return visit;
}

const findings = (page: Page) =>
  panel(page)
    .locator('[data-finding]')
    .evaluateAll((items) =>
      items.map((item) => ({
        id: item.getAttribute('data-finding')!,
        what: item.querySelector('.what')!.textContent!,
        remedy: item.querySelector('.remedy')!.textContent!,
      })),
    );

const isSaid = (found: Awaited<ReturnType<typeof findings>>, { id, names, remedy }: Mistake) =>
  found.some((one) => one.id === id && names.test(one.what) && remedy.test(one.remedy));

it('a page without a mistake has none, and its hosts are listed', async () => {
  const { page, errors } = await examined({});
  expect(await findings(page)).toEqual([]);
  expect(await panel(page).getByRole('status').textContent()).toMatch(/^no mistakes · 1 host · version/);
  expect(await panel(page).locator('[data-status]').textContent()).toContain('steady Mounted');
  expect(errors).toEqual([]);
});

for (const [name, mistake] of Object.entries(mistakes))
  it(`${name}: the doctor names it, its remedy, and nothing else`, async () => {
    const { page } = await examined(mistake.page);
    const found = await findings(page);
    expect(
      found.filter((one) => isSaid([one], mistake)),
      JSON.stringify(found, null, 1),
    ).toHaveLength(1);
    const expected = Object.values(mistakes).filter(({ page: parts }) => parts === mistake.page);
    const isOther = (id: string) =>
      ![...expected.map((one) => one.id), 'context-value', 'context-key', 'context-twice'].includes(id);
    expect(found.filter(({ id }) => isOther(id))).toEqual([]);
  });

it('a page with twenty-one mistakes: the doctor names each, with its remedy', async () => {
  const all = Object.values(mistakes).filter(({ isAlone }) => !isAlone);
  expect(all).toHaveLength(21);
  const parts = Object.assign({}, ...all.map((mistake) => mistake.page)) as TestPageParts;
  parts.body = all.map(({ page }) => page.body ?? '').join('\n');
  const { page } = await examined(parts);
  const found = await findings(page);
  const missed = all.filter((mistake) => !isSaid(found, mistake));
  expect(
    missed.map(({ names }) => names),
    JSON.stringify(found, null, 1),
  ).toEqual([]);
});

it('a file of a widget that does not load is named', async () => {
  const { page } = await examined({}, ({ page }) =>
    page.route(/widgets\/steady\.js/, (route) => route.abort()),
  );
  expect(await findings(page)).toMatchObject([
    { id: 'file-not-loaded', what: expect.stringMatching(/steady did not load.*widgets\/steady\.js/) },
  ]);
});

const files = [
  'islands.js',
  'islands.css',
  'actions.js',
  'core.js',
  'core.css',
  'widgets/steady.js',
  'steady.css',
];

/** The remedy depends on the status alone, so the second status is tested with one file. */
const answered = [
  ...files.map((file) => [404, file, /Deploy every file of the build in one folder/] as const),
  [503, 'widgets/steady.js', /The server fails/] as const,
];

for (const [status, file, remedy] of answered)
  it(`the status ${status} of ${file} is named, with its remedy`, async () => {
    const { page } = await visitTestPage(testPage({}), ({ page }) =>
      page.route(`**/islands/${file}*`, (route) => route.fulfill({ status })),
    );
    await page.evaluate(`import('/islands/doctor.js').then((d) => d.show())`);
    const expected = new RegExp(`/islands/${file}.* was answered with ${status}`);
    await expect
      .poll(async () => (await findings(page)).filter(({ what }) => expected.test(what)))
      .toContainEqual(expect.objectContaining({ remedy: expect.stringMatching(remedy) }));
  });

it('a page in the place of a script is named with its type', async () => {
  const { page } = await visitTestPage(testPage({}), ({ page }) =>
    page.route('**/widgets/steady.js*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    ),
  );
  await page.evaluate(`import('/islands/doctor.js').then((d) => d.show())`);
  await expect
    .poll(() => findings(page))
    .toContainEqual(
      expect.objectContaining({ what: expect.stringMatching(/widgets\/steady\.js came as text\/html/) }),
    );
});

it('attributes that a widget writes on its own host are not taken for the page’s', async () => {
  const { page } = await newVisit();
  await page.goto(`${shopUrl}/sofas`);
  await waitForStatus(page, '[data-island="listing-filters"]', 'mounted');
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await waitForElement(page, '[data-panel-beside][data-panel-hidden]');
  await page.evaluate(bookmark);
  await panel(page).getByRole('status').filter({ hasText: 'host' }).waitFor();
  const notes = (await findings(page)).filter(({ what }) => what.startsWith('listing-filters'));
  expect(notes).toEqual([]);
});

for (const path of ['/', '/p/410553', '/sofas', '/checkout/cart', '/account/login'])
  it(`the reference storefront’s page ${path} has no mistake`, async () => {
    const { page } = await newVisit();
    await page.goto(shopUrl + path);
    await islandsReady(page);
    await page.evaluate(bookmark);
    await expect.poll(() => panel(page).getByRole('status').textContent()).toMatch(/^no mistakes/);
  });

for (const path of ['/p/410553', '/p/423001'])
  it(`attributes by which parts of ${path} follow the product are not reported as unknown`, async () => {
    const { page } = await newVisit();
    await page.goto(shopUrl + path);
    await islandsReady(page);
    await page.evaluate(bookmark);
    await expect.poll(() => panel(page).getByRole('status').textContent()).toMatch(/^no mistakes/);
    expect((await findings(page)).filter(({ id }) => id === 'unknown-attribute')).toEqual([]);
  });

it('the page’s own mistakes are shown while a widget’s file does not arrive', async () => {
  const { page } = await visitTestPage(testPage({ token: '' }), ({ page }) =>
    page.route(/widgets\/steady\.js/, () => {}),
  );
  await page.waitForFunction(() => 'storefrontIslands' in window);
  await page.evaluate(`void ${bookmark}`);
  await expect.poll(() => findings(page)).toMatchObject([{ id: 'no-token' }]);
  const state = () => panel(page).getByRole('status').textContent();
  await expect.poll(state).toContain('files of 1 widget on their way');
});

it('a call that was refused is named with its status', async () => {
  const visit = await visitTestPage(testPage({}));
  const { page } = visit;
  await islandsReady(page);
  await page.route('**/api/cart?*', (route) => route.fulfill({ status: 503 }));
  // A call of another script is not the library’s.
  await page.evaluate(`fetch('/api/nowhere').then(() => fetch('/api/cart?email=ann@example.com'))`);
  await page.evaluate(bookmark);
  await expect
    .poll(() => findings(page))
    .toMatchObject([{ id: 'failed-call', what: expect.stringMatching(/\/api\/cart .* 503/) }]);
  expect(JSON.stringify(await findings(page))).not.toContain('example.com');
});

it('replaced globals are shown as a note, not as a mistake', async () => {
  const { page } = await examined({}, ({ page }) =>
    page.addInitScript(() => {
      const { fetch } = window;
      Object.assign(window, {
        Request: class {},
        fetch: (...given: Parameters<typeof fetch>) => fetch(...given),
      });
    }),
  );
  expect(await findings(page)).toMatchObject([
    { id: 'replaced-globals', what: 'The page has replaced Request.' },
    { id: 'replaced-fetch' },
  ]);
  expect(await panel(page).getByRole('status').textContent()).toContain('no mistakes · 2 notes');
});

for (const where of ['html', 'body', 'script'])
  it(`data-island-debug on <${where}> shows the panel`, async () => {
    const { head, body } = testPage({ body: '<div data-island="steddy">Server</div>' });
    const put = (tag: string) => (tag === where ? 'data-island-debug' : '');
    const { page } = await visitTestPage({
      body: `<!doctype html><html lang="en" ${put('html')}><head><title>Page</title>${head.replace('<script type="module"', `<script ${put('script')} type="module"`)}</head><body ${put('body')}>${body}</body></html>`,
    });
    await expect.poll(() => findings(page)).toMatchObject([{ id: 'unknown-widget' }]);
  });

it('without data-island-debug a page does not load the doctor', async () => {
  const asked: string[] = [];
  const { page } = await visitTestPage(testPage({}), ({ page }) =>
    Promise.resolve(page.on('request', (request) => asked.push(request.url()))),
  );
  await islandsReady(page);
  expect(asked.filter((url) => url.includes('doctor'))).toEqual([]);
});

it('the panel follows the page: a host that is mended is no longer a mistake', async () => {
  const { page } = await examined({ body: '<div data-island="steddy">Server</div>' });
  await page.evaluate(() => document.querySelector('[data-island="steddy"]')!.remove());
  await expect.poll(() => findings(page)).toEqual([]);
});

it('Show frames the host, Fold leaves the head of the panel, Close removes it', async () => {
  const { page } = await examined({
    body: '<p style="height: 2000px"></p><div data-island="steddy">Server</div>',
  });
  const [finding] = await panel(page).locator('[data-finding]').all();
  await finding!.getByRole('button', { name: /^Show/ }).click();
  const frame = await page.locator('[data-island-doctor] .frame').boundingBox();
  expect(frame).toEqual(await page.locator('[data-island="steddy"]').boundingBox());
  await panel(page).getByRole('button', { name: 'Fold' }).click();
  expect(await panel(page).getByRole('heading', { name: 'Mistakes' }).count()).toBe(0);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  expect(await panel(page).count()).toBe(0);
});

it('Show of a waiting host keeps the focus when the host mounts', async () => {
  const { page } = await examined({
    body: `${'<p>A line of the page</p>'.repeat(200)}<div data-island="steady" data-island-load="visible" data-label="Below">Server</div>`,
  });
  await panel(page).locator('[data-status="pending"]').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel(page).locator('[data-status="mounted"]').count()).toBe(2);
  const host = panel(page)
    .locator('[data-status]')
    .filter({ has: page.locator('button:focus') });
  expect(await host.getAttribute('data-status')).toBe('mounted');
});

it('the panel has no problem that axe finds, and is reached by the keyboard', async () => {
  const { page } = await examined({ body: '<div data-island="steddy">Server</div>' });
  expect(await violationsIn(page, '[data-island-doctor]')).toEqual([]);
  await panel(page).getByRole('button', { name: 'Fold' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await panel(page).count()).toBe(0);
});

// The panel looks the same on a page with a hostile stylesheet and scripts as on a plain one.
it('the panel looks the same on a hostile page', async () => {
  const looks: string[] = [];
  for (const variant of ['', '/hostile']) {
    const { page } = await newVisit();
    await page.goto(`${shopUrl}${variant}/p/410553`);
    await islandsReady(page);
    await page.evaluate(bookmark);
    const heading = panel(page).getByRole('heading', { name: 'Islands on this page' });
    await heading.waitFor();
    looks.push(
      JSON.stringify([
        await panel(page).evaluate((part) => {
          const { width, font, color, backgroundColor, textAlign, letterSpacing } = getComputedStyle(part);
          return { width, font, color, backgroundColor, textAlign, letterSpacing };
        }),
        await heading.boundingBox().then((box) => box!.height),
      ]),
    );
  }
  expect(looks[1]).toBe(looks[0]);
});
