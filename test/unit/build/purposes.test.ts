import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, reasonOf } from '../../../src/build/purposes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'purposes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const importedBy = (code: string) => {
  const importer = join(folder, 'importer.ts');
  writeFileSync(importer, code);
  return { getModuleInfo: () => ({ dynamicImporters: [importer] }) as never };
};

const modulesIn = (project: string) => [
  `${project}/src/domain/payment/card-flags.ts`,
  `${project}/src/ui/button.tsx`,
  `${project}/src/ui/payment/card-art.tsx`,
  `${project}/widgets/cart/cart.tsx`,
  `${project}/node_modules/@scope/name/index.js`,
  '\0widget:cart-count',
];

test('modules are named by their folders and packages', () => {
  expect(contents(modulesIn('/shop'), '/shop')).toBe(
    'building blocks (button, payment); business rules (payment); npm packages (@scope/name); widgets (cart, cart-count)',
  );
});

test.each(['/home/src/shop', '/home/widgets/shop', '/home/src/domain/widgets/cart'])(
  'they are named alike in a clone at %s',
  (project) => {
    expect(contents(modulesIn(project), project)).toBe(contents(modulesIn('/shop'), '/shop'));
  },
);

test('a module in a folder without words is an error', () => {
  expect(() => contents(['/shop/src/elsewhere/a.ts'], '/shop')).toThrow('/shop/src/elsewhere/a.ts');
});

test('an import on demand says what it is for', () => {
  const graph = importedBy("const { a } = await import(\n  /* Draws a map. */ '../map/draw.ts'\n);");
  expect(reasonOf(graph, '/shop/src/map/draw.ts')).toBe('Draws a map.');
});

test('an import on demand on one line says so, too', () => {
  const graph = importedBy("const a = () => import(/* Draws a map. */ '../map/draw.ts');");
  expect(reasonOf(graph, '/shop/src/map/draw.ts')).toBe('Draws a map.');
});

test('an import that no shopper waits for says @once, which is no part of what it is for', () => {
  const graph = importedBy("const a = () => import(/* @once Draws a map. */ '../map/draw.ts');");
  expect(reasonOf(graph, '/shop/src/map/draw.ts')).toBe('Draws a map.');
});

test('one that does not is an error', () => {
  const graph = importedBy("const { a } = await import('../map/draw.ts');");
  expect(() => reasonOf(graph, '/shop/src/map/draw.ts')).toThrow(
    '/shop/src/map/draw.ts is imported on demand',
  );
});
