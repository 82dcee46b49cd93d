import type { Registry } from './registry.ts';

// Filled in by the build.
const known = '__WIDGETS__'.split(' ');

/** Throws, with the list of all widgets, if there is none of that name. */
export function assertKnown(name: string): void {
  if (!isKnown(name)) throw new Error(`there is no widget "${name}"; there are ${known.join(', ')}`);
}

export const isKnown = (name: string): boolean => known.includes(name);

const failing = new WeakSet<Promise<unknown>>();
const failures = new Map<string, number>();

/**
 * After a file of a widget did not load: rejects if there is no such widget, else the file is requested once more. If
 * that fails too, everyone who needs the widget shares the failure for 2 s, then 4 s, and so on, up to a minute.
 */
export async function retry({ modules }: Registry, name: string): Promise<void> {
  assertKnown(name);
  const loading = modules.get(name);
  if (!loading || failing.has(loading)) return;
  failing.add(loading);
  loading.catch(() => {
    const times = (failures.get(name) ?? 0) + 1;
    failures.set(name, times);
    setTimeout(() => modules.get(name) === loading && modules.delete(name), Math.min(2 ** times, 60) * 1000);
  });
}

/** Forgets that a widget's files did not load, because the page asks for it explicitly. */
export function forgetFailure({ modules }: Registry, name: string): void {
  const loading = modules.get(name);
  if (loading && failing.has(loading)) modules.delete(name);
}
