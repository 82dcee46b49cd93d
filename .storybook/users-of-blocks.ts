import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:users-of-blocks';

/** Vite plugin: which widgets each building block is part of. */
export function usersOfBlocks(): Plugin {
  return {
    name: 'users-of-blocks',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const usersOfBlocks = ${JSON.stringify(findUsers())};` : undefined,
  };
}

/** The widgets that import a file of src/ui, by itself or through others, by that file's name: `product-card`. */
export function findUsers(): Record<string, string[]> {
  const users = new Map<string, Set<string>>();
  const imports = new Map<string, string[]>();
  const importsOf = (file: string) => {
    const known = imports.get(file) ?? readImports(file);
    imports.set(file, known);
    return known;
  };
  for (const file of globSync('widgets/*/**/*.{ts,tsx}')) {
    const widget = file.split('/')[1]!;
    const reached = new Set([file]);
    for (const one of reached) for (const next of importsOf(one)) reached.add(next);
    for (const one of reached) {
      const block = /^src\/ui\/(?:\w+\/)*([\w-]+)\.tsx$/.exec(one)?.[1];
      if (block) users.set(block, (users.get(block) ?? new Set()).add(widget));
    }
  }
  return Object.fromEntries([...users].map(([block, widgets]) => [block, [...widgets].sort()]));
}

/** The files of the project that a file imports, also on demand. */
function readImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:from|import\((?:\s*\/\*[^*]*\*\/)?)\s*'(\.[^']+\.tsx?)'/g,
  );
  return [...specifiers].map(([, specifier]) => join(dirname(file), specifier!));
}
