/** An element of a page, as its HTML is written. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text of an element that has no elements inside: a script, a style. */
  text: string;
  parent: HtmlElement | undefined;
  /** The line of its start tag, from 1. */
  line: number;
}

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Their content is text up to their end tag. */
const rawTexts = /^(script|style|textarea|title|noscript|template|iframe)$/;

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * The elements of a page's HTML, in order. Without a browser's repairs: what is checked are the tags and hosts that a
 * server writes.
 */
export function readHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [, slash, given, rest = ''] = found;
    if (!given) continue;
    const name = given.toLowerCase();
    if (slash) {
      const nth = open.findLastIndex((one) => one.name === name);
      if (nth >= 0) open.length = nth;
      continue;
    }
    const line = html.slice(0, found.index).split('\n').length;
    const element = { name, attributes: attributesOf(rest), text: '', parent: open.at(-1), line };
    elements.push(element);
    if (voids.test(name) || rest.endsWith('/')) continue;
    if (!rawTexts.test(name)) {
      open.push(element);
      continue;
    }
    const end = new RegExp(`</${name}[\\s>]`, 'gi');
    end.lastIndex = token.lastIndex;
    const stop = end.exec(html)?.index ?? html.length;
    element.text = html.slice(token.lastIndex, stop);
    token.lastIndex = stop;
  }
  return elements;
}

function attributesOf(text: string): Map<string, string> {
  const read = new Map<string, string>();
  // The first of two attributes of one name counts.
  for (const [, name, double, single, bare] of text.matchAll(attribute))
    if (!read.has(name!.toLowerCase()))
      read.set(name!.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return read;
}

const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(Math.min(decimal ? Number(decimal) : Number.parseInt(hex, 16), 0x10ffff));
  });
}
