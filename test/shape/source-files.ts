import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface SourceFile {
  /** From the project's root, with slashes: `src/ui/button.tsx`. */
  path: string;
  text: string;
  /** The project's own files it imports, including types. */
  imports: string[];
  /** Those it imports on demand, behind a comment that says what for: `import(/* … *\/ './module.ts')`. */
  laterImports: string[];
}

const specifier = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const laterSpecifier = /\bimport\s*\(\s*\/\*[^*]*\*\/\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The files that have been read, for all tests of a worker. */
const read = new Map<string, SourceFile>();

/** Every script file of the given folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`))
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => {
      const file = read.get(path) ?? sourceFile(path);
      read.set(path, file);
      return file;
    });
}

function sourceFile(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, to]) => relative('.', join(dirname(path), to!)));
  return { path, text, imports: found(specifier), laterImports: found(laterSpecifier) };
}

/** The folder a file belongs to: `src/ui`, `widgets`, `test/storefront`, `stories` … */
export function roomOf(path: string): string {
  const [first, second] = path.split('/');
  return first === 'src' || first === 'test' ? `${first}/${second}` : first!;
}
