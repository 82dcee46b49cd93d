import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withTables } from '../stories/site/pipe-tables.ts';

/** Vite plugin: the guide's pages with their tables, which MDX alone would show as text. */
export function mdxTables(): Plugin {
  return {
    name: 'mdx-tables',
    enforce: 'pre',
    load: (id) => (id.endsWith('.mdx') ? withTables(readFileSync(id, 'utf8')) : undefined),
  };
}
