import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';
import type { FileKind } from './purposes.ts';

export interface SnippetOptions {
  /** The widgets of the page; their scripts are preloaded. */
  widgets?: readonly string[];
  /** The URL of the built files, with a trailing slash. */
  base?: string;
  /** Default: true. Without the map, only the files in tags are checked. */
  hasImportMap?: boolean;
}

/**
 * The tags a page needs, with integrity hashes, and an import map with those of every file that is loaded later. Throws
 * an error that names an unknown widget.
 */
export function snippet(
  manifest: Manifest,
  { widgets = [], base = '/islands/', hasImportMap = true }: SnippetOptions = {},
): string {
  const known = Object.keys(manifest.widgets);
  const unknown = widgets.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no widget "${unknown.join('", "')}"; there are ${known.join(', ')}.`);
  if (!base.endsWith('/'))
    throw new Error(`base was "${base}"; accepted is a path or URL that ends with "/".`);

  const checked = (path: string) =>
    `"${base}${path}" integrity="${manifest.files[path]!.integrity}" crossorigin="anonymous"`;
  const needed = widgets.map((name) => manifest.widgets[name]!);
  const scriptsOf = (those: typeof needed) => those.flatMap((widget) => widget.scripts);
  const first = new Set([...scriptsOf(needed.filter(({ load }) => load === 'load')), 'actions.js']);
  first.delete('core.js');
  const later = new Set(scriptsOf(needed).filter((path) => path !== 'core.js' && !first.has(path)));
  const preload = (path: string) => `<link rel="modulepreload" fetchpriority="low" href=${checked(path)}>`;
  return [
    `<link rel="stylesheet" href=${checked('islands.css')}>`,
    // An import map has to come before the first module script or modulepreload.
    ...(hasImportMap ? [`<script type="importmap">${importMap(manifest, base)}</script>`] : []),
    // The core is by far the largest file, and nothing mounts without it. The others arrive while it loads; their low
    // priority keeps them from delaying the page's own pictures and fonts.
    `<link rel="modulepreload" href=${checked('core.js')}>`,
    ...[...first].map(preload),
    `<script type="module" fetchpriority="low" src=${checked('islands.js')}></script>`,
    ...[...later].map(preload),
    ...[...new Set(needed.flatMap(({ stylesheet }) => ['core.css', stylesheet]))].map(
      (path) => `<link rel="preload" as="style" fetchpriority="low" href=${checked(path)}>`,
    ),
    '',
  ].join('\n');
}

const inTags: readonly string[] = ['entry for one widget', 'testing'] satisfies FileKind[];

/**
 * The text of an import map with the integrity of every file that a page may load later. It lists each script at two
 * URLs, because the loader retries a failed one under the second. Browsers check scripts against it, and the library
 * checks the stylesheets that it adds.
 */
export function importMap({ files }: Manifest, base: string): string {
  const addresses = (path: string) => {
    if (/^(islands|doctor)\.js$|\.css$/.test(path)) return [path];
    return [path, `${path}?retry`];
  };
  const listed = Object.entries(files).filter(
    ([path, { kind }]) =>
      kind === 'stylesheet of every island' ||
      kind === 'stylesheet of one widget' ||
      (path.endsWith('.js') && !inTags.includes(kind)),
  );
  return JSON.stringify({
    integrity: Object.fromEntries(
      listed.flatMap(([path, { integrity }]) =>
        addresses(path).map((address) => [base + address, integrity]),
      ),
    ),
  });
}

/** The hash that `script-src` has to list for an inline script of this text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
