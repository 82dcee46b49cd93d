import { addLink, importAgain } from './checked-files.ts';
import type { Core, Loaded, Registry } from './registry.ts';

/*
 * Knows which widgets there are, and loads the files of one for actions.js: its module, its stylesheet, core.css and the
 * core.
 */

/** The names of this version's widgets; filled in by the build. */
export const widgetNames = '__WIDGETS__'.split(' ');

/** The widgets with a stylesheet of their own; the styles of the others are in core.css. */
const styled = '__STYLED__'.split(' ');

/** The request of core.css, which every island needs; undefined before it, and after it has failed. */
let coreStyles: Promise<unknown> | undefined;

/**
 * Adds core.css before all other stylesheets, so that the order of rules of the same weight does not depend on which file
 * arrives first.
 */
const addCoreStyles = () => {
  coreStyles ??= addStyle('./core.css', 'prepend').catch((error) => {
    coreStyles = undefined;
    throw error;
  });
  return coreStyles;
};

/** Adds a stylesheet, with a second try. */
const addStyle = (path: string, place?: 'prepend') =>
  addLink('stylesheet', path, '', place).catch(() => addLink('stylesheet', path, '?retry', place));

/** Rejects if this version has no widget of that name, with an error that lists its widgets. */
export async function assertKnown(name: string): Promise<void> {
  if (!isKnown(name))
    (await import(/* @once Names what a page misspells. */ '../page/misspelt.ts')).rejectUnknown(
      name,
      widgetNames,
    );
}

/**
 * The folder of another version's script, for a widget that this version does not have; undefined where this version has
 * it, or no script is for it.
 */
export function otherBase({ base, bases }: Registry, name: string): string | undefined {
  const other = isKnown(name) ? base : (bases.get(name) ?? bases.get(''));
  return other === base ? undefined : other;
}

/** Whether this version has a widget of that name. */
export const isKnown = (name: string): boolean => widgetNames.includes(name);

/** The last failed load of each widget. */
const lastFailures: Record<string, Promise<unknown> | undefined> = {};

/** How long everyone who needs the widget shares that failure. */
const sharedSeconds: Record<string, number> = {};

interface WidgetModule {
  default: unknown;
}

/**
 * Loads a widget's files: its module, the core, core.css, and the widget's own stylesheet if it has one. Each file but
 * the core is tried twice: at a second address the core would bring a second React. Without the core the module is not
 * tried again either, because it imports the core. If a file does not load, everyone who needs the widget shares the
 * failure for 2 s, then for 4 s, and so on up to a minute. Rejects if there is no such widget, or if another version's
 * core cannot mount it.
 * @param module empty for an empty name
 */
export async function loadWidget(
  page: Registry,
  name: string,
  module: Promise<WidgetModule> | '',
  core: Promise<Core>,
): Promise<Loaded> {
  const { modules } = page;
  // The tag of a later version, which has the widget, may not have run yet.
  if (!isKnown(name) && !otherBase(page, name)) await tagsRun();
  const base = otherBase(page, name) ?? './';
  if (!module || base === './') await assertKnown(name);
  const file = encodeURIComponent(name);
  const itsCore: Promise<Core> = base === './' ? core : import(`${base}core.js`);
  const files = Promise.all([
    (module as Promise<WidgetModule>).catch(() =>
      itsCore.then(() => importAgain<WidgetModule>(`${base}widgets/${file}.js`)),
    ),
    itsCore,
    addCoreStyles(),
    (base !== './' || styled.includes(name)) && addStyle(`${base}${file}.css`),
  ]);
  files.catch(() => {
    const loading = modules.get(name);
    lastFailures[name] = loading;
    sharedSeconds[name] = Math.min(2 * (sharedSeconds[name] ?? 1), 60);
    setTimeout(() => modules.get(name) === loading && modules.delete(name), sharedSeconds[name] * 1000);
  });
  const [{ default: island }, loaded] = await files;
  if (!loaded.mount) throw new Error(`${base}core.js is of an older version; remove the older tag`);
  setTimeout(() => reportLate(page, name), lateMs);
  return { island, core: loaded };
}

const lateMs = 20_000;

/**
 * Reports hosts that have not mounted although their files are there. No error was thrown, so nothing else would report
 * them.
 */
function reportLate({ hosts }: Registry, name: string): void {
  const now = performance.now();
  for (const { host, name: own, status, begunAt = now } of hosts.values())
    if (own === name && status === 'loading' && now - begunAt >= lateMs)
      console.error(
        `[storefront-islands] ${name} in ${(host.cloneNode() as Element).outerHTML} has not mounted ${lateMs / 1000} s after its files have loaded. A script of the page may have replaced what it waits for.`,
      );
}

/** Resolves once the page's script tags have run; async ones may run later. */
async function tagsRun(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.domContentLoadedEventStart === 0)
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
}

/**
 * Forgets that a widget's files did not load, so that the next load tries again: the page has asked for the widget
 * explicitly.
 */
export function forgetFailure({ modules }: Registry, name: string): void {
  if (modules.get(name) === lastFailures[name]) modules.delete(name);
}
