import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { chunks } from '../../../src/build/chunks.ts';

/** A module of about this many compressed bytes. */
const bytes = (count: number) => `console.log('${'x'.repeat(count * 6)}');\n`;
const using = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');

const kinds = { a: 'inline', b: 'inline', c: 'inline', d: 'inline', layer: 'overlay' } as const;
/** Enough widgets that a module of three of them is used by less than a quarter. */
const others = Array.from({ length: 12 }, (_, nth) => `other${nth}`);

/** The modules of each built file that is not a widget's own; their paths in alphabetical order. */
async function bundled(modules: Record<string, string>, project = '/') {
  const islands = [
    ...Object.entries(kinds).map(([name, kind]) => ({ name, kind })),
    ...others.map((name) => ({ name, kind: 'inline' as const })),
  ];
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : id),
    load: (id) => modules[id.replace('\0', '')] ?? (id.startsWith('\0widget:') ? bytes(1) : null),
  };
  const bundle = await rollup({
    input: Object.fromEntries(islands.map(({ name }) => [name, `widget:${name}`])),
    plugins: [files, chunks(islands, project)],
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

test('modules that the same widgets use are one chunk', async () => {
  const found = await bundled({
    'widget:a': using('/src/x.ts', '/src/ui/y.ts'),
    'widget:b': using('/src/x.ts', '/src/ui/y.ts'),
    '/src/x.ts': bytes(9000),
    '/src/ui/y.ts': bytes(9000),
  });
  expect(found).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a module that only one widget uses is in its file', async () => {
  expect(await bundled({ 'widget:a': using('/src/x.ts'), '/src/x.ts': bytes(100) })).toEqual([]);
});

const shared = (size: number, third = 'widget:c') => ({
  'widget:a': using('/src/x.ts', '/src/ui/y.ts'),
  'widget:b': using('/src/x.ts', '/src/ui/y.ts'),
  [third]: using('/src/x.ts'),
  '/src/x.ts': bytes(2000),
  '/src/ui/y.ts': bytes(size),
});

test('a small module is merged into a chunk that most of its users load anyway', async () => {
  expect(await bundled(shared(1000))).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a large module is not merged where it would be unused bytes', async () => {
  expect(await bundled(shared(3000))).toEqual([['/src/ui/y.ts'], ['/src/x.ts']]);
});

test('an overlay, which is opened rarely, counts less than an inline widget', async () => {
  expect(await bundled(shared(3000, 'widget:layer'))).toEqual([['/src/ui/y.ts', '/src/x.ts']]);
});

test('a small module is not merged into a chunk that would load another with it', async () => {
  const found = await bundled({
    'widget:a': using('/src/small.ts'),
    'widget:b': using('/src/small.ts', '/src/flow.ts'),
    'widget:c': using('/src/flow.ts'),
    'widget:d': using('/src/large.ts'),
    'widget:other0': using('/src/large.ts'),
    '/src/small.ts': bytes(800),
    '/src/flow.ts': using('/src/large.ts') + bytes(2500),
    '/src/large.ts': bytes(9000),
  });
  expect(found).toEqual([['/src/flow.ts'], ['/src/large.ts'], ['/src/small.ts']]);
});

const quarter = ['a', 'b', 'c', 'd', 'other0'];

test('what a quarter of the widgets use is one chunk, whatever else each of them uses', async () => {
  const found = await bundled({
    ...Object.fromEntries(quarter.map((name) => [`widget:${name}`, using('/src/button.ts')])),
    'widget:a': using('/src/button.ts', '/src/small.ts'),
    'widget:b': using('/src/button.ts', '/src/small.ts'),
    '/src/button.ts': using('/src/icon.ts') + bytes(1000),
    '/src/icon.ts': bytes(100),
    '/src/small.ts': bytes(100),
  });
  expect(found).toEqual([['/src/button.ts', '/src/icon.ts'], ['/src/small.ts']]);
});

describe('reuse costs no more than a copy', () => {
  const delivery = {
    'widget:a': using('/src/state/read.ts', '/src/domain/delivery/delivery-messages.ts'),
    'widget:b': using('/src/state/read.ts', '/src/domain/delivery/delivery-messages.ts'),
    '/src/state/read.ts': bytes(300),
    '/src/domain/delivery/delivery-messages.ts': bytes(700),
  };

  test('a hook that another widget uses too does not bring it the texts of the first ones', async () => {
    const found = await bundled({ ...delivery, 'widget:c': using('/src/state/read.ts') });
    expect(found).toEqual([['/src/domain/delivery/delivery-messages.ts'], ['/src/state/read.ts']]);
  });

  test('nor the words of a widget that two of its parts say', async () => {
    const words = '/widgets/checkout/options/options.messages.ts';
    const found = await bundled({
      'widget:a': using('/src/state/read.ts', words),
      'widget:b': using('/src/state/read.ts', words),
      'widget:c': using('/src/state/read.ts'),
      '/src/state/read.ts': bytes(300),
      [words]: bytes(700),
    });
    expect(found).toEqual([['/src/state/read.ts'], [words]]);
  });

  test('nor through a chunk that imports them', async () => {
    const found = await bundled({
      ...delivery,
      'widget:a': using('/src/state/read.ts', '/src/ui/delivery/days.ts'),
      'widget:b': using('/src/state/read.ts', '/src/ui/delivery/days.ts'),
      'widget:c': using('/src/state/read.ts'),
      'widget:d': using('/src/domain/delivery/delivery-messages.ts'),
      '/src/ui/delivery/days.ts': using('/src/domain/delivery/delivery-messages.ts') + bytes(100),
    });
    expect(found).toEqual([
      ['/src/domain/delivery/delivery-messages.ts', '/src/ui/delivery/days.ts'],
      ['/src/state/read.ts'],
    ]);
  });

  test('what belongs to the noun may come with its texts', async () => {
    const found = await bundled({
      'widget:a': using('/src/ui/delivery/days.ts', '/src/domain/delivery/delivery-messages.ts'),
      'widget:b': using('/src/ui/delivery/days.ts', '/src/domain/delivery/delivery-messages.ts'),
      'widget:c': using('/src/ui/delivery/days.ts'),
      '/src/ui/delivery/days.ts': bytes(300),
      '/src/domain/delivery/delivery-messages.ts': bytes(700),
    });
    expect(found).toEqual([['/src/domain/delivery/delivery-messages.ts', '/src/ui/delivery/days.ts']]);
  });
});

test('a clone in a folder called widgets has the same chunks', async () => {
  const clone = '/widgets/clone';
  const found = await bundled(
    {
      'widget:a': using(`${clone}/src/hooks/read.ts`, `${clone}/src/domain/delivery/delivery-messages.ts`),
      'widget:b': using(`${clone}/src/hooks/read.ts`, `${clone}/src/domain/delivery/delivery-messages.ts`),
      'widget:c': using(`${clone}/src/hooks/read.ts`),
      [`${clone}/src/hooks/read.ts`]: bytes(300),
      [`${clone}/src/domain/delivery/delivery-messages.ts`]: bytes(700),
    },
    clone,
  );
  expect(found).toEqual([
    [`${clone}/src/domain/delivery/delivery-messages.ts`],
    [`${clone}/src/hooks/read.ts`],
  ]);
});

test('a large module that only an import() loads is in no file that a widget mounts with', async () => {
  const found = await bundled({
    'widget:a': `${using('/src/flow.ts')}import('/src/one.ts'); import('/src/two.ts');`,
    '/src/one.ts': using('/src/flow.ts', '/src/later.ts') + bytes(5000),
    '/src/two.ts': using('/src/flow.ts', '/src/later.ts') + bytes(5000),
    '/src/flow.ts': bytes(300),
    '/src/later.ts': bytes(5000),
  });
  expect(found).toEqual([['/src/flow.ts'], ['/src/later.ts'], ['/src/one.ts'], ['/src/two.ts']]);
});

test('modules that a step shares with a target of its own import() are in the step’s file', async () => {
  const found = await bundled({
    'widget:a': `${bytes(1)}import('/src/step.ts'); import('/src/other.ts');`,
    '/src/step.ts': `${using('/src/form.ts')}${bytes(5000)}import('/src/layer.ts');`,
    '/src/layer.ts': using('/src/form.ts') + bytes(5000),
    '/src/form.ts': bytes(30000),
    '/src/other.ts': bytes(5000),
  });
  expect(found).toEqual([['/src/form.ts', '/src/step.ts'], ['/src/layer.ts'], ['/src/other.ts']]);
});

test('the packages and the runtime that half of the widgets use are the core, with all their imports', async () => {
  const half = [...quarter, ...others.slice(1, 5)];
  const found = await bundled({
    ...Object.fromEntries(
      half.map((name) => [
        `widget:${name}`,
        using('/src/runtime/core.tsx', '/node_modules/react/index.js', '/src/ui/button.ts'),
      ]),
    ),
    '/src/runtime/core.tsx': `${using('/src/domain/retry.ts')}${bytes(5000)}`,
    '/src/domain/retry.ts': bytes(5000),
    '/node_modules/react/index.js': bytes(5000),
    '/src/ui/button.ts': bytes(100),
  });
  expect(found).toEqual([
    ['/node_modules/react/index.js', '/src/domain/retry.ts', '/src/runtime/core.tsx'],
    ['/src/ui/button.ts'],
  ]);
});

test('two chunks of which one imports the other through a third are not merged', async () => {
  const found = await bundled({
    'widget:a': using('/src/first.ts', '/src/beside.ts'),
    'widget:b': using('/src/first.ts', '/src/beside.ts'),
    'widget:c': using('/src/beside.ts', '/src/last.ts'),
    'widget:d': using('/src/between.ts'),
    '/src/first.ts': using('/src/between.ts') + bytes(715),
    '/src/beside.ts': bytes(857),
    '/src/between.ts': using('/src/last.ts') + bytes(17_143),
    '/src/last.ts': bytes(428),
  });
  expect(found).toEqual([
    ['/src/beside.ts', '/src/last.ts'],
    ['/src/between.ts', '/src/first.ts'],
  ]);
});
