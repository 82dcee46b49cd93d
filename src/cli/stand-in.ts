/**
 * Puts stand-ins for the page's globals in place, which the library reads when it parses links, answers, attributes and
 * context keys.
 */
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
