import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesNamedFrom } from './named-files.ts';

/** The tests on built files that changed files can affect. */
export interface Reach {
  /** Files of test/browser. */
  flows: string[] | 'all';
  isPackageReached: boolean;
  isGuideReached: boolean;
  isStorybookReached: boolean;
}

/** A test that names one of these looks at whole pages, or at every widget or call. */
const ofEveryWidget = [
  'widgets',
  'src/contract/calls.ts',
  'test/browser/tours/watch-page.ts',
  'test/browser/rewritten-page.ts',
  'test/browser/flows/axe.ts',
  'test/pci/inventory.ts',
];

/** The tests of test/browser, each with the files that it names, directly or through others. */
type Flows = Map<string, Set<string>>;

/**
 * - A file affects the tests of browser, package, guide and Storybook that name it, directly or through others.
 * - A file of widgets/x affects the flows that have x in their text or in that of their helpers, and those that look at
 *   whole pages.
 * - A file of the tests that no flow names, a story and prose affect no flow, except those files of test/browser that
 *   are part of every run, as its setup is; the flows of `npm run engines` are another command's.
 * - Any other file, above all in src/ and the reference storefront, affects all flows.
 * - Every file but those of tests affects the package, the guide and Storybook, which are made of them.
 */
export function reachOf(changed: string[]): Reach {
  return {
    flows: flowsReached(changed),
    isPackageReached: isReached(changed, ['test/package']),
    isGuideReached: isReached(changed, ['test/guide', 'stories']),
    isStorybookReached: isReached(changed, ['test/storybook', '.storybook', 'stories']),
  };
}

export function flowsReached(changed: string[]): string[] | 'all' {
  const flows: Flows = new Map(
    globSync('test/browser/**/*.test.ts').map((path) => [path, filesNamedFrom(path)]),
  );
  const reached = new Set<string>();
  for (const path of changed) {
    const found = reachedBy(path, flows);
    if (found === 'all') return found;
    for (const test of found) reached.add(test);
  }
  return [...reached].sort();
}

function reachedBy(path: string, flows: Flows): string[] | 'all' {
  const namingAny = (...names: string[]) =>
    [...flows].filter(([, named]) => names.some((name) => named.has(name))).map(([test]) => test);
  const [, widget] = /^widgets\/([^/]+)\//.exec(path) ?? [];
  if (widget) return namingAny(path, ...ofEveryWidget, ...flowFilesWith(widget));
  const naming = namingAny(path);
  if (/^test\/browser\/(?!engines\/)/.test(path)) return naming.length > 0 ? naming : 'all';
  if (/^(test\/(?!storefront\/)|stories\/|\.storybook\/|\.ci\/)|\.mdx?$/.test(path)) return naming;
  return 'all';
}

/** The files of the flows with a word in their text; the harness has those of many. */
function flowFilesWith(word: string): string[] {
  return globSync('test/browser/**/*.ts').filter(
    (path) => !path.endsWith('/harness.ts') && readFileSync(path, 'utf8').includes(word),
  );
}

/** A widget's own flows: those that are named after it, or, where there is none, those that have its name in their text. */
export function flowsOf(widget: string): string[] {
  const isOfLonger = (name: string) =>
    readdirSync('widgets').some((other) => other.startsWith(`${widget}-`) && name.startsWith(other));
  const named = globSync('test/browser/flows/*.test.ts').filter((path) => {
    const name = basename(path, '.test.ts');
    return name === widget || (name.startsWith(`${widget}-`) && !isOfLonger(name));
  });
  if (named.length > 0) return named.sort();
  return flowFilesWith(widget)
    .filter((path) => /^test\/browser\/flows\/.*\.test\.ts$/.test(path))
    .sort();
}

/** Whether a check that reads these folders can tell that files have changed. */
function isReached(changed: string[], folders: string[]): boolean {
  const named = new Set(
    globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).flatMap((path) => [...filesNamedFrom(path)]),
  );
  const room = (path: string) => (path.startsWith('test/storefront/') ? 'test/storefront/' : path);
  const rooms = new Set([...named].map(room));
  return changed.some((path) => !path.startsWith('test/') || rooms.has(room(path)));
}
