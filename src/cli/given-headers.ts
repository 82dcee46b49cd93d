import { UsageError } from './mistake.ts';

/** The options by which a command reaches a page or a backend behind a sign-in. */
export const headerOptions = {
  cookie: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/**
 * The headers of `--cookie` and `--header`, by their names in lower case.
 * @throws UsageError for a text that is no header; the text is not shown, because it may be a secret
 */
export function givenHeaders({
  cookie,
  header,
}: {
  cookie?: string | undefined;
  header: readonly string[];
}): Record<string, string> {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  for (const line of header) {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (!name || !value)
      throw new UsageError(`--header was "${line.split(':')[0]}"; accepted is "NAME: VALUE", in quotes.`);
    headers[name.toLowerCase()] = value;
  }
  return headers;
}
