import { readFileSync } from 'node:fs';

/** The code blocks of a page that name a file: ```` ```ts file=widgets/a/a.island.ts ````. */
export function codeBlocks(page: string): Map<string, string> {
  return blocksOf(page, 'file');
}

/** The code blocks to append to a file: ```` ```ts append=src/domain/a.ts ````. */
export function additions(page: string): Map<string, string> {
  return blocksOf(page, 'append');
}

function blocksOf(page: string, key: 'file' | 'append'): Map<string, string> {
  const block = new RegExp(`^\`\`\`\\w+ ${key}=(\\S+)\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  const blocks = readFileSync(page, 'utf8').matchAll(block);
  return new Map([...blocks].map(([, path, code]) => [path!, code!]));
}
