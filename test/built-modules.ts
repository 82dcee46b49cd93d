import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../src/build/manifest.ts';

if (!existsSync('dist/manifest.json')) throw new Error('There is no dist: run `npm run build` first.');

export const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;

export const widgets = Object.keys(manifest.widgets);

/** The brotli size of built files, as a page loads them. */
export function bytesOf(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + manifest.files[path]!.brotliBytes!, 0);
}

/** Scripts and all their static imports. */
export function withImports(...paths: string[]): string[] {
  const found = new Set(paths);
  for (const path of found) for (const next of manifest.files[path]!.imports) found.add(next);
  return [...found];
}

/** The modules of a built script: `src/ui/button.tsx`, `npm:/react/index.js`. */
export function modulesOf(path: string): string[] {
  const { sources } = JSON.parse(readFileSync(join('dist', `${path}.map`), 'utf8')) as { sources: string[] };
  return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
}

/** The built script that contains a module. */
export function scriptWith(module: string): string {
  const found = Object.keys(manifest.files).filter(
    (path) => path.endsWith('.js') && modulesOf(path).includes(module),
  );
  if (found.length !== 1) throw new Error(`${module} is in ${found.length} scripts: ${found.join(', ')}`);
  return found[0]!;
}
