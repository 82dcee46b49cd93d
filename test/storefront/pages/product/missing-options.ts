import { html } from 'hono/html';
import { attributeJson } from '../json.ts';
import type { Markup } from '../page.ts';
import type { ShownOrder } from './shown.ts';

/** The attribute with the options that have no choice yet, for the buttons that add a piece made to order. */
export function missingOptions({ choices }: ShownOrder): Markup {
  const missing = choices.missing.map(({ code, title }) => ({ optionCode: code, title }));
  return html`data-missing-options='${attributeJson(missing)}'`;
}
