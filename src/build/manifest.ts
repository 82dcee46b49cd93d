import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Island } from '../runtime/define-island.ts';

/** What a built file is for. */
export type Purpose =
  | 'entry for all widgets'
  | 'entry for one widget'
  | 'widget'
  | 'core'
  | 'actions'
  | 'chunk'
  | 'stylesheet of every page'
  | 'stylesheet of one widget'
  | 'testing'
  | 'source map';

export interface BuiltFile {
  purpose: Purpose;
  /** The widget it belongs to, where it belongs to one. */
  widget?: string;
  bytes: number;
  /** Its size compressed by brotli, where a page loads it. */
  brotliBytes?: number;
  /** For an `integrity` attribute: `sha384-…`. */
  integrity: string;
  /** What a script imports before it runs, by path within the folder. */
  imports: string[];
}

export interface BuiltWidget {
  about: string;
  kind: Island['kind'];
  load: NonNullable<Island['load']>;
  /** Scripts that mounting it needs, itself first; all of them may be preloaded. */
  scripts: string[];
  stylesheet: string;
}

/** dist/manifest.json: every file a server sends, and what each widget needs of them. */
export interface Manifest {
  name: string;
  version: string;
  files: Record<string, BuiltFile>;
  widgets: Record<string, BuiltWidget>;
}

/** Describes the built scripts, stylesheets and source maps of a folder. */
export function describeFolder(folder: string, islands: readonly Island[], version: string): Manifest {
  const paths = globSync('**/*.{js,css,map}', { cwd: folder }).sort();
  const files = Object.fromEntries(paths.map((path) => [path, describeFile(folder, path, islands)]));
  const widgets = Object.fromEntries(
    islands.map(({ name, about, kind, load = 'visible' }) => {
      const scripts = withImports(files, `widgets/${name}.js`);
      return [name, { about, kind, load, scripts, stylesheet: `${name}.css` }];
    }),
  );
  return { name: 'storefront-islands', version, files, widgets };
}

function describeFile(folder: string, path: string, islands: readonly Island[]): BuiltFile {
  const content = readFileSync(join(folder, path));
  const widget = islands.find(({ name }) => path.replace(/^widgets\//, '').startsWith(`${name}.`))?.name;
  return {
    purpose: purposeOf(path),
    ...(widget && { widget }),
    bytes: content.length,
    ...(!path.endsWith('.map') && { brotliBytes: brotliCompressSync(content).length }),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    imports: path.endsWith('.js') ? importsOf(path, content.toString()) : [],
  };
}

const purposes: [RegExp, Purpose][] = [
  [/\.map$/, 'source map'],
  [/^islands\.css$/, 'stylesheet of every page'],
  [/\.css$/, 'stylesheet of one widget'],
  [/^islands\.js$/, 'entry for all widgets'],
  [/^core\.js$/, 'core'],
  [/^actions\.js$/, 'actions'],
  [/^testing\.js$/, 'testing'],
  [/^widgets\//, 'widget'],
  [/\//, 'chunk'],
];

function purposeOf(path: string): Purpose {
  return purposes.find(([pattern]) => pattern.test(path))?.[1] ?? 'entry for one widget';
}

/** The files a built script imports, from the text that ships: `import{a}from` and a path. */
function importsOf(path: string, code: string): string[] {
  const specifiers = [...code.matchAll(/\b(?:from|import)\s?"(\.{1,2}\/[^"]+)"/g)].map(([, to]) => to!);
  const resolved = specifiers.map((to) => new URL(to, `file:///${path}`).pathname.slice(1));
  return [...new Set(resolved)];
}

/** A script and all it imports, however far away. */
function withImports(files: Record<string, BuiltFile>, path: string, seen: string[] = []): string[] {
  if (seen.includes(path)) return seen;
  seen.push(path);
  for (const next of files[path]?.imports ?? []) withImports(files, next, seen);
  return seen;
}
