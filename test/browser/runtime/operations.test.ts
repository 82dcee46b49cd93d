import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  islandsReady,
  newVisit,
  statuses,
  type Visit,
  visitTestPage,
  waitForStatus,
  writeTestPage,
} from '../harness.ts';

const guide = readFileSync('stories/guide/operations.mdx', 'utf8');
const built = '.cache/test-islands';
const [version] = /\d+\.\d+\.\d+[\w.-]*/.exec(readFileSync('package.json', 'utf8'))!;

let versions: string;
// Two releases in folders side by side, as a CDN has them: the second says its version and is marked in every script.
beforeAll(() => {
  versions = mkdtempSync(join(tmpdir(), 'versions-'));
  cpSync(built, join(versions, 'a'), { recursive: true });
  cpSync(built, join(versions, 'b'), { recursive: true });
  for (const path of ['islands.js', 'core.js', 'actions.js', 'widgets/steady.js']) {
    const file = join(versions, 'b', path);
    writeFileSync(file, `${readFileSync(file, 'utf8').replaceAll(version, '9.9.9')}\n/* b */`);
  }
});
afterAll(() => rmSync(versions, { recursive: true }));

const steady = '<div data-island="steady">Server</div>';
const farSteady = `<p style="height: 4000px"></p><div data-island="steady" data-island-load="visible">Server</div>`;
const tags = (folder: string) =>
  `<link rel="stylesheet" href="/islands/${folder}/islands.css"><script type="module" src="/islands/${folder}/islands.js"></script>`;

/** Routes requests as the servers of a deploy would, with these folders. */
async function serve({ page }: Visit, folders: Set<string>, requests: string[] = []): Promise<void> {
  await page.route(/\/islands\/[ab]\//, (route) => {
    const [, folder, path] = /\/islands\/([ab])\/([^?]+)/.exec(route.request().url())!;
    const file = join(versions, folder!, path!);
    requests.push(`${folder}/${path}`);
    if (!folders.has(folder!) || !existsSync(file)) return route.fulfill({ status: 404 });
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    return route.fulfill({ path: file, headers });
  });
}

const failures = (page: Page) =>
  page.evaluate('storefrontIslands.failures') as Promise<{ widget: string; phase: string }[]>;
/** Without the commit of a build that is not a release. */
const runningVersion = (page: Page) => page.evaluate<string>('storefrontIslands.version.split("+")[0]');
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

it('a rolling deploy: a page of the old version and one of the new work side by side, and no island fails', async () => {
  const folders = new Set(['a']);
  const requests: string[] = [];
  const old = await visitTestPage({ head: tags('a'), body: farSteady, csp: null }, (visit) =>
    serve(visit, folders, requests),
  );
  await islandsReady(old.page);
  expect(requests.filter((path) => path.endsWith('steady.js'))).toEqual([]);
  folders.add('b');
  const renewed = await visitTestPage({ head: tags('b'), body: steady }, (visit) => serve(visit, folders));
  await waitForStatus(renewed.page, '[data-island]', 'mounted');
  // The old page asks for its widget only now.
  await scrollToEnd(old.page);
  await waitForStatus(old.page, '[data-island]', 'mounted');
  expect(requests.filter((path) => !path.startsWith('a/'))).toEqual([]);
  expect(await Promise.all([old.page, renewed.page].map(runningVersion))).toEqual([version, '9.9.9']);
  expect(await Promise.all([old.page, renewed.page].map(failures))).toEqual([[], []]);
  expect([...old.errors, ...renewed.errors]).toEqual([]);
});

it('a rollback: the page names the old folder again, and mounts', async () => {
  const folders = new Set(['a', 'b']);
  const canary = await visitTestPage({ head: tags('b'), body: steady }, (visit) => serve(visit, folders));
  await waitForStatus(canary.page, '[data-island]', 'mounted');
  const back = await visitTestPage({ head: tags('a'), body: steady }, (visit) => serve(visit, folders));
  await waitForStatus(back.page, '[data-island]', 'mounted');
  expect(await runningVersion(back.page)).toBe(version);
  expect(await failures(back.page)).toEqual([]);
});

