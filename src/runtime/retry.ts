import { addLink, importAgain } from './checked-files.ts';
import type { Loaded } from './loader.ts';
import type { Registry } from './registry.ts';

// Filled in by the build.
const known = '__WIDGETS__'.split(' ');

/** Throws, with the list of all widgets, if there is none of that name. */
export function assertKnown(name: string): void {
  if (!isKnown(name)) throw new Error(`there is no widget "${name}"; there are ${known.join(', ')}`);
}

export const isKnown = (name: string): boolean => known.includes(name);

/** The last failed load of each widget. */
const failed: Record<string, Promise<unknown> | undefined> = {};
/** How long it is shared. */
const seconds: Record<string, number> = {};

/**
 * Loads a widget's files: adds its stylesheet and waits for its module, each with a second try. If that fails too,
 * everyone who needs the widget shares the failure for 2 s, then 4 s, and so on, up to a minute. Rejects if there is no
 * such widget.
 */
export async function load({ modules }: Registry, name: string, module: Promise<Loaded>): Promise<Loaded> {
  assertKnown(name);
  const addStyle = (query: string) => addLink('stylesheet', `./${name}.css`, query);
  const files = Promise.all([
    module.catch(() => importAgain<Loaded>(`./widgets/${name}.js`)),
    addStyle('').catch(() => addStyle('?retry')),
  ]);
  files.catch(() => {
    const loading = modules.get(name);
    failed[name] = loading;
    seconds[name] = Math.min(2 * (seconds[name] ?? 1), 60);
    setTimeout(() => modules.get(name) === loading && modules.delete(name), seconds[name] * 1000);
  });
  return (await files)[0];
}

/** Forgets that a widget's files did not load, because the page asks for it explicitly. */
export function forgetFailure({ modules }: Registry, name: string): void {
  if (modules.get(name) === failed[name]) modules.delete(name);
}
