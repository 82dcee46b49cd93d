import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { expect, test } from 'vitest';
import { chunks } from '../../../src/build/chunks.ts';

/** A module of about this many compressed bytes. */
const bytes = (count: number) => `console.log('${'x'.repeat(count * 6)}');\n`;
const using = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');

/**
 * The modules of each built file with several of them, or that is not a single widget's; their paths in alphabetical
 * order.
 */
async function bundled(modules: Record<string, string>, kinds: Record<string, 'inline' | 'overlay'>) {
  const names = Object.keys(kinds);
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : id),
    load: (id) => modules[id.replace('\0', '')] ?? null,
  };
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name, `widget:${name}`])),
    plugins: [files, chunks(names.map((name) => ({ name, kind: kinds[name]! })))],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: 'chunk-[hash].js' });
  return output
    .filter((file): file is OutputChunk => file.type === 'chunk' && !file.isEntry)
    .map(({ moduleIds }) => moduleIds.toSorted())
    .sort();
}

const inline = { a: 'inline', b: 'inline', c: 'inline' } as const;

test('modules that the same widgets use are one chunk', async () => {
  const found = await bundled(
    {
      'widget:a': using('/src/x.ts', '/src/ui/y.ts'),
      'widget:b': using('/src/x.ts', '/src/ui/y.ts'),
      'widget:c': bytes(1),
      '/src/x.ts': bytes(9000),
      '/src/ui/y.ts': bytes(9000),
    },
    inline,
  );
  expect(found).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a module that only one widget uses is in its file', async () => {
  const found = await bundled(
    { 'widget:a': using('/src/x.ts'), 'widget:b': bytes(1), 'widget:c': bytes(1), '/src/x.ts': bytes(100) },
    inline,
  );
  expect(found).toEqual([]);
});

const shared = (size: number) => ({
  'widget:a': using('/src/x.ts', '/src/ui/y.ts'),
  'widget:b': using('/src/x.ts', '/src/ui/y.ts'),
  'widget:c': using('/src/x.ts'),
  '/src/x.ts': bytes(2000),
  '/src/ui/y.ts': bytes(size),
});

test('a small module is merged into a chunk that most of its users load anyway', async () => {
  expect(await bundled(shared(1000), inline)).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a large module is not merged where it would be unused bytes', async () => {
  expect(await bundled(shared(5000), inline)).toEqual([['/src/ui/y.ts'], ['/src/x.ts']]);
});

test('an overlay, which is opened rarely, counts less than an inline widget', async () => {
  expect(await bundled(shared(5000), { ...inline, c: 'overlay' })).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a small module is not merged into a chunk that would load another with it', async () => {
  const found = await bundled(
    {
      'widget:a': using('/src/small.ts'),
      'widget:b': using('/src/small.ts', '/src/flow.ts'),
      'widget:c': using('/src/flow.ts'),
      'widget:d': using('/src/large.ts'),
      'widget:e': using('/src/large.ts'),
      'widget:f': using('/src/large.ts'),
      'widget:g': using('/src/large.ts'),
      '/src/small.ts': bytes(800),
      '/src/flow.ts': using('/src/large.ts') + bytes(1100),
      '/src/large.ts': bytes(9000),
    },
    { ...inline, d: 'inline', e: 'inline', f: 'inline', g: 'inline' },
  );
  expect(found).toEqual([['/src/flow.ts'], ['/src/large.ts'], ['/src/small.ts']]);
});

test('modules that only import() loads are in no file that a widget mounts with', async () => {
  const found = await bundled(
    {
      'widget:a': `${using('/src/flow.ts')}import('/src/one.ts'); import('/src/two.ts');`,
      'widget:b': bytes(1),
      'widget:c': bytes(1),
      '/src/one.ts': using('/src/flow.ts', '/src/later.ts') + bytes(5000),
      '/src/two.ts': using('/src/flow.ts', '/src/later.ts') + bytes(5000),
      '/src/flow.ts': bytes(300),
      '/src/later.ts': bytes(200),
    },
    inline,
  );
  expect(found).toEqual([['/src/flow.ts'], ['/src/later.ts'], ['/src/one.ts'], ['/src/two.ts']]);
});

test('modules that a step shares with a target of its own import() are in the step’s file', async () => {
  const found = await bundled(
    {
      'widget:a': `${bytes(1)}import('/src/step.ts'); import('/src/other.ts');`,
      'widget:b': bytes(1),
      'widget:c': bytes(1),
      '/src/step.ts': `${using('/src/form.ts')}${bytes(5000)}import('/src/layer.ts');`,
      '/src/layer.ts': using('/src/form.ts') + bytes(5000),
      '/src/form.ts': bytes(30000),
      '/src/other.ts': bytes(5000),
    },
    inline,
  );
  expect(found).toEqual([['/src/form.ts', '/src/step.ts'], ['/src/layer.ts'], ['/src/other.ts']]);
});

test('packages and the runtime are the core, with all their imports', async () => {
  const found = await bundled(
    {
      'widget:a': using('/src/runtime/core.ts', '/node_modules/react/index.js'),
      'widget:b': using('/src/runtime/core.ts', '/node_modules/react/index.js'),
      'widget:c': using('/src/runtime/core.ts', '/node_modules/react/index.js'),
      '/src/runtime/core.ts': `${using('/src/domain/retry.ts')}${bytes(5000)}`,
      '/src/domain/retry.ts': bytes(5000),
      '/node_modules/react/index.js': bytes(5000),
    },
    inline,
  );
  expect(found).toEqual([['/node_modules/react/index.js', '/src/domain/retry.ts', '/src/runtime/core.ts']]);
});

test('two chunks of which one imports the other through a third are not merged', async () => {
  const found = await bundled(
    {
      'widget:a': using('/src/first.ts', '/src/beside.ts'),
      'widget:b': using('/src/first.ts', '/src/beside.ts'),
      'widget:c': using('/src/beside.ts', '/src/last.ts'),
      'widget:d': using('/src/between.ts'),
      'widget:e': using('/src/between.ts'),
      'widget:f': using('/src/between.ts'),
      'widget:g': using('/src/between.ts'),
      '/src/first.ts': using('/src/between.ts') + bytes(715),
      '/src/beside.ts': bytes(857),
      '/src/between.ts': using('/src/last.ts') + bytes(17_143),
      '/src/last.ts': bytes(428),
    },
    { ...inline, d: 'inline', e: 'inline', f: 'inline', g: 'inline' },
  );
  expect(found).toEqual([
    ['/src/beside.ts', '/src/last.ts'],
    ['/src/between.ts', '/src/first.ts'],
  ]);
});
