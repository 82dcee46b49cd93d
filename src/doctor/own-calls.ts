import { parseContext } from '../page/context.ts';

/** The paths of this version's calls, without those below a base that an answer gives; filled in by the build. */
export const declared = '__CALLS__'.split(' ');

/** The names of this version's calls, as the page context's `endpoints` has them; filled in by the build. */
export const callNames = '__CALL_NAMES__'.split(' ');

/** The widgets that change something on the server, or open one that does; filled in by the build. */
export const changing = '__CHANGING__'.split(' ');

/** True for the URL of a declared call, on this origin or the other brand's, or of an endpoint in the page context. */
export function isOwnCall(url: string, paths: readonly string[]): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  const text = document.getElementById('storefront-context')?.textContent ?? '';
  const { endpoints, otherBrandOrigin } = parseContext(text, () => {});
  if (paths.includes(pathname) && [location.origin, otherBrandOrigin].includes(origin)) return true;
  return Object.values(endpoints).some((given) => {
    if (!URL.canParse(given, document.baseURI)) return false;
    const endpoint = new URL(given, document.baseURI);
    return endpoint.origin === origin && endpoint.pathname === pathname;
  });
}
