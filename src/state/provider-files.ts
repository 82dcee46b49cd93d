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

/** Loads a provider's stylesheet, unless the page has it. */
export function loadStyle(href: string): Promise<unknown> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((onload, reject) => {
    const onerror = () => reject(Error('the provider’s stylesheet did not come'));
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
    );
  });
}
