import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** A file with nothing but imports. */
const file = (path: string, imports: string[], laterImports: string[] = []): SourceFile => ({
  path,
  text: '',
  imports,
  laterImports,
});

it('imports make no circle, except a view and its declaration', () => {
  expect(
    circlesOf(sourceFiles('src', 'widgets', 'test/storefront')),
    'Files that import each other, if only their types, can be read and changed only together. Move what they share, ' +
      'most often a type, down into a file that imports neither: their noun’s file in src/domain or src/contract, or one ' +
      'beside them that is named for it, as widgets/checkout/checkout-step-file.ts is.',
  ).toEqual([]);
});

it('a circle is named by the files of its shortest way', () => {
  const files = [
    file('src/a.ts', ['src/b.ts']),
    file('src/b.ts', ['src/c.ts', 'src/d.ts']),
    file('src/c.ts', ['src/d.ts']),
    file('src/d.ts', [], ['src/a.ts']),
    file('src/e.ts', ['src/a.ts', 'src/f.ts']),
    file('src/f.ts', []),
  ];
  expect(circlesOf(files)).toEqual(['src/a.ts → src/b.ts → src/d.ts → src/a.ts']);
});

it('a view may import types of its declaration, but no value, nor may its parts import the view', () => {
  const types = "import type { XProps } from './x.island.ts';";
  const island = file('widgets/x/x.island.ts', ['widgets/x/x.tsx']);
  const view = file('widgets/x/x.tsx', ['widgets/x/x.island.ts', 'widgets/x/x-part.tsx']);
  const part = file('widgets/x/x-part.tsx', ['widgets/x/x.island.ts']);
  expect(circlesOf([island, { ...view, text: types }, { ...part, text: types }])).toEqual([]);
  expect(circlesOf([island, view, { ...part, text: types }])).toEqual([
    'widgets/x/x.island.ts → widgets/x/x.tsx → widgets/x/x.island.ts',
  ]);
  const both = `${types}\nimport { props } from './x.island.ts';`;
  expect(circlesOf([island, { ...view, text: both }, { ...part, text: types }])).toHaveLength(1);
  const knowing = { ...part, text: types, imports: [...part.imports, 'widgets/x/x.tsx'] };
  expect(circlesOf([island, { ...view, text: types }, knowing])).toEqual([
    'widgets/x/x-part.tsx → widgets/x/x.tsx → widgets/x/x-part.tsx',
  ]);
});
