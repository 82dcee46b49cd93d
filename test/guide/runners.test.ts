import { globSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { codeBlocks } from '../package/code-blocks.ts';
import { installScratch, type Scratch } from '../package/scratch.ts';
import { besideMsw, cleanedUp, shopping, tests, unitTest, withVitest } from './runner-tests.ts';

/*
 * `storefront-islands/testing` in the runners and DOMs that embedders have: every widget in the first state of its
 * examples, and some shopper actions.
 */

let scratch: Scratch;
let widgets: string[];

beforeAll(async () => {
  scratch = installScratch();
  for (const name of ['vitest', '@vitest', 'happy-dom', 'jsdom', 'jest', 'jest-environment-jsdom', 'msw'])
    scratch.borrow(name);
  const examples = await firstExamples();
  widgets = Object.keys(examples);
  scratch.write('widgets.json', JSON.stringify(examples));
});
afterAll(() => rmSync(scratch.folder, { recursive: true }));

async function firstExamples(): Promise<Record<string, IslandExample>> {
  const files = globSync('widgets/*/*.examples.ts').filter(
    (file) => basename(file) === `${basename(dirname(file))}.examples.ts`,
  );
  const modules = files.map(
    (file): Promise<{ examples: Record<string, IslandExample> }> => import(resolve(file)),
  );
  const loaded = await Promise.all(modules);
  // An embedder's test has no wallet's package.
  const isWithoutWallets = ({ context }: IslandExample) => !Object(context).wallets;
  return Object.fromEntries(
    files.map((file, nth) => [
      basename(dirname(file)),
      Object.values(loaded[nth]!.examples).find(isWithoutWallets)!,
    ]),
  );
}

const passedInVitest = /Tests {2}(\d+) passed \(/;

/** Generous, because other checks run beside them. */
const patience = '--testTimeout=60000';

const runVitest = (folder: string, ...options: string[]) => {
  const patient = [patience, '--expect.poll.timeout=20000'];
  return scratch.run('node_modules/vitest/vitest.mjs', 'run', `${folder}/`, ...patient, ...options);
};

test('vitest with happy-dom', () => {
  scratch.write('happy-dom/all.test.js', withVitest);
  scratch.write('happy-dom/cart.test.js', unitTest);
  expectAll(runVitest('happy-dom', '--environment', 'happy-dom'), passedInVitest, { more: 7 });
});

test('vitest with jsdom', () => {
  scratch.write('jsdom/all.test.js', withVitest);
  expectAll(runVitest('jsdom', '--environment', 'jsdom'), passedInVitest);
});

test.each(['happy-dom', 'jsdom'])('vitest with %s beside MSW', (environment) => {
  scratch.write('msw/cart.test.js', besideMsw);
  const { code, output } = runVitest('msw', '--environment', environment);
  expect({ passed: passedInVitest.exec(output)?.[1], code }, output.slice(-6000)).toEqual({
    passed: '7',
    code: 0,
  });
});

test('Testing Library, as its page of the guide has it', () => {
  scratch.borrow('@testing-library');
  for (const [path, code] of codeBlocks('stories/guide/testing-library.mdx'))
    scratch.write(`testing-library/${path}`, code);
  const { code, output } = runVitest('testing-library', '--environment', 'happy-dom');
  expect({ passed: passedInVitest.exec(output)?.[1], code }, output.slice(-6000)).toEqual({
    passed: '4',
    code: 0,
  });
});

test('a runner with a global afterEach closes the page after each test', () => {
  scratch.write('globals/cleaned-up.test.js', cleanedUp);
  const { code, output } = runVitest('globals', '--environment', 'happy-dom', '--globals');
  expect({ passed: passedInVitest.exec(output)?.[1], code }, output.slice(-6000)).toEqual({
    passed: '4',
    code: 0,
  });
});

test('vitest with a real browser, where a widget has its styles', () => {
  scratch.write(
    'browser/vitest.config.js',
    `import { playwright } from '@vitest/browser-playwright';
     const launchOptions = ${JSON.stringify({ executablePath: chromiumPath(), args: chromiumFlags })};
     const instances = [{ browser: 'chromium' }];
     const browser = { enabled: true, headless: true, provider: playwright({ launchOptions }), instances };
     export default { test: { browser } };`,
  );
  scratch.write('browser/all.test.js', withVitest);
  scratch.write('browser/cart.test.js', unitTest);
  scratch.write(
    'browser/styles.test.js',
    `import { renderIsland } from 'storefront-islands/testing';
     import { expect, test } from 'vitest';
     import 'storefront-islands/islands.css';
     test('a layer has its styles', async () => {
       await renderIsland('network-error');
       expect(getComputedStyle(document.querySelector('.si-dialog__panel')).display).toBe('flex');
     });`,
  );
  const outcome = runVitest('browser', '--config', 'browser/vitest.config.js');
  expectAll(outcome, passedInVitest, { more: 8 });
});

const jest = (file: string) => [
  resolve('node_modules/jest/bin/jest.js'),
  '--env=jsdom',
  '--runInBand',
  '--watchman=false',
  patience,
  `--testMatch=**/${file}`,
];

test('jest with jsdom, whose tests require', () => {
  scratch.write(
    'jest/all.test.cjs',
    `const { renderIsland } = require('storefront-islands/testing');
     const widgets = require('../widgets.json');
     const equal = (is, shall) => expect(is).toEqual(shall);
     ${tests}`,
  );
  expectAll(scratch.node(...jest('all.test.cjs')), /Tests: +(\d+) passed, /);
});

test('jest with jsdom and its modules, whose tests import', () => {
  scratch.write(
    'jest/all.test.mjs',
    `import { readFileSync } from 'node:fs';
     import { renderIsland } from 'storefront-islands/testing';
     const widgets = JSON.parse(readFileSync('widgets.json', 'utf8'));
     const equal = (is, shall) => expect(is).toEqual(shall);
     ${tests}`,
  );
  expectAll(scratch.node('--experimental-vm-modules', ...jest('all.test.mjs')), /Tests: +(\d+) passed, /);
});

test('node:test with the document of a jsdom, and with that of a happy-dom', () => {
  const program = (page: string) => `
    import assert from 'node:assert';
    import { test } from 'node:test';
    import { renderIsland } from 'storefront-islands/testing';
    import widgets from '../widgets.json' with { type: 'json' };
    ${page}
    const equal = assert.deepStrictEqual;
    ${tests}`;
  scratch.write(
    'node/jsdom.js',
    program(`import { JSDOM } from 'jsdom';
      globalThis.document = new JSDOM('', { url: 'http://localhost/' }).window.document;`),
  );
  scratch.write(
    'node/happy-dom.js',
    program(`import { Window } from 'happy-dom';
      globalThis.document = new Window({ url: 'http://localhost/' }).document;`),
  );
  expectAll(scratch.node('--test', 'node/jsdom.js', 'node/happy-dom.js'), /pass (\d+)/, { files: 2 });
});

test('without a page, and on one without a URL, it says what to do', () => {
  const program = (page: string) => `
    import { JSDOM } from 'jsdom';
    import { renderIsland } from 'storefront-islands/testing';
    ${page}
    await renderIsland('cart-count').catch(({ message }) => console.log(message));`;
  scratch.write('node/none.js', program(''));
  expect(scratch.node('node/none.js').output).toMatch(/needs a page: .*jsdom/);
  scratch.write('node/blank.js', program('globalThis.document = new JSDOM().window.document;'));
  expect(scratch.node('node/blank.js').output).toMatch(/http\(s\) URL.*about:blank/);
});

function expectAll(
  { code, output }: { code: number | null; output: string },
  passed: RegExp,
  { files = 1, more = 0 } = {},
): void {
  expect({ passed: Number(passed.exec(output)?.[1]), code }, output.slice(-6000)).toEqual({
    passed: files * (widgets.length + shopping) + more,
    code: 0,
  });
}
