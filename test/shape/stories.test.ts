import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readIslands } from '../../src/build/read-islands.ts';

const storyFiles = globSync('stories/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'));

/** A story that is only a test is neither in the list nor on a docs page. */
const isListed = (story: string) => !/\btags: (\[[^\]]*'!dev'|testOnly)/.test(story);

it.each(readdirSync('widgets'))('every example of %s has its story in the list', async (name) => {
  const { examples } = await import(`../../widgets/${name}/${name}.examples.ts`);
  const stories = storyFiles
    .filter((text) => text.includes(`widgets/${name}/${name}.examples.ts'`))
    // Props set in the meta apply only to stories that set none.
    .flatMap((text) => text.slice(text.indexOf('type Story')).split(/^(?=export const )/m))
    .filter(isListed)
    .join('');
  const shown = [...stories.matchAll(/\bexamples(?:\.(\w+)|\['([^']+)'\])/g)].map(([, a, b]) => a ?? b);
  const missing = Object.keys(examples).filter((example) => !shown.includes(example));
  expect(missing, 'Each state has a story: args: { example: examples[…] } in its *.stories.tsx.').toEqual([]);
});

it.each(await readIslands('widgets'))(
  '$name says when to use it, when not, and how it is used without sight or mouse',
  ({ docs }) => {
    const { useWhen, notWhen, accessibility } = docs!;
    expect(accessibility.length, '`docs.accessibility` has two sentences or more.').toBeGreaterThan(1);
    const remedy = 'Write a whole sentence, with its full stop, in `docs` of the widget’s declaration.';
    for (const text of [useWhen, notWhen, ...accessibility]) expect(text, remedy).toMatch(/^\S.{20,}[.?!”]$/);
  },
);

it('a story sets a wide viewport, which wins over that of a link, only where a phone does not show its state, and says so', () => {
  const wide = /viewport: \{\s*value: 'wide',?\s*\}/g;
  const own = storyFiles.flatMap((text) => [...text.matchAll(wide)].map(({ index }) => text.slice(0, index)));
  // The line above that of `globals`, or above that of the viewport.
  const saysSo = /\n *\/\/ On a phone [^\n]*\n(?: *globals: \{[^}]*)?\s*$/;
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((before) => !saysSo.test(before)).map((before) => before.slice(-200))).toEqual([]);
});
