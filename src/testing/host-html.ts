import { attributeName } from '../runtime/attribute-name.ts';
import type { IslandExample } from './island-example.ts';

/**
 * A state as HTML to paste into a page: the host with its attributes, values and server content, or the button that opens
 * the overlay; and before it the page context, if the state needs one.
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
  const lines = inner.length ? ['', ...inner.map(indented), ''].join('\n') : '';
  const isLong = written.join('').length > lineLength;
  const opening = isLong ? `${written.map((one) => `\n ${one}`).join('')}\n` : written.join('');
  return `<${tag}${opening}>${lines}</${tag}>`;
}

/** The longest tag in one line; in a longer one each attribute has a line of its own. */
const lineLength = 80;

function jsonScript(attribute: string, value: unknown): string {
  // A "<" in a value could end the script.
  const json = JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/json" ${attribute}>\n${json}\n</script>`;
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Indents the lines within the host by the elements around them, unless they are indented already. In a textarea or
 * preformatted lines that would change the text, so such content stays as it is.
 */
function indented(html: string): string {
  if (/<(pre|textarea)/.test(html)) return html;
  if (/^ /m.test(html)) return html.replace(/^(?=.)/gm, '  ');
  let depth = 1;
  return html.replace(/^.+/gm, (line) => {
    const [ends] = /^(?:<\/[\w-]+>)*/.exec(line)!;
    const own = Math.max(depth + deeper(ends), 1);
    depth += deeper(line);
    return '  '.repeat(own) + line;
  });
}

const tags = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gi;
const emptyElements = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/i;

/** How many more elements are open after these tags than before. */
const deeper = (html: string) =>
  [...html.matchAll(tags)]
    .filter(([, , name]) => !emptyElements.test(name!))
    .reduce((sum, [, end]) => sum + (end ? -1 : 1), 0);
