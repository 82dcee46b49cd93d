import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
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

it('a card entry brings at most 8 KB, with its rules and what it shares with other forms of a card', () => {
  const bytes = brotli('dist/widgets/card-entry.js') + brotli('dist/chunks/cards.js');
  expect(bytes).toBeLessThanOrEqual(8000);
});

it('all CSS together is at most 12 KB', () => {
  const bytes = globSync('dist/*.css').reduce((sum, path) => sum + brotli(path), 0);
  expect(bytes).toBeLessThanOrEqual(12_000);
});

it('no source map and no script says a path of the machine it was made on', () => {
  const wrong = globSync('dist/**/*.{js,map,css}').filter((path) =>
    readFileSync(path, 'utf8').includes(process.cwd()),
  );
  expect(wrong).toEqual([]);
});
