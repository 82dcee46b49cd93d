import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('plain Node reads the declarations of every widget', () => {
  const code = `import { readIslands } from './src/build/read-islands.ts';
const islands = await readIslands('widgets');
console.log(JSON.stringify(islands.map(({ name, kind, about, props }) => ({ name, kind, about, keys: Object.keys(props) }))));`;
  const text = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', code], {
    encoding: 'utf8',
  });
  const islands = JSON.parse(text) as { name: string; kind: string; about: string; keys: string[] }[];
  expect(islands.map(({ name }) => name)).toEqual(readdirSync('widgets'));
  for (const { about, kind } of islands) {
    expect(about).not.toBe('');
    expect(kind).toMatch(/^(inline|overlay)$/);
  }
  expect(islands.find(({ name }) => name === 'cart-count')!.keys).toContain('count');
});
