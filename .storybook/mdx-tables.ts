import type { Plugin } from 'vite';
import { mdxSource } from '../stories/site/mdx-source.ts';

/** Vite plugin: the guide's pages with their tables, which MDX alone would show as text, and the CHANGELOG. */
export function mdxTables(): Plugin {
  return {
    name: 'mdx-tables',
    enforce: 'pre',
    load: (id) => (id.endsWith('.mdx') ? mdxSource(id) : undefined),
  };
}
