import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputBundle } from 'rollup';
import type { Island } from '../runtime/define-island.ts';
import { contents, type FileKind, kinds } from './purposes.ts';

export interface BuiltFile {
  kind: FileKind;
  /** Why pages load the file, in words for an inventory of scripts. */
  purpose: string;
  /** The widgets that need the file, or may import it later. */
  widgets: string[];
  bytes: number;
  /** The file's size with Brotli, if pages load it. */
  brotliBytes?: number;
  /** For an `integrity` attribute: `sha384-…`. */
  integrity: string;
  /** The scripts that the file imports statically, by path within the folder. */
  imports: string[];
  /** The scripts that the file imports on demand. */
  laterImports: string[];
}

export interface BuiltWidget {
  about: string;
  kind: Island['kind'];
  load: NonNullable<Island['load']>;
  /** The scripts needed to mount the widget, its own first; all may be preloaded. */
  scripts: string[];
  /** The widget's own stylesheet, which it needs beside core.css, or else core.css. */
  stylesheet: string;
}

/** dist/manifest.json: every file to serve, and the files that each widget needs. */
export interface Manifest {
  name: string;
  version: string;
  files: Record<string, BuiltFile>;
  widgets: Record<string, BuiltWidget>;
}

/**
 * Describes the built scripts, stylesheets and source maps of a folder. `bundle` is rollup's output for it.
 * @param styled the widgets with a stylesheet of their own
 * @param reasonOf what a module is imported for, if it is imported on demand
 * @param hasSizes whether files have their compressed sizes
 */
export function describeFolder(
  folder: string,
  bundle: OutputBundle,
  islands: readonly Island[],
  {
    version,
    styled,
    reasonOf,
    hasSizes = true,
  }: {
    version: string;
    styled: readonly string[];
    reasonOf(id: string): string | undefined;
    hasSizes?: boolean;
  },
): Manifest {
  const paths = globSync(['**/*.{js,css,map}', 'THIRD-PARTY-NOTICES.txt'], { cwd: folder }).sort();
  const chunkOf = (path: string) => {
    const file = bundle[path];
    return file?.type === 'chunk' ? file : { imports: [], dynamicImports: [], moduleIds: [] };
  };
  const names = islands.map(({ name }) => name);
  const reached = new Map(names.map((name) => [name, reachedBy(name, chunkOf)]));
  const files = Object.fromEntries(
    paths.map((path): [string, BuiltFile] => {
      const { imports, dynamicImports, moduleIds } = chunkOf(path);
      const own = names.find((name) => path.replace(/^widgets\//, '').startsWith(`${name}.`));
      const users = names.filter((name) => reached.get(name)!.has(path.replace(/\.map$/, '')));
      const widgets = own ? [own] : users.length > 0 ? users : names;
      const about = islands.find(({ name }) => name === own)?.about ?? '';
      const reasons = moduleIds.flatMap((id) => reasonOf(id) ?? []);
      const { kind, purpose } = kinds.find(({ files: pattern }) => pattern.test(path))!;
      return [
        path,
        {
          kind,
          purpose: purpose({ path, about, widgets, contents: () => contents(moduleIds), reasons }),
          widgets,
          ...describeFile(folder, path, hasSizes),
          imports,
          laterImports: dynamicImports,
        },
      ];
    }),
  );
  const widgets = Object.fromEntries(
    islands.map(({ name, about, kind, load = 'visible' }) => {
      const scripts = withImports(files, `widgets/${name}.js`);
      const stylesheet = styled.includes(name) ? `${name}.css` : 'core.css';
      return [name, { about, kind, load, scripts, stylesheet }];
    }),
  );
  return { name: 'storefront-islands', version, files, widgets };
}

/** Every script that a page with this widget may load. */
function reachedBy(
  name: string,
  chunkOf: (path: string) => { imports: string[]; dynamicImports: string[] },
): Set<string> {
  const found = new Set(['islands.js', 'actions.js', `widgets/${name}.js`]);
  for (const path of found)
    for (const next of [...chunkOf(path).imports, ...chunkOf(path).dynamicImports]) found.add(next);
  return found;
}

function describeFile(
  folder: string,
  path: string,
  hasSizes: boolean,
): Pick<BuiltFile, 'bytes' | 'brotliBytes' | 'integrity'> {
  const content = readFileSync(join(folder, path));
  return {
    bytes: content.length,
    ...(hasSizes && /\.(js|css)$/.test(path) && { brotliBytes: brotliCompressSync(content).length }),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** A script and all its static imports, direct and indirect. */
function withImports(files: Record<string, BuiltFile>, path: string, seen: string[] = []): string[] {
  if (seen.includes(path)) return seen;
  seen.push(path);
  for (const next of files[path]?.imports ?? []) withImports(files, next, seen);
  return seen;
}
