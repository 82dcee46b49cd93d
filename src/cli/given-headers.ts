import { UsageError } from './mistake.ts';

/** What a command that asks a shop takes, for a page or a backend behind a sign-in. */
export const headerOptions = {
  cookie: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/**
 * `--cookie` and `--header` as headers, by their names in small letters.
 * @throws UsageError for one that is no header; its value may be a secret, and is not shown
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
