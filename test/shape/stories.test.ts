import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(readdirSync('widgets'))('every example of %s has its story', async (name) => {
  const { examples } = await import(`../../widgets/${name}/${name}.examples.ts`);
  const text = readFileSync(`stories/${name}.stories.tsx`, 'utf8');
  // Props set in the meta apply only to stories that set none.
  const stories = text.slice(text.indexOf('type Story'));
  const shown = [...stories.matchAll(/\bexamples(?:\.(\w+)|\['([^']+)'\])/g)].map(([, a, b]) => a ?? b);
  expect(Object.keys(examples).filter((example) => !shown.includes(example))).toEqual([]);
});
