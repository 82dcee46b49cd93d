import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const storyFiles = globSync('stories/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'));

it.each(readdirSync('widgets'))('every example of %s has its story', async (name) => {
  const { examples } = await import(`../../widgets/${name}/${name}.examples.ts`);
  const stories = storyFiles
    .filter((text) => text.includes(`widgets/${name}/${name}.examples.ts'`))
    // Props set in the meta apply only to stories that set none.
    .map((text) => text.slice(text.indexOf('type Story')))
    .join('');
  const shown = [...stories.matchAll(/\bexamples(?:\.(\w+)|\['([^']+)'\])/g)].map(([, a, b]) => a ?? b);
  expect(Object.keys(examples).filter((example) => !shown.includes(example))).toEqual([]);
});
