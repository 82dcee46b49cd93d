import type { PluginContext } from 'rollup';
import { expect, test } from 'vitest';
import { type Part, rearranged } from '../../../src/build/chunk-cost.ts';

const requestBytes = 1000;

/**
 * A part of one module, with the modules that it imports. Users are single letters: small ones are widgets, capital ones
 * targets of an `import()` in the widget of the same letter, and Z in another one that has none of the parts, too.
 */
const part = (
  id: string,
  { bytes, users, imports = [] }: { bytes: number; users: string; imports?: string[] },
) => ({
  part: { ids: new Set([id]), bytes, users: new Set(users) } as Part,
  imports,
});

type Given = ReturnType<typeof part>;

/** The modules of each chunk, after parts have been moved. */
const arranged = (...chunks: Given[][]) => arrangedOf('', chunks);

/** The same, where pages always load these users, and chunks have at least 300 bytes. */
function arrangedOf(ofPages: string, chunks: Given[][]): string[] {
  const modules = new Map(chunks.flat().map(({ part, imports }) => [[...part.ids][0]!, imports]));
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: /^[a-z]$/.test(id),
      importedIds: modules.get(id) ?? [],
    }),
  } as unknown as PluginContext;
  const found = rearranged(
    graph,
    chunks.map((given) => new Set(given.map(({ part }) => part))),
    {
      requestBytes,
      leastBytes: 300,
      shareOf: () => 1,
      isOfPage: (user) => ofPages.includes(user),
      importersOf(user) {
        const widget = user.toLowerCase();
        if (user === widget) return [];
        return user === 'Z' ? [widget, 'other'] : [widget];
      },
    },
  );
  return found.map((parts) =>
    [...parts]
      .flatMap(({ ids }) => [...ids])
      .sort()
      .join(),
  );
}

test('a small part leaves a chunk that one of its users needs for nothing else', () => {
  const found = arranged(
    [
      part('luhn', { bytes: 100, users: 'abc' }),
      part('fields', { bytes: 900, users: 'ab', imports: ['luhn'] }),
    ],
    [part('send', { bytes: 5000, users: 'abcd' })],
  );
  expect(found).toEqual(['fields', 'luhn,send']);
});

test('it stays if more pages would load it for nothing than now load the rest of its chunk', () => {
  const found = arranged(
    [
      part('luhn', { bytes: 2500, users: 'abc' }),
      part('fields', { bytes: 900, users: 'ab', imports: ['luhn'] }),
    ],
    [part('send', { bytes: 5000, users: 'abcd' })],
  );
  expect(found).toEqual(['fields,luhn', 'send']);
});

test('a whole chunk is not moved: that would be a merge', () => {
  const found = arranged(
    [part('first', { bytes: 10, users: 'ab' })],
    [part('second', { bytes: 10, users: 'ab' })],
  );
  expect(found).toEqual(['first', 'second']);
});

test('no part is moved where chunks would import each other', () => {
  const found = arranged(
    [
      part('luhn', { bytes: 100, users: 'abcd' }),
      part('fields', { bytes: 900, users: 'ab', imports: ['luhn'] }),
    ],
    [part('send', { bytes: 5000, users: 'abcd', imports: ['number'] })],
    [part('number', { bytes: 4000, users: 'abcd', imports: ['luhn'] })],
  );
  expect(found).toEqual(['fields', 'send', 'luhn,number']);
});

test('modules that only an import() loads move to no file that a widget mounts with', () => {
  const later = [
    part('lost', { bytes: 100, users: 'ABC' }),
    part('read', { bytes: 900, users: 'AB', imports: ['lost'] }),
  ];
  expect(arranged(later, [part('send', { bytes: 5000, users: 'abcABC' })])).toEqual(['lost,read', 'send']);
});

const token = () => [part('token', { bytes: 150, users: 'aB' })];
const send = () => [part('send', { bytes: 5000, users: 'abcdeB' })];

test('a small chunk that a page always needs moves where it costs least', () => {
  const fields = [part('fields', { bytes: 900, users: 'cd' })];
  expect(arrangedOf('B', [token(), send(), fields])).toEqual(['send,token', 'fields']);
});

test('a small chunk that no page always needs stays a request of its own', () => {
  expect(arrangedOf('', [token(), send()])).toEqual(['token', 'send']);
});

test('a small chunk stays where any other place would cost much more', () => {
  const fields = [part('fields', { bytes: 5000, users: 'cd' })];
  expect(arrangedOf('B', [token(), fields])).toEqual(['token', 'fields']);
});

/** A layer that shares small and large with the widget that opens it. */
const withLayer = (widget: string, layer: string) =>
  arranged(
    [
      part('small', { bytes: 100, users: widget + layer }),
      part('form', { bytes: 900, users: widget, imports: ['small'] }),
    ],
    [part('large', { bytes: 5000, users: widget + layer })],
  );

test('files that the only widget that opens a layer has loaded cost the layer nothing', () => {
  expect(withLayer('a', 'A')).toEqual(['form,small', 'large']);
});

test('files of one widget cost a layer that another one opens, too', () => {
  expect(withLayer('z', 'Z')).toEqual(['form', 'large,small']);
});

test('a chunk that is large enough, once another was merged with it, stays', () => {
  const found = arrangedOf('ab', [
    [part('first', { bytes: 200, users: 'ab' })],
    [part('second', { bytes: 200, users: 'ab' })],
    [part('others', { bytes: 5000, users: 'abcdefg' })],
  ]);
  expect(found).toEqual(['first,second', 'others']);
});
