import { readFileSync } from 'node:fs';
import { withRuleLinks } from '../guide/citations.ts';
import { withTables } from './pipe-tables.ts';

const changelog = '{/* CHANGELOG.md */}';

/**
 * A page of the guide as MDX: with its tables, with links to the rules that it cites, and with the versions of the
 * CHANGELOG where it asks for them.
 */
export function mdxSource(path: string): string {
  const text = withRuleLinks(readFileSync(path, 'utf8'));
  return withTables(text.replace(changelog, () => versionsOf(readFileSync('CHANGELOG.md', 'utf8'))));
}

/** What follows the CHANGELOG's own introduction. */
export const versionsOf = (text: string): string => text.slice(text.indexOf('\n## ') + 1);
