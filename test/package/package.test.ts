import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectLinked } from './links.ts';
import { installScratch, type Scratch } from './scratch.ts';

let scratch: Scratch;
let installed: string;

beforeAll(() => {
  scratch = installScratch();
  installed = join(scratch.folder, 'node_modules/storefront-islands');
});
afterAll(() => rmSync(scratch.folder, { recursive: true }));

test('it installs without dependencies', () => {
  const modules = readdirSync(join(scratch.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(modules).toEqual(['storefront-islands']);
});

test('it contains the built files, the README, the changelog and the guide, and no source or test', () => {
  expect(readdirSync(installed).sort()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'dist',
    'package.json',
    'stories',
  ]);
  expect(readdirSync(join(installed, 'stories'))).toEqual(['guide']);
  const other = readdirSync(join(installed, 'stories/guide')).filter((file) => !/\.(mdx|jpg)$/.test(file));
  expect(other).toEqual([]);
});

test('the links of the README lead to files of the package', () => {
  expectLinked(join(installed, 'README.md'));
});

/** A host that sends changes, so the page needs a token. */
const addForm = '<div data-island="add-to-cart" data-sku="410553"></div>';

test('its command prints tags, and examines a page', () => {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const command = (...args: string[]) => scratch.node(join(installed, bin['storefront-islands']), ...args);
  const tags = command('snippet', 'cart-count', '--base', 'https://cdn.example/1/');
  expect(tags.code).toBe(0);
  expect(tags.output).toContain('href="https://cdn.example/1/widgets/cart-count.js" integrity="sha384-');
  expect(tags.output).toContain('importmap');
  expect(command('snippet', 'cart-count', '--no-import-map').output).not.toContain('importmap');
  scratch.write('page.html', `${tags.output}<div data-island="cart-cout"></div>${addForm}`);
  const examined = command('doctor', 'page.html');
  expect(examined.code).toBe(1);
  expect(examined.output).toContain('there is no such widget. Did you mean "cart-count"?');
  expect(examined.output).toContain('__RequestVerificationToken');
});

test.each([
  [['chekc'], 'There is no command "chekc"; there are snippet, doctor, check, guide, mock, validate.'],
  [['snippet', 'cart-cout'], 'There is no widget "cart-cout": did you mean "cart-count"?'],
  [['snippet', '--base', '/islands'], 'accepted is a path or URL that ends with "/"'],
  [['snippet', '--colour'], 'There is no option "--colour": there are --base, --no-import-map.'],
  [['doctor', 'no-such.html'], 'accepted are an http(s) URL and the path of an HTML file'],
  [['check', 'shop'], 'check takes the address of one shop, such as https://shop.example/.'],
  [['check', 'http://127.0.0.1:9/'], 'did not answer'],
  [['check', 'http://127.0.0.1:9/', '--requests', 'many'], 'accepted is a whole number from 1 to 1000'],
  [['guide', '--prot', '80'], 'There is no option "--prot": did you mean "--port"?'],
  [['mock', 'cart-cout'], 'There is no widget "cart-cout": did you mean "cart-count"?'],
  [['mock', '--fault', 'getCrt:503'], 'did you mean "getCart"?'],
  [['mock', '--fault', 'getCart:burnt'], 'accepted is a call and how it fails, such as getCart:503'],
])('its command, called as %s, says what is accepted', (args, message) => {
  const { code, output } = scratch.node(join(installed, 'dist/cli.mjs'), ...args);
  expect(output).toContain(message);
  expect(code).toBe(2);
});

test('publint finds nothing', async () => {
  const packageJson = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const { messages } = await publint({ pkgDir: installed, strict: true });
  expect(messages.map((message) => formatMessage(message, packageJson))).toEqual([]);
});

test('attw finds the types of every entry, for bundlers and for Node', () => {
  const { code, output } = scratch.run(
    'node_modules/@arethetypeswrong/cli/dist/index.js',
    scratch.tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
  );
  expect(output).toContain('"storefront-islands/testing"');
  expect(code, output).toBe(0);
});

type Target = string | { [condition: string]: Target } | null;
const pathsOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(pathsOf);

test('every export of package.json exists', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  const targets = Object.values(exports)
    .flatMap(pathsOf)
    .filter((path) => !path.includes('*'));
  for (const path of targets) expect(readFileSync(join(installed, path)).length, path).toBeGreaterThan(0);
});

