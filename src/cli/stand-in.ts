/** Stand-ins for the page's globals, which the parsing of links, answers, attributes and context keys reads. */
export function standIn(
  url: string,
  { base = url, context = '' }: { base?: string; context?: string } = {},
): void {
  const document = {
    baseURI: base,
    getElementById: (id: string) => (id === 'storefront-context' ? { textContent: context } : null),
    createDocumentFragment: () => ({ querySelector: () => null }),
  };
  Object.assign(globalThis, { document, location: new URL(url) });
}
