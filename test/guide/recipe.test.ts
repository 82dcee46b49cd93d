import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { codeBlocks } from '../package/code-blocks.ts';
import { sharedBrowser } from '../package/shared-browser.ts';
import { buildOnSave } from '../storefront/build-on-save.ts';

/** What the recipes' own files depend on. */
const project = [
  'src',
  'stories/calls.ts',
  'stories/island-story.tsx',
  'test/storefront',
  'test/unit/render-island.tsx',
  'test/unit/faults/check-fault.ts',
  'test/unit/faults/driver.ts',
  'test/unit/faults/drivers.ts',
  'test/unit/faults/passing-time.ts',
  'test/unit/http/faults.ts',
  'test/unit/skip-timers.ts',
  'test/unit/two-turns.ts',
  'package.json',
  'rollup.config.mjs',
  'tsconfig.json',
];

/** Both recipes are followed in one copy, which is built once. */
const freeShipping = codeBlocks('stories/guide/add-a-widget.mdx');
const shipsToday = codeBlocks('stories/guide/add-a-call.mdx');

/** What the fault matrix tries of every driver that it finds: here the recipe's is the only one. */
const faults = `
import { describe, it } from 'vitest';
import { checkFault } from './check-fault.ts';
import { drivers } from './drivers.ts';

describe.each(drivers)('$widget: $call', (driver) => {
  it.each(['401', '500', '503', 'stale-token', 'is-reset', 'slow-then-fine'] as const)('%s', (fault) =>
    checkFault(driver, fault),
  );
});
`;

let folder: string;
let copy: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  // A clone may lie in folders that are called as those of the project: that changes nothing.
  copy = join(folder, 'src/widgets/shop');
  mkdirSync(copy, { recursive: true });
  for (const path of project) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const written = [...freeShipping, ...shipsToday, ['test/unit/faults/faults.test.ts', faults]] as const;
  for (const [path, code] of written) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), code);
  }
  // A build warning may also be a type error, in any of the recipe's files.
  execFileSync('npx', ['--no-install', 'rollup', '-c', '--silent', '--failAfterWarnings'], {
    cwd: copy,
    stdio: 'pipe',
  });
  // A whole build, in parallel with other checks.
}, 400_000);
afterAll(() => rmSync(folder, { recursive: true }));

const mounted = [
  {
    widget: 'free-shipping',
    host: freeShipping.get('page.html'),
    text: '$75.00 more and your order ships free.',
  },
  {
    widget: 'ships-today',
    host: shipsToday.get('ships-today.html'),
    text: /^Order within .* and it ships today\.$/,
  },
];

test.each(mounted)('$widget mounts in a browser, and nothing on the page moves', async ({ host, text }) => {
  // The copy's own shop, which has the handlers of the recipes.
  const { createStorefront } = (await import(
    join(copy, 'test/storefront/server.ts')
  )) as typeof import('../storefront/server.ts');
  const shop = await createStorefront({
    database: ':memory:',
    catalogSize: 20,
    dist: join(copy, 'dist'),
    testMode: true,
  });
  const server = await shop.listen(0);
  const page = await (await sharedBrowser()).newPage();
  const url = `${server.url}/test/pages/recipe`;
  const visit = async (head: string) => {
    const body = `<p>Above.</p>${host}<p id="below">Below.</p>`;
    await fetch(url, { method: 'PUT', body: JSON.stringify({ head, body }) });
    await page.goto(url);
  };
  const boxes = () =>
    page.$$eval('[data-island], #below', (elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    );
  const styles = '<link rel="stylesheet" href="/islands/islands.css">';
  try {
    await visit(styles);
    const before = await boxes();
    await visit(`${styles}<script type="module" src="/islands/islands.js"></script>`);
    await page.getByText(text).waitFor();
    expect(await page.getAttribute('[data-island]', 'data-island-status')).toBe('mounted');
    expect(await boxes()).toEqual(before);
  } finally {
    await page.close();
    await server.close();
    shop.close();
  }
});

test('their unit tests pass, and the shopper loses nothing under any fault', () => {
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--environment', 'happy-dom'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined },
    },
  );
  expect(stdout + stderr).toMatch(/13 passed/);
  expect(status).toBe(0);
});

test('their attributes are in the editors’ data, their props in the types, their files in the manifest', () => {
  const built = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');
  expect(built('html-custom-data.json')).toContain('data-closed-until');
  expect(built('types/islands.d.ts')).toMatch(/closedUntil\??: number/);
  expect(built('html-custom-data.json')).toContain('data-threshold');
  expect(built('types/islands.d.ts')).toContain('threshold: number');
  expect(JSON.parse(built('manifest.json')).widgets['free-shipping'].scripts[0]).toBe(
    'widgets/free-shipping.js',
  );
});

test('the call is in the description of the backend, with its example', () => {
  const { paths } = JSON.parse(readFileSync(join(copy, 'dist/openapi.json'), 'utf8'));
  expect(JSON.stringify(paths['/api/dispatch-time'].get)).toContain('"minutesLeft":135');
});

test('its text, saved while the shop runs, is on the page after a reload', async () => {
  const path = [...freeShipping.keys()].find((file) => file.endsWith('.messages.ts'))!;
  let served = join(copy, 'dist');
  onTestFinished(
    buildOnSave(copy, (folder) => {
      served = folder;
    }),
  );
  const file = join(copy, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace('your order ships free', 'it ships at no charge'));
  const scripts = () => globSync('{widgets,chunks}/*.js', { cwd: served });
  const text = () => scripts().map((script) => readFileSync(join(served, script), 'utf8'));
  await expect.poll(() => text().join('\n'), { timeout: 90_000 }).toContain('it ships at no charge');
});
