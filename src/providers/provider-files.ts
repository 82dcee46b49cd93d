import { callTimeoutMs } from '../domain/retry.ts';
import { safeUrl } from '../page/navigation.ts';

/**
 * A URL of a provider's file, if decision 11 allows it.
 * @param what names it in the error
 */
export function allowedUrl(what: string, raw: string): string {
  const url = safeUrl(raw);
  if (url) return url.href;
  throw Error(
    `${what} ${JSON.stringify(raw.split(/[?#]/)[0]!.slice(0, 80))} was refused; accepted are http(s) URLs on this page's origin or one of allowedRedirectOrigins in #storefront-context`,
  );
}

/** Imports under way, by address: two who ask at once share one, and nothing is hidden twice. */
const imports = new Map<string, Promise<unknown>>();

/** Tries that brought nothing, by address. */
const failures = new Map<string, number>();

/**
 * Runs a provider's build, which may be a UMD one: where the page has a loader of modules, that would hand itself to it
 * instead of leaving its name on the page.
 * @param read finds what the build brings: in what it exports, or on the page
 * @throws where it cannot be had; undefined where it brought nothing, or nothing in time
 */
export async function importUnseen<Brought>(
  url: string,
  read: (module: unknown) => Brought | undefined,
): Promise<Brought | undefined> {
  const failed = failures.get(url) ?? 0;
  let importing = imports.get(url);
  if (!importing) {
    // A browser keeps what came of an import, Chromium a failed one too: only another address is asked for anew.
    importing = importHidden(failed ? `${url}#${failed}` : url).finally(() => imports.delete(url));
    imports.set(url, importing);
  }
  let brought: Brought | undefined;
  try {
    brought = read(await importing);
  } finally {
    if (!brought) failures.set(url, failed + 1);
  }
  return brought;
}

async function importHidden(url: string): Promise<unknown> {
  const page = globalThis as { define?: unknown };
  const shown = [hide(page, 'module'), hide(page, 'exports')];
  if (typeof page.define === 'function') shown.push(hide(page.define, 'amd'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const end = new Promise((resolve) => {
      timer = setTimeout(resolve, callTimeoutMs);
    });
    // Not a script element: a page's Trusted Types would refuse its address.
    return await Promise.race([import(/* @vite-ignore */ url), end]);
  } finally {
    clearTimeout(timer);
    for (const show of shown) show();
  }
}

/** @returns what shows it again */
function hide(owner: object, name: string): () => void {
  const was: unknown = Reflect.get(owner, name);
  if (was === undefined) return () => {};
  Reflect.set(owner, name, undefined);
  return () => {
    // Unless somebody has taken the name meanwhile.
    if (Reflect.get(owner, name) === undefined) Reflect.set(owner, name, was);
  };
}

/** Loads a provider's stylesheet, unless the page has it. */
export function loadStyle(href: string): Promise<unknown> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((onload, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload });
    link.onerror = () => {
      // Left there it would count as loaded. Not remove(): Prototype.js has one of its own.
      link.replaceWith();
      reject(Error('the provider’s stylesheet did not come'));
    };
    document.head.append(link);
  });
}
