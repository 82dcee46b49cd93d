import { globSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { installScratch, type Scratch } from './scratch.ts';

/*
 * `storefront-islands/testing` in the runners and DOMs that embedders have: every widget in the first state of its
 * examples, and some shopper actions.
 */

let scratch: Scratch;
let widgets: string[];

beforeAll(async () => {
  scratch = installScratch();
  for (const name of ['vitest', '@vitest', 'happy-dom', 'jsdom', 'jest', 'jest-environment-jsdom'])
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
  return Object.fromEntries(
    files.map((file, nth) => [basename(dirname(file)), Object.values(loaded[nth]!.examples)[0]!]),
  );
}

const shopping = 10;
const tests = `
for (const [name, { attributes, answers, content, props, context }] of Object.entries(widgets))
  test(name + ' mounts', async () => {
    const island = await renderIsland(name, attributes, answers, { content, props, context });
    equal([island.status(), ...island.errors], ['mounted']);
  });

const until = async (holds) => {
  for (let tries = 0; !holds() && tries < 200; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  equal(holds(), true);
};
const cart = { lineItems: [{ id: '1', sku: '410553', quantity: 2 }], orderSummary: { subtotal: 359800 } };
const item = { sku: '410553', name: 'Oat Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
const addItems = { isSuccess: true, items: [item] };

test('a call is answered, and its answer shown', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: cart });
  await until(() => island.host.textContent === 'Cart (2)');
  equal(island.requests.map(({ call }) => call), ['getCart']);
});

test('a press adds, with the page’s token, and opens the confirmation', async () => {
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems, getCart: cart });
  island.host.querySelector('button[type=submit]').click();
  await until(() => island.opened.length === 1);
  equal(island.requests[0].headers.get('RequestVerificationToken'), 'token-of-the-page');
});

test('a layer opens, has the focus, and closes', async () => {
  await renderIsland('cart-confirmation', {}, { getCart: cart }, { props: { added: addItems } });
  const dialog = document.querySelector('dialog');
  equal([dialog.open, dialog.contains(document.activeElement)], [true, true]);
  dialog.querySelector('button[aria-label=Close]').click();
  await until(() => !document.querySelector('dialog'));
});

test('a call without an answer is aborted when the page closes', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: 'never' });
  await until(() => island.requests.length === 1);
  await island.close();
  equal(document.body.children.length, 0);
});

test('a refused call is reported', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: 503 });
  await until(() => island.errors.length === 1);
  equal(/get cart failed.*503/.test(island.errors[0]), true);
});

test('a call answered by a Response of the test', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: () => Response.json(cart) });
  await until(() => island.host.textContent === 'Cart (2)');
});

test('a token that is stale is read again from a page that is not there', async () => {
  const stale = () => Response.json({ isTokenStale: true }, { status: 403 });
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems: stale });
  island.host.querySelector('button[type=submit]').click();
  await until(() => island.opened.some(({ name }) => name === 'refresh-popup'));
});

test('a step of checkout comes with its file', async () => {
  const { attributes, answers, props, context } = widgets.checkout;
  const { host, errors } = await renderIsland('checkout', attributes, answers, { props, context });
  await until(() => !!host.querySelector('.si-checkout-shipping form'));
  equal(errors, []);
});

test('a misspelt widget is named, with those that there are', async () => {
  const said = await renderIsland('cart-cuont').catch(({ message }) => message);
  equal(/^There is no widget "cart-cuont"; there are .*cart-count/.test(said), true);
});

test('a wrong attribute leaves the server’s content', async () => {
  const island = await renderIsland('cart-count', { 'data-count': 'three' }, {}, { content: 'Cart (3)' });
  equal([island.status(), island.host.textContent], ['failed', 'Cart (3)']);
});
`;

/** As an embedder writes them, with vitest's own means. */
const unitTest = `
import { renderIsland } from 'storefront-islands/testing';
import { expect, test } from 'vitest';

const realFetch = globalThis.fetch;
const cart = { lineItems: [{ id: '1', sku: '410553', quantity: 2 }], orderSummary: { subtotal: 359800 } };

test('shows the cart’s count', async () => {
  const island = await renderIsland('cart-count', {}, { getCart: cart }, { content: '<a href="/basket">Cart</a>' });
  await expect.poll(() => island.host.textContent).toBe('Cart (2)');
  expect(island.status()).toBe('mounted');
  expect(island.requests.map(({ call }) => call)).toEqual(['getCart']);
  expect(island.host.querySelector('a').pathname).toBe('/basket');
});

test('each island has a page of its own', async () => {
  const island = await renderIsland('cart-count', { 'data-count': '3' });
  expect(island.requests).toEqual([]);
  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  expect(island.host.textContent).toBe('Cart (3)');
});

test('adds, and opens the confirmation', async () => {
  const item = { sku: '410553', name: 'Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
  const addItems = { isSuccess: true, items: [item] };
  const island = await renderIsland('add-to-cart', { 'data-sku': '410553' }, { addItems, getCart: cart });
  island.host.querySelector('button[type=submit]').click();
  await expect.poll(() => island.opened.length).toBe(1);
  expect(island.opened[0].name).toBe('cart-confirmation');
  const [{ body, headers }] = island.requests;
  expect(body.items[0].Sku).toBe('410553');
  expect(headers.get('RequestVerificationToken')).toBe('token-of-the-page');
});

test('opens an overlay with its props', async () => {
  const item = { sku: '410553', name: 'Oat Chair', quantity: 1, formattedPrice: '$1', price: 100, imagePath: '/a.svg' };
  const props = { added: { isSuccess: true, items: [item] } };
  const island = await renderIsland('cart-confirmation', {}, { getCart: cart }, { props });
  expect(island.status()).toBe('mounted');
  expect(document.querySelector('dialog').textContent).toContain('Oat Chair');
});

test('a wrong attribute leaves the server’s content', async () => {
  const island = await renderIsland('cart-count', { 'data-count': 'three' }, {}, { content: 'Cart (3)' });
  expect(island.status()).toBe('failed');
  expect(island.host.textContent).toBe('Cart (3)');
  expect(island.errors[0]).toContain('data-count was "three"');
});

test('an unknown name is an error', async () => {
  await expect(renderIsland('cart-count', {}, { fetchCart: {} })).rejects.toThrow('no declared call; there are');
});

test('closing gives the page back', async () => {
  const island = await renderIsland('cart-count', { 'data-count': '3' });
  await island.close();
  expect(document.body.children).toHaveLength(0);
  expect(globalThis.fetch).toBe(realFetch);
});
`;

const withVitest = `
import { renderIsland } from 'storefront-islands/testing';
import { expect, test } from 'vitest';
import widgets from '../widgets.json';
const equal = (is, shall) => expect(is).toEqual(shall);
${tests}`;
const passedInVitest = /Tests {2}(\d+) passed \(/;

const runVitest = (folder: string, ...options: string[]) =>
  scratch.run('node_modules/vitest/vitest.mjs', 'run', `${folder}/`, ...options);

test('vitest with happy-dom', () => {
  scratch.write('happy-dom/all.test.js', withVitest);
  scratch.write('happy-dom/cart.test.js', unitTest);
  expectAll(runVitest('happy-dom', '--environment', 'happy-dom'), passedInVitest, { more: 7 });
});

test('vitest with jsdom', () => {
  scratch.write('jsdom/all.test.js', withVitest);
  expectAll(runVitest('jsdom', '--environment', 'jsdom'), passedInVitest);
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
