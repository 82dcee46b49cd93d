import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const brotli = (path: string) => brotliCompressSync(readFileSync(path)).length;
const widgets = readdirSync('widgets');
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s?"(\.{1,2}\/[^"]+)"/g)].map(([, to]) =>
    to!.replace('../', 'dist/').replace('./', 'dist/chunks/'),
  );

// What only this widget brings to a page that has all the others: its module and the chunks no other one imports.
function ownFiles(name: string): string[] {
  const own = `dist/widgets/${name}.js`;
  const others = new Set(
    widgets.filter((other) => other !== name).flatMap((other) => importsOf(`dist/widgets/${other}.js`)),
  );
  return [own, ...importsOf(own).filter((chunk) => chunk !== 'dist/core.js' && !others.has(chunk))];
}

beforeAll(() => {
  if (!existsSync('dist/islands.js')) throw new Error('There is no dist: run `npm run build` first.');
});

it('islands.js is at most 1,500 bytes', () => {
  expect(brotli('dist/islands.js')).toBeLessThanOrEqual(1500);
});

it('a single-widget script is at most 1,500 bytes', () => {
  for (const name of widgets) expect(brotli(`dist/${name}.js`)).toBeLessThanOrEqual(1500);
});

it('islands.js holds no React and imports nothing up front', () => {
  const code = readFileSync('dist/islands.js', 'utf8');
  expect(code).not.toMatch(/react|^import\b|;import["{ ]/i);
});

it('React and the core together are at most 76 KB', () => {
  expect(brotli('dist/core.js') + brotli('dist/actions.js')).toBeLessThanOrEqual(76_000);
});

it('there is one React, and it is in the core', () => {
  const withReact = globSync('dist/**/*.js').filter((path) =>
    /react\.transitional\.element/.test(readFileSync(path, 'utf8')),
  );
  expect(withReact).toEqual(['dist/core.js']);
});

// Tables, texts and a map, of every kind of delivery.
const bounds: Record<string, number> = { 'shipping-charges': 5 };

for (const name of widgets) {
  const boundKb = bounds[name] ?? 4;
  it(`${name} brings at most ${boundKb} KB of its own`, () => {
    const bytes = ownFiles(name).reduce((sum, path) => sum + brotli(path), 0);
    expect(bytes).toBeLessThanOrEqual(boundKb * 1000);
  });
}

it('a sign-in brings at most 6 KB, with what its popup shares', () => {
  const bytes = brotli('dist/widgets/sign-in.js') + brotli('dist/chunks/sign-in.js');
  expect(bytes).toBeLessThanOrEqual(6000);
});

// All that a page with this widget alone loads, but the core and the building blocks of every widget.
function everythingOf(path: string, shared: readonly string[]): string[] {
  const found = new Set([path]);
  for (const file of found)
    for (const chunk of importsOf(file)) if (!shared.includes(chunk)) found.add(chunk);
  return [...found];
}

const sharedByAll = ['core', 'chunks/parts', 'chunks/layers', 'chunks/payment-message'].map(
  (name) => `dist/${name}.js`,
);
const sumOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + brotli(path), 0);

// What a module brings that stands in a file with others: by itself, and with names that are not made short.
function moduleBytes(path: string): number {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  return brotliCompressSync(outputText).length;
}

it('a card entry brings at most 8 KB, with its rules and what it shares with other forms of a card', () => {
  const paying = ['dist/chunks/payment.js'];
  const files = everythingOf('dist/widgets/card-entry.js', [...sharedByAll, ...paying]);
  const rulesInPaying = ['flags', 'names'].map((name) => moduleBytes(`src/domain/cards/card-${name}.ts`));
  const bytes = rulesInPaying.reduce((sum, size) => sum + size, sumOf(files));
  expect(bytes).toBeLessThanOrEqual(8000);
});

it('a card entry brings at most 10.2 KB with how an order is paid, which the popups share', () => {
  const files = everythingOf('dist/widgets/card-entry.js', sharedByAll);
  expect(files).toContain('dist/chunks/payment.js');
  expect(sumOf(files)).toBeLessThanOrEqual(10_200);
});

// Whatever pays loads it; the popups that show saved cards load the other as well.
it.each([
  ['payment', 3.2],
  ['saved-cards', 1.6],
])('what they share of %s is at most %j KB', (chunk, boundKb) => {
  expect(brotli(`dist/chunks/${chunk}.js`)).toBeLessThanOrEqual(boundKb * 1000);
});

it('a popup loads nothing of a form that it does not show, nor of a payment that it does not make', () => {
  const loads = (name: string, chunk: string) =>
    everythingOf(`dist/widgets/${name}.js`, []).includes(`dist/chunks/${chunk}.js`);
  const payers = ['saved-cards', 'pay-with-two'];
  const others = ['credit-offer', 'payment-error', 'network-error', 'refresh-popup', 'security-code-help'];
  expect([...payers, ...others].filter((name) => loads(name, 'cards'))).toEqual([]);
  expect(others.filter((name) => loads(name, 'payment'))).toEqual([]);
  expect(payers.filter((name) => loads(name, 'payment'))).toEqual(payers);
});

it('a listing brings at most 10 KB: its filters, its toolbar and its grid, with what they share', () => {
  const files = [
    'chunks/listing',
    ...['listing-filters', 'listing-toolbar', 'product-grid'].map((name) => `widgets/${name}`),
  ];
  const bytes = files.reduce((sum, file) => sum + brotli(`dist/${file}.js`), 0);
  expect(bytes).toBeLessThanOrEqual(10_000);
});

it('all CSS of all widgets together is at most 13.3 KB', () => {
  const bytes = globSync('dist/*.css').reduce((sum, path) => sum + brotli(path), 0);
  expect(bytes).toBeLessThanOrEqual(13_300);
});

it('no source map and no script says a path of the machine it was made on', () => {
  const wrong = globSync('dist/**/*.{js,map,css}').filter((path) =>
    readFileSync(path, 'utf8').includes(process.cwd()),
  );
  expect(wrong).toEqual([]);
});
