/*
 * Loads files that are checked against the hashes in the page's import map. By itself a browser checks only scripts, and
 * only at the addresses that the map lists.
 */

/** The hash of a file's URL in the page's import maps; without one, the file is not checked. */
function integrityOf(href: string): string {
  for (const { text } of document.querySelectorAll<HTMLScriptElement>('[type=importmap]'))
    try {
      const { integrity } = JSON.parse(text);
      for (const address in integrity)
        if (new URL(address, document.baseURI).href === href) return integrity[address];
    } catch {
      // The browser has reported a map that it cannot read.
    }
  return '';
}

/**
 * Adds a link to the page's head. Rejects, with an error that names the file, if the file does not come or has another
 * hash.
 * @param path an absolute URL, or a path that begins with `./`, relative to actions.js
 * @param place before everything else in the head, or after it
 */
export function addLink(
  rel: string,
  path: string,
  query: string,
  place: 'append' | 'prepend' = 'append',
): Promise<unknown> {
  const href = import.meta.resolve(path);
  return new Promise((onload, refuse) => {
    document.head[place](
      Object.assign(document.createElement('link'), {
        rel,
        href: href + query,
        integrity: integrityOf(href),
        // As for modules: without it the browser cannot check a file of another origin.
        crossOrigin: '',
        onload,
        onerror: () => refuse(Error(`[storefront-islands] ${href} did not load`)),
      }),
    );
  });
}

/** The query of each script's last retry. */
const queries: Record<string, string> = {};

/**
 * Imports a script that did not load under another address, because a browser may cache a failed import for the
 * lifetime of the page. The import map lists the first such address, `?retry`; the preload checks the later ones,
 * `?retry?retry` and so on.
 */
export async function importAgain<Module>(path: string): Promise<Module> {
  const query = `${queries[path] ?? ''}?retry`;
  queries[path] = query;
  await addLink('modulepreload', path, query);
  return import(path + query);
}
