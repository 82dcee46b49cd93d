/** The URL without its query, which may hold what a shopper has typed; on this origin its path. */
export function pathOf(url: string): string {
  if (!URL.canParse(url, document.baseURI)) return url;
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : `${origin}${pathname}`;
}
