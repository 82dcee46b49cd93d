import { readFileSync } from 'node:fs';
import { decode } from '@jridgewell/sourcemap-codec';
import { bytesOf, manifest } from '../built-modules.ts';
import { coreFiles, loaderFiles, loadsOf } from './loads.ts';
import { shopPages } from './pages.ts';

/** One budget: what is loaded for it, in bytes with Brotli. */
export interface Row {
  /** `product`, or `product, pressed through`. */
  name: string;
  bytes: number;
  requests: number;
  /** Never more than this, however little is recorded. */
  most?: number;
  /** Its source files, with the built file that each is in. */
  files: Map<string, string>;
  /** What each built file is loaded for, in words. */
  reasons: Map<string, string>;
}

/** What is measured: the rows, and the minified bytes of every source file in them. */
export interface Table {
  rows: Row[];
  sizes: Map<string, number>;
}

/** The bytes of the loader, the core, each page beside these two, and the styles. */
export async function measure(): Promise<Table> {
  const sizes = new Map<string, number>();
  const row = (name: string, paths: string[], more: Partial<Row> = {}): Row => {
    const files = new Map<string, string>();
    for (const path of paths)
      for (const [file, bytes] of sizesIn(path)) {
        files.set(file, path);
        sizes.set(file, bytes);
      }
    return { name, bytes: bytesOf(paths), requests: paths.length, files, reasons: new Map(), ...more };
  };
  const pages = (await shopPages()).map((page) => ({ ...page, ...loadsOf(page) }));
  const styles = Object.values(manifest.widgets).map(({ stylesheet }) => stylesheet);
  return {
    rows: [
      row('loader', loaderFiles, { most: 1700 }),
      row('core', coreFiles, { most: 80_000 }),
      ...pages.map(({ name, atOnce, reasons }) => row(name, atOnce, { reasons })),
      ...pages.map(({ name, toTheEnd, reasons }) => row(`${name}, pressed through`, toTheEnd, { reasons })),
      row('styles of every page', ['islands.css']),
      row('styles of all widgets', [...new Set(['islands.css', 'core.css', ...styles])]),
    ],
    sizes,
  };
}

/** The source files of a built file with their minified bytes; those of a package are one. A stylesheet is its own. */
function sizesIn(path: string): Map<string, number> {
  const text = readFileSync(`dist/${path}`, 'utf8');
  if (path.endsWith('.css')) return new Map([[path, Buffer.byteLength(text)]]);
  const { sources, mappings } = JSON.parse(readFileSync(`dist/${path}.map`, 'utf8')) as {
    sources: string[];
    mappings: string;
  };
  const files = sources.map((source) =>
    source.replace(/^(\.\.\/)+/, '').replace(/^npm:\/((?:@[^/]+\/)?[^/]+).*/, 'npm:$1'),
  );
  const found = new Map<string, number>();
  const lines = text.split('\n');
  for (const [line, segments] of decode(mappings).entries())
    for (const [at, [column, source]] of segments.entries()) {
      if (source === undefined) continue;
      const end = segments[at + 1]?.[0] ?? lines[line]!.length;
      found.set(files[source]!, (found.get(files[source]!) ?? 0) + end - column);
    }
  return found;
}
