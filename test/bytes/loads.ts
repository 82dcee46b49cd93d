import { readFileSync } from 'node:fs';
import { manifest, modulesOf, widgets, withImports } from '../built-modules.ts';
import type { ShopPage } from './pages.ts';

/** The built files of a page, beside the loader and the core. */
export interface Loads {
  /** The scripts that mount its hosts. */
  atOnce: string[];
  /** The same, and every script that a press on the page can load: overlays, hosts inside them, parts on demand. */
  toTheEnd: string[];
  /** Why each script is loaded, in words. */
  reasons: Map<string, string>;
}

export const loaderFiles = ['islands.js'];
export const coreFiles = ['core.js', 'actions.js'];

/** The files that a page loads, by following what its scripts import and which widgets they name. */
export function loadsOf({ hosts, pressed, part }: ShopPage): Loads {
  const reasons = new Map<string, string>();
  const load = (path: string, reason: string) => reasons.has(path) || reasons.set(path, reason);
  for (const path of [...loaderFiles, ...coreFiles]) load(path, 'on every page');
  for (const name of hosts) load(scriptOf(name), `the page has a host of ${name}`);
  for (const name of pressed) load(scriptOf(name), `a press on the page loads ${name}`);
  // The map grows on the way.
  for (const [path] of reasons) {
    const { imports, laterImports } = manifest.files[path]!;
    for (const next of imports) load(next, `${path} imports it`);
    for (const next of laterImports) if (isOfPage(next, part)) load(next, `${path} imports it on demand`);
    for (const name of widgetsNamedIn(path)) load(scriptOf(name), `${path} names ${name}`);
  }
  const shown = withImports(...hosts.map(scriptOf))
    .flatMap((path) => manifest.files[path]!.laterImports)
    .filter((path) => part && partsIn(path).includes(part));
  const isOwn = (path: string) => ![...loaderFiles, ...coreFiles].includes(path);
  return {
    atOnce: withImports(...hosts.map(scriptOf), ...shown).filter(isOwn),
    toTheEnd: [...reasons.keys()].filter(isOwn),
    reasons,
  };
}

const scriptOf = (name: string) => `widgets/${name}.js`;

/** The parts of large widgets whose views are in a script: each is a folder with a view of its name. */
const partsIn = (path: string) =>
  modulesOf(path).flatMap((module) => /^widgets\/[\w-]+\/([\w-]+)\/\1\.tsx$/.exec(module)?.[1] ?? []);

/**
 * Whether a page loads a file on demand. The file of a part that another page shows counts for that page, although
 * checkout prefetches the next step's.
 */
function isOfPage(path: string, part: string | undefined): boolean {
  const parts = partsIn(path);
  return parts.length === 0 || (!!part && parts.includes(part));
}

/**
 * The widgets whose hosts a script renders, or which it opens, found by their names in its text. A name of one word, such
 * as `cart`, may mean something else and counts only in `data-island`; the name after `partOf` is a widget's family.
 */
function widgetsNamedIn(path: string): string[] {
  const text = readFileSync(`dist/${path}`, 'utf8');
  const names = [...text.matchAll(/(?<!partOf:)"(\w+(?:-\w+)+)"|"data-island":"(\w+)"/g)];
  const found = new Set(names.map(([, name, host]) => name ?? host!));
  return widgets.filter((name) => found.has(name));
}
