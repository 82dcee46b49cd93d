import { attributeName } from '../runtime/attributes.ts';
import type { IslandExample } from './island-example.ts';

/**
 * A state as HTML to paste into a page: the host with its attributes, values and server content, or the button that
 * opens the overlay; before it the page context, where the state needs one.
 */
export function hostHtml(
  { name, kind }: { name: string; kind: 'inline' | 'overlay' },
  { attributes = {}, props = {}, content, context }: IslandExample,
): string {
  const parts = context ? [jsonScript('id="storefront-context"', context)] : [];
  if (kind === 'inline')
    return [...parts, element('div', { 'data-island': name, ...attributes }, props, content)].join('\n');
  if (Object.keys(attributes).length > 0)
    parts.push(element('div', { 'data-island': name, ...attributes }, {}));
  const structured = Object.entries(props).filter(([, value]) => typeof value === 'object');
  const plain = Object.entries(props).filter(([, value]) => typeof value !== 'object' && value !== undefined);
  const opener = {
    type: 'button',
    'data-island-open': name,
    ...Object.fromEntries(plain.map(([key, value]) => [attributeName(key), String(value)])),
  };
  return [...parts, element('button', opener, Object.fromEntries(structured), 'Open')].join('\n');
}

function element(
  tag: string,
  attributes: Record<string, string>,
  props: Record<string, unknown>,
  content = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const inner = [
    ...(Object.keys(props).length ? [jsonScript('data-island-props', props)] : []),
    content,
  ].filter(Boolean);
  const lines = inner.length ? ['', ...inner.map(indent), ''].join('\n') : '';
  return `<${tag}${written.join('')}>${lines}</${tag}>`;
}

function jsonScript(attribute: string, value: unknown): string {
  // A "<" in a value could end the script.
  const json = JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/json" ${attribute}>\n${json}\n</script>`;
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Indenting would change the text of a textarea or of preformatted lines, so such content stays as it is. */
const indent = (html: string) => (/<(pre|textarea)/.test(html) ? html : html.replace(/^(?=.)/gm, '  '));