it('a page with tags of both versions: the first runs it alone, and no island fails', async () => {
  const requests: string[] = [];
  const { page, errors } = await visitTestPage({ head: tags('b') + tags('a'), body: steady }, (visit) =>
    serve(visit, new Set(['a', 'b']), requests),
  );
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await runningVersion(page)).toBe('9.9.9');
  expect(requests.filter((path) => path.startsWith('a/')).sort()).toEqual(['a/islands.css', 'a/islands.js']);
  expect(await failures(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('an old folder that is removed too early costs the waiting islands of open pages, and nothing else', async () => {
  const folders = new Set(['a']);
  const { page } = await visitTestPage({ head: tags('a'), body: farSteady, csp: null }, (visit) =>
    serve(visit, folders),
  );
  await islandsReady(page);
  folders.delete('a');
  await scrollToEnd(page);
  await waitForStatus(page, '[data-island]', 'failed');
  expect(await page.locator('[data-island]').textContent()).toBe('Server');
  expect(await failures(page)).toMatchObject([
    { widget: 'steady', phase: 'load', version: expect.stringMatching(`^${version}(\\+|$)`) },
  ]);
});

it('a page under the guide’s policy, reported only, has no report', async () => {
  const policy = guide.match(/Content-Security-Policy-Report-Only: (.*)/)![1]!;
  const visit = await newVisit();
  const { page } = visit;
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      reports.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(/\/test\/pages\//, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy-report-only': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto(await writeTestPage({ body: steady, csp: null }));
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.evaluate('reports')).toEqual([]);
  // The header is enforced, so violations are reported.
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/x.png' })),
  );
  await expect.poll(() => page.evaluate('reports')).toEqual(['img-src https://other.example/x.png']);
});

/** The files of the tests' widgets that are broken in place of those that the guide's table names. */
const ownFiles: Record<string, string> = {
  'widgets/cart-count.js': 'widgets/steady.js',
  'cart.css': 'steady.css',
  'widgets/cart-confirmation.js': 'widgets/layer.js',
};

/** The rows of the guide's table: what fails, and the events that a monitor gets. */
const rows = [...guide.matchAll(/^\| (?:.*, )?`([\w./-]+)` \| (.*) \| (.*) \|$/gm)].map(
  ([, file, , heard]) => [ownFiles[file!] ?? file!, heard!],
);

it('the table of failures has a row for each kind of file', () => {
  expect(rows.map(([file]) => file)).toEqual([
    'islands.js',
    'islands.css',
    'actions.js',
    'core.js',
    'core.css',
    'widgets/steady.js',
    'steady.css',
    'widgets/layer.js',
    'doctor.js',
  ]);
});

const heard: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async (page) => {
    expect(await page.evaluate('window.storefrontIslands?.failures ?? []')).toEqual([]);
  },
  'every host, `load`': async (page) => {
    const ofHosts = (await failures(page)).filter(({ widget }) => widget !== 'layer');
    expect(ofHosts).toMatchObject([{ phase: 'load' }, { phase: 'load' }]);
    expect(await statuses(page)).toEqual(['failed', 'failed']);
  },
  'its hosts, `load`': async (page) => {
    expect(await failures(page)).toMatchObject([{ widget: 'steady', phase: 'load' }]);
    expect(await statuses(page)).toEqual(['failed', 'mounted']);
  },
  'the popup, `load`': async (page) => {
    expect(await failures(page)).toMatchObject([{ widget: 'layer', phase: 'load' }]);
    expect(await statuses(page)).toEqual(['mounted', 'mounted']);
  },
};

for (const [file, says] of rows)
  it(`without ${file} the link and the form of the server work, and a monitor hears of: ${says}`, async () => {
    const body = `<div data-island="steady"><a href="#plain">Plain link</a></div><div data-island="faulty" data-fault="none">Server</div><a href="#layer" data-island-open="layer" data-title="Layer">Open</a>`;
    const { page } = await visitTestPage({ body }, ({ page }) =>
      page.route(new RegExp(`/islands/${file!.replaceAll('.', '\\.')}`), (route) => route.abort()),
    );
    if (file === 'islands.js') await page.waitForLoadState();
    else await islandsReady(page);
    if (/^(islands|actions|core|widgets\/layer)/.test(file!)) {
      await page.getByRole('link', { name: 'Open' }).click();
      await page.waitForURL(/#layer$/);
    }
    if ((await statuses(page))[0] !== 'mounted') await page.getByText('Plain link').click();
    await heard[says!]!(page);
  });
