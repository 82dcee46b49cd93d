import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copiesFor, nativesPath } from '../../../src/build/natives.ts';

const folder = mkdtempSync(join(tmpdir(), 'natives-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);

function write(modules: Record<string, string>): void {
  for (const [name, code] of Object.entries(modules)) writeFileSync(path(name), code);
}

test('a script’s modules are those that it imports or exports from, without packages and types', () => {
  write({
    'one.ts': "import 'react'; import { b } from './b.ts'; import type { T } from './absent.ts';",
    'b.ts': "export * from './c.ts'; export type { T } from './absent.ts'; export const b = 1;",
    'c.ts': `export { Promise } from '${nativesPath}';`,
  });
  const copies = copiesFor([path('one.ts')]);
  expect([...copies.keys()]).toEqual(['one.ts', 'b.ts', 'c.ts'].map(path));
  expect(new Set(copies.values())).toEqual(new Set([`${nativesPath}?one`]));
});

test('a module of two scripts stops the build', () => {
  write({
    'left.ts': "import './shared.ts';",
    'right.ts': "export * from './shared.ts';",
    'shared.ts': 'export const shared = 1;',
  });
  expect(() => copiesFor([path('left.ts'), path('right.ts')])).toThrow(
    /shared\.ts is imported by .*right\.ts.*Move what both need/,
  );
});
