import { type Plugin, rollup } from 'rollup';
import { expect, test } from 'vitest';
import { onlyChunk } from '../../../src/build/only-chunk.ts';

/** Bundles these modules, by name. */
async function bundled(modules: Record<string, string>) {
  const files: Plugin = { name: 'files', resolveId: (id) => id, load: (id) => modules[id]! };
  const bundle = await rollup({ input: 'entry.js', plugins: [files] });
  const built = await bundle.generate({ format: 'es', sourcemap: true });
  await bundle.close();
  return built;
}

test('the script of a build, which has a source map', async () => {
  expect(onlyChunk(await bundled({ 'entry.js': 'export const one = 1' })).code).toContain('const one = 1');
});

test('a second script stops the build', async () => {
  const built = await bundled({
    'entry.js': "export const load = () => import('later.js')",
    'later.js': 'export const two = 2',
  });
  expect(() => onlyChunk(built)).toThrow(
    /entry\.js must be one file; an import\(\) in it makes later\S*: import that module statically/,
  );
});
