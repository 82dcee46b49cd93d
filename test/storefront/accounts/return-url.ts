/**
 * The server's side of decision 11: whether a requested return URL may be followed. A path of this shop is returned
 * as a path, a URL on an allowed origin as that URL; undefined for everything else.
 * @param own the shop's own origin.
 */
export function safeReturnUrl(
  raw: unknown,
  { own, allowed = [] }: { own: string; allowed?: readonly string[] },
): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  // Browsers read a backslash as a slash, drop tabs and line breaks (`/<tab>/host`), and take `https:host` for a path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  if (!text || text.length > 2000 || /[\\\u0000-\u0020\u007f]/.test(text)) return undefined;
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(text) || !URL.canParse(text, own)) return undefined;
  const url = new URL(text, own);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.origin === own) return ownPath(url);
  return allowed.includes(url.origin) ? url.href : undefined;
}

/** A path that begins with one slash only: `/.//host` and `/%2e//host` come out of the parser as `//host`. */
function ownPath({ pathname, search, hash }: URL): string | undefined {
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
