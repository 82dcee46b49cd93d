import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { raw } from 'hono/html';
import { importMap, policyHash, snippet } from '../../src/build/snippet.ts';
import type { Markup } from './pages/page.ts';
import type { Shop } from './shop.ts';

const base = '/islands/';
const bareTags = `<link rel="stylesheet" href="${base}islands.css">
<script type="module" src="${base}islands.js"></script>
`;

/**
 * The library's tags, as `npm run snippet` prints them for the widgets of a page that mount at once. Without a built
 * library, as in unit tests, they are the bare ones.
 * @param contents the parts of the page; joined, a large one would be copied
 */
export function islandTags({ dist, hasLibrary = true }: Tagged, ...contents: string[]): Markup {
  if (!hasLibrary) return raw('');
  const manifest = manifestOf(dist);
  if (!manifest) return raw(bareTags);
  const widgets = contents.flatMap(hostTags).flatMap((tag) => {
    const name = / data-island="([^"]+)"/.exec(tag)?.[1] ?? '';
    const load = / data-island-load="([^"]+)"/.exec(tag)?.[1] ?? manifest.widgets[name]?.load;
    return load === 'load' || load === 'idle' ? [name] : [];
  });
  return raw(snippet(manifest, { widgets, base }));
}

const hostMark = ' data-island="';

/** The opening tags of hosts. One regular expression for whole tags takes 20 ms on a page of 960 tiles. */
function hostTags(content: string): string[] {
  const tags: string[] = [];
  for (let at = content.indexOf(hostMark); at >= 0; at = content.indexOf(hostMark, at + 1))
    tags.push(content.slice(content.lastIndexOf('<', at), content.indexOf('>', at) + 1));
  return tags;
}

type Tagged = Pick<Shop, 'dist' | 'hasLibrary'>;

/** What `script-src` has to list for the import map in the tags. */
export function importMapSource({ dist, hasLibrary = true }: Tagged): string | undefined {
  const manifest = hasLibrary ? manifestOf(dist) : undefined;
  if (!manifest) return undefined;
  const source = sources.get(manifest) ?? policyHash(importMap(manifest, base));
  sources.set(manifest, source);
  return source;
}

const sources = new WeakMap<Manifest, string>();

type Manifest = Parameters<typeof importMap>[0];

const read = new Map<string, { modifiedMs: number; manifest: Manifest }>();

/** The manifest of a built folder, read again when the library has been built again. */
function manifestOf(dist: string): Manifest | undefined {
  const path = join(dist, 'manifest.json');
  const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (modifiedMs === undefined) return undefined;
  const known = read.get(path);
  if (known?.modifiedMs === modifiedMs) return known.manifest;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  read.set(path, { modifiedMs, manifest });
  return manifest;
}
