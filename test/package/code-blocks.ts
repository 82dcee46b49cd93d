import { readFileSync } from 'node:fs';

/** The code blocks of a page that name a file: ```` ```ts file=widgets/a/a.island.ts ````. */
export function codeBlocks(page: string): Map<string, string> {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, path, code]) => [path!, code!]));
}
