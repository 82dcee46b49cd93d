import { readFileSync } from 'node:fs';

/** The code block with these words on a page of the guide. */
export function guideRecipe(page: string, words: string): string {
  const text = readFileSync(`stories/guide/${page}`, 'utf8');
  const blocks = [...text.matchAll(/^```js[^\n]*\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
  const found = blocks.find((code) => code.includes(words));
  if (!found) throw new Error(`${page} has no recipe with "${words}".`);
  return found;
}
