import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

export interface SnippetOptions {
  /** The widgets of the page; their scripts are preloaded. */
  widgets?: readonly string[];
  /** The URL of the built files, with a trailing slash. */
  base?: string;
  /** Adds an import map that pins every script, which needs its hash in the page's policy. */
  hasImportMap?: boolean;
}

/** The tags a page needs, with integrity hashes. Throws an error that names an unknown widget. */
export function snippet(
  manifest: Manifest,
  { widgets = [], base = '/islands/', hasImportMap = false }: SnippetOptions = {},
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
  const scripts = new Set(['actions.js', 'core.js', ...needed.flatMap((widget) => widget.scripts)]);
  return [
    `<link rel="stylesheet" href=${checked('islands.css')}>`,
    // An import map has to come before the first module script or modulepreload.
    ...(hasImportMap ? [`<script type="importmap">${importMap(manifest, base)}</script>`] : []),
    ...[...scripts].map((path) => `<link rel="modulepreload" href=${checked(path)}>`),
    `<script type="module" src=${checked('islands.js')}></script>`,
    '',
  ].join('\n');
}

/** The text of an import map with the integrity of every script a page may load, also those imported later. */
export function importMap({ files }: Manifest, base: string): string {
  const scripts = Object.entries(files).filter(
    ([path, { kind }]) => path.endsWith('.js') && kind !== 'testing',
  );
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map(([path, { integrity }]) => [base + path, integrity])),
  });
}

/** The hash that `script-src` has to list for an inline script of this text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
