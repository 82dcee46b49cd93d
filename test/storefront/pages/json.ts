import { raw } from 'hono/html';
import type { Markup } from './page.ts';

/** JSON for an attribute in single quotes, so that its own quotes need no escape. */
export function attributeJson(value: unknown): Markup {
  return raw(JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;'));
}

/** JSON for a script element, where `</script>` and `<!--` have to be escaped. */
export function json(value: unknown): Markup {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