const page = `
import 'storefront-islands';
import 'storefront-islands/islands';
import 'storefront-islands/islands.css';
import 'storefront-islands/add-to-cart';
import type { Calls, Failure, OverlayName, PageContext, PageEvents, WidgetName, WidgetProps } from 'storefront-islands';
import type { Props } from 'storefront-islands/add-to-cart';
import { type Answers, type CallName, examples, renderExample, renderIsland, type WidgetName as TestedWidget } from 'storefront-islands/testing';
import manifest from 'storefront-islands/manifest.json' with { type: 'json' };

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const sameProps: Same<Props, WidgetProps['add-to-cart']> = true;
const sku: Same<WidgetProps['add-to-cart']['sku'], string> = true;
const stock: Same<WidgetProps['add-to-cart']['stock'], 'in' | 'out'> = true;
const quantity: Same<WidgetProps['cart-count']['count'], number | undefined> = true;
const names: WidgetName[] = ['add-to-cart', 'cart-confirmation', 'cart-count', 'recommendation-carousel'];
const overlay: OverlayName = 'cart-confirmation';
const integrity: string = manifest.files['islands.js'].integrity;

document.addEventListener('storefront:cart-changed', ({ detail }) => {
  const subtotal: number = detail.subtotal;
  console.log(subtotal);
});
window.addEventListener('storefront:island-failed', ({ detail }) => {
  const failed: (string | undefined)[] = [detail.phase, detail.version, detail.file];
  console.log(failed);
});
const failures: readonly Failure[] = storefrontIslands.failures;
console.log(failures.map(({ widget, phase, version, file }) => [widget, phase, version, file]));
const stop = storefrontIslands.on('cart-changed', ({ detail }) => console.log(detail.count));
const added: PageEvents['storefront:item-added'] = { items: [{ sku: '410553', quantity: 1 }] };
await window.storefrontIslands.ready;
await storefrontIslands.open(overlay, { cartUrl: '/basket' });
await storefrontIslands.mount(document.body);
storefrontIslands.unmount();
stop();

const island = await renderIsland('cart-count', { 'data-count': '3' }, { getCart: 503 }, { content: '3' });
const status: string | null = island.status();
// @ts-expect-error: no such widget
await renderIsland('cart-cuont');
// @ts-expect-error: no such call
await renderIsland('cart-count', {}, { getCrt: 403 });
// @ts-expect-error: no such option
await renderIsland('cart-count', {}, {}, { contexts: {} });
// @ts-expect-error: no such attribute
await renderIsland('cart-count', { 'data-cuont': '3' });
// @ts-expect-error: no call of this widget
await renderIsland('cart-count', {}, { placeOrder: 503 });
// @ts-expect-error: no cart
await renderIsland('cart-count', {}, { getCart: { lineItems: 7 } });
// @ts-expect-error: no such state
await renderExample('cart-count', 'emptied');
await renderIsland('cart-count', { 'data-testid': 'count', 'data-island-load': 'load', id: 'count' });
const adding = await renderExample('add-to-cart', 'in stock', { answers: { addItems: 'offline' } });
const sent = adding.requests.find((request) => request.call === 'addItems');
const posted: string | undefined = sent?.body.items[0]?.Sku;
const empty: string = examples['cart-count'].empty.about;
console.log(posted, empty);
const line: Calls['getCart']['answer']['lineItems'][number] = { id: 1, sku: '410553', quantity: 2, name: null };
console.log(line);
// @ts-expect-error: no such call
island.answer('getCrt', 403);
const answers: Answers = { getCart: 503 };
const called: Same<CallName, keyof Answers> = true;
const rendered: Same<TestedWidget, WidgetName> = true;
island.answer('getCart', answers.getCart);
console.log(called, rendered, island.requests.some(({ call }) => call === 'getCart'));
console.log(sameProps, sku, stock, quantity, names, integrity, added, status);

const context: PageContext = { brand: 'modern', basketId: 7, account: { isSignedIn: true }, limits: { savedCards: 5 } };
console.log(context);
// @ts-expect-error: no such brand
context.brand = 'vintage';
// @ts-expect-error: it mounts in its host and is not opened
await storefrontIslands.open('cart-count');
// @ts-expect-error: a URL is no number
await storefrontIslands.open('cart-confirmation', { cartUrl: 5 });
// @ts-expect-error: no such event
storefrontIslands.on('cart-emptied', () => {});
// @ts-expect-error: no such widget
export type None = WidgetProps['card-counter'];
// @ts-expect-error: not for pages
import 'storefront-islands/core';
`;

const requiring = `
import testing = require('storefront-islands/testing');
const island: Promise<testing.RenderedIsland> = testing.renderIsland('cart-count', { 'data-count': '3' });
// @ts-expect-error: no such widget
testing.renderIsland('cart-cuont');
export = island;
`;

test('on a server the package does nothing when it is imported', () => {
  scratch.write('server.js', "import 'storefront-islands';\nimport 'storefront-islands/add-to-cart';");
  expect(scratch.node('server.js')).toEqual({ code: 0, output: '' });
});

test('in a bundle it says that it is served', () => {
  scratch.write('bundle.js', "globalThis.document = {};\nawait import('storefront-islands');");
  const { output } = scratch.node('bundle.js');
  expect(output).toContain('These scripts are served, not bundled');
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('the handlers of MSW are typed by the embedder’s own package', () => {
  scratch.borrow('msw');
  scratch.write(
    'msw.mts',
    `import type { HttpHandler } from 'msw';
     import { handlers } from 'storefront-islands/testing/msw';
     export const all: HttpHandler[] = handlers({ getCart: 503, addItems: 'offline' });
     // @ts-expect-error: no such call
     handlers({ getCrt: 503 });`,
  );
  const options = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  };
  scratch.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['msw.mts'] }));
  expect(scratch.run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' });
});

test('an older TypeScript project, which knows no exports, finds the types of the testing entry', () => {
  scratch.write(
    'older.ts',
    `import { renderIsland } from 'storefront-islands/testing';
     import type { Props } from 'storefront-islands/add-to-cart';
     export const sku: Props['sku'] = '410553';
     renderIsland('cart-count', { 'data-count': '3' }).then(({ host }) => host.textContent);
     // @ts-expect-error: no such widget
     renderIsland('cart-cuont');`,
  );
  const options = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    strict: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
  };
  scratch.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['older.ts'] }));
  expect(scratch.run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' });
});

test.each(['bundler', 'nodenext'])('a page’s own script type-checks, resolved as %s does', (resolution) => {
  scratch.write('page.mts', page);
  scratch.write('requiring.cts', requiring);
  const files = resolution === 'bundler' ? ['page.mts'] : ['page.mts', 'requiring.cts'];
  const options = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
    moduleResolution: resolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    resolveJsonModule: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    types: [],
    noEmit: true,
  };
  scratch.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
  expect(scratch.run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' });
});
