import { atom } from 'jotai';
import { callTimeoutMs } from '../domain/retry.ts';
import { pageContext } from '../page/context.ts';
import { safeUrl } from '../page/navigation.ts';
import { sharedAtom, sharedStore } from '../page/shared-store.ts';
import { shownUrl } from '../page/shown-url.ts';

/*
 * Loads a provider's scripts and stylesheets. An adapter imports this file on demand: a failed adapter is requested again
 * under another URL, but a module that it imports statically keeps its URL, and a browser may have cached that failure.
 */

/**
 * The URL of a provider's file or, for the list `credentialOrigins`, of its calls, if the page allows it (decision 64).
 * @param what the setting's name, for the error
 */
export function allowedUrl(
  what: string,
  raw: string,
  list: 'scriptOrigins' | 'credentialOrigins' = 'scriptOrigins',
): string {
  const { scriptOrigins, credentialOrigins } = pageContext();
  const url = safeUrl(raw, list === 'scriptOrigins' ? Object.keys(scriptOrigins) : credentialOrigins);
  if (url) return url.href;
  throw Error(
    `${what} ${shownUrl(raw)} was refused; accepted are http(s) URLs on this page's origin or one of ${list} in #storefront-context`,
  );
}

// One set per store: the atom itself never changes.
const scriptsAtom = sharedAtom('providerScripts', () =>
  atom(() => ({
    /** Imports in progress by URL: concurrent callers share one, and the page's loader is hidden once. */
    imports: new Map<string, Promise<unknown>>(),
    /** The number of failed imports of a URL. */
    failures: new Map<string, number>(),
  })),
);

/**
 * Imports a provider's script. The page's module loader (AMD, CommonJS) is hidden meanwhile, because a UMD build
 * would register there instead of setting its global.
 * @param read finds the script's exports or its global; gets undefined if the script does not load in time
 * @throws if it cannot be loaded; what `read` throws, if it finds nothing
 */
export async function importUnseen<Brought>(
  url: string,
  read: (module: unknown) => Brought,
): Promise<Brought> {
  const { imports, failures } = sharedStore().get(scriptsAtom);
  const failed = failures.get(url) ?? 0;
  let importing = imports.get(url);
  if (!importing) {
    // Browsers cache the result of an import, and Chromium a failure too, so a retry needs another URL.
    importing = importHidden(failed ? `${url}#${failed}` : url).finally(() => imports.delete(url));
    imports.set(url, importing);
  }
  try {
    return read(await importing);
  } catch (error) {
    failures.set(url, failed + 1);
    throw error;
  }
}

async function importHidden(url: string): Promise<unknown> {
  const page = globalThis as { define?: unknown };
  const restores = [hide(page, 'module'), hide(page, 'exports')];
  if (typeof page.define === 'function') restores.push(hide(page.define, 'amd'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const end = new Promise((resolve) => {
      timer = setTimeout(resolve, callTimeoutMs);
    });
    // Not a script element: the page's Trusted Types would refuse its URL.
    return await Promise.race([importChecked(url), end]);
  } finally {
    clearTimeout(timer);
    for (const restore of restores) restore();
  }
}

/** Imports a script. If the page has hashes for its origin, the file must have one of them, which a preload checks. */
async function importChecked(url: string): Promise<unknown> {
  if (hashesOf(url)) await addLink({ rel: 'modulepreload', href: url }, 'the provider’s script');
  return import(/* @vite-ignore */ url);
}

/** The hashes that the page accepts for files of this origin; empty if it accepts any file. */
function hashesOf(url: string): string {
  return pageContext().scriptOrigins[new URL(url).origin]?.join(' ') ?? '';
}

/**
 * Hides a global of the page.
 * @returns a function that restores it
 */
function hide(owner: object, name: string): () => void {
  const was: unknown = Reflect.get(owner, name);
  if (was === undefined) return () => {};
  Reflect.set(owner, name, undefined);
  return () => {
    // If the page has set another value meanwhile, that stays.
    if (Reflect.get(owner, name) === undefined) Reflect.set(owner, name, was);
  };
}

/** Loads a provider's stylesheet, unless the page has it already. */
export function loadStyle(href: string): Promise<unknown> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.href === href)) return Promise.resolve();
  return addLink({ rel: 'stylesheet', href }, 'the provider’s stylesheet');
}

function addLink(file: { rel: string; href: string }, what: string): Promise<unknown> {
  const integrity = hashesOf(file.href);
  const checked = integrity && { integrity, crossOrigin: 'anonymous' };
  return new Promise((onload, reject) => {
    const link = Object.assign(document.createElement('link'), file, checked, { onload });
    link.onerror = () => {
      // A link that stays would count as loaded. Not remove(), which Prototype.js replaces.
      link.replaceWith();
      reject(Error(`${what} did not come${integrity && ', or is not the file of the page’s hash'}`));
    };
    document.head.append(link);
  });
}
