import { readFileSync } from 'node:fs';
import { withTables } from './pipe-tables.ts';

const changelog = '{/* CHANGELOG.md */}';

/** A page of the guide as MDX: with its tables, and with the versions of the CHANGELOG where it asks for them. */
export function mdxSource(path: string): string {
  const text = readFileSync(path, 'utf8');
  return withTables(text.replace(changelog, () => versionsOf(readFileSync('CHANGELOG.md', 'utf8'))));
}

/** What follows the CHANGELOG's own introduction. */
export const versionsOf = (text: string): string => text.slice(text.indexOf('\n## ') + 1);
