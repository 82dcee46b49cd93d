import { readFileSync } from 'node:fs';

/** The code block with these words on a page of the guide, whose path in the project is given. */
export function guideRecipe(path: string, words: string): string {
  const text = readFileSync(path, 'utf8');
  const blocks = [...text.matchAll(/^```js[^\n]*\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
  const found = blocks.find((code) => code.includes(words));
  if (!found) throw new Error(`${path} has no recipe with "${words}".`);
  return found;
}
