import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputBundle } from 'rollup';
import type { Island } from '../runtime/define-island.ts';

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
  | 'licences of bundled packages'
  | 'source map';

export interface BuiltFile {
  purpose: Purpose;
  /** The widget it belongs to, if it is not shared. */
  widget?: string;
  bytes: number;
  /** Its brotli size, if a page loads it. */
  brotliBytes?: number;
  /** For an `integrity` attribute: `sha384-…`. */
  integrity: string;
  /** Scripts that it imports statically, by path within the folder. */
  imports: string[];
}

export interface BuiltWidget {
  about: string;
  kind: Island['kind'];
  load: NonNullable<Island['load']>;
  /** The scripts needed to mount the widget, its own first; all may be preloaded. */
  scripts: string[];
  stylesheet: string;
}

/** dist/manifest.json: every file to serve, and the files that each widget needs. */
export interface Manifest {
  name: string;
  version: string;
  files: Record<string, BuiltFile>;
  widgets: Record<string, BuiltWidget>;
}

/** Describes the built scripts, stylesheets and source maps of a folder. `bundle` is rollup's output for it. */
export function describeFolder(
  folder: string,
  bundle: OutputBundle,
  islands: readonly Island[],
  version: string,
): Manifest {
  const importsOf = (path: string) => {
    const file = bundle[path];
    return file?.type === 'chunk' ? file.imports : [];
  };
  const paths = globSync('**/*.{js,css,map,txt}', { cwd: folder }).sort();
  const files = Object.fromEntries(
    paths.map((path) => [path, { ...describeFile(folder, path, islands), imports: importsOf(path) }]),
  );
  const widgets = Object.fromEntries(
    islands.map(({ name, about, kind, load = 'visible' }) => {
      const scripts = withImports(files, `widgets/${name}.js`);
      return [name, { about, kind, load, scripts, stylesheet: `${name}.css` }];
    }),
  );
  return { name: 'storefront-islands', version, files, widgets };
}

function describeFile(folder: string, path: string, islands: readonly Island[]): Omit<BuiltFile, 'imports'> {
  const content = readFileSync(join(folder, path));
  const widget = islands.find(({ name }) => path.replace(/^widgets\//, '').startsWith(`${name}.`))?.name;
  return {
    purpose: purposeOf(path),
    ...(widget && { widget }),
    bytes: content.length,
    ...(/\.(js|css)$/.test(path) && { brotliBytes: brotliCompressSync(content).length }),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

const purposes: [RegExp, Purpose][] = [
  [/\.map$/, 'source map'],
  [/\.txt$/, 'licences of bundled packages'],
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

/** A script and all its static imports, direct and indirect. */
function withImports(files: Record<string, BuiltFile>, path: string, seen: string[] = []): string[] {
  if (seen.includes(path)) return seen;
  seen.push(path);
  for (const next of files[path]?.imports ?? []) withImports(files, next, seen);
  return seen;
}
