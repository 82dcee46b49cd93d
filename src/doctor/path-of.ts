/** The URL without its query, in which a shopper's typed text may be; on this origin its path. */
export function pathOf(url: string): string {
  if (!URL.canParse(url, document.baseURI)) return url;
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : `${origin}${pathname}`;
}
