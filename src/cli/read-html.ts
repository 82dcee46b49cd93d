import type { Fact } from '../diagnosis/fact.ts';

/** An element of a page, as its HTML is written. */
export interface HtmlElement extends Fact {
  parent: HtmlElement | undefined;
  /** The line of its start tag, from 1. */
  line: number;
}

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const drawings = /^(svg|math)$/;
/** Elements whose content is text up to their end tag. */
const rawTexts = /^(script|style|textarea|title|noscript|template|iframe)$/;

/**
 * The elements of a page's HTML, in order. Unlike a browser it repairs nothing, because the tags and hosts are to be
 * checked as the server wrote them. It takes linear time, so that no page can make it slow.
 */
export function readHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open = new OpenElements();
  const lineAt = lineCounter(html);
  let place = html.indexOf('<');
  while (place >= 0) {
    const tag = readTag(html, place);
    // An unclosed comment, quote or tag: a browser reads nothing after it, either.
    if (tag === 'unclosed') break;
    let { end } = tag;
    if ('name' in tag) {
      const { name, attributes, isEnd, isClosed } = tag;
      if (isEnd) open.close(name);
      else {
        // A slash closes an element only inside an SVG.
        const isWhole = isClosed && (open.isDrawing || drawings.test(name));
        const isSlashed = isClosed && !isWhole && !voids.test(name) && { isSlashed: true as const };
        const element: HtmlElement = {
          name,
          attributes,
          text: '',
          parent: open.last,
          line: lineAt(place),
          ...isSlashed,
        };
        elements.push(element);
        if (rawTexts.test(name) && !isWhole) {
          const stop = endOfText(html, name, end);
          element.text = html.slice(end, stop);
          end = stop;
        } else if (!voids.test(name) && !isWhole) open.push(element);
      }
    }
    place = html.indexOf('<', end);
  }
  return elements;
}

/** The base of a page's relative addresses: the page's own URL, or its `<base href>`. */
export function baseOf(elements: readonly HtmlElement[], url: string): string {
  const base = elements.find(({ name, attributes }) => name === 'base' && attributes.has('href'));
  const href = base?.attributes.get('href')?.trim() ?? '';
  if (!URL.canParse(href, url)) return url;
  const target = new URL(href, url);
  return /^(data|javascript):$/.test(target.protocol) ? url : target.href;
}

/** The elements that are not closed yet, and how many of each name: a stray end tag is not searched for among them. */
class OpenElements {
  readonly #all: HtmlElement[] = [];
  readonly #counts = new Map<string, number>();

  get last(): HtmlElement | undefined {
    return this.#all.at(-1);
  }

  get isDrawing(): boolean {
    return !!(this.#counts.get('svg') || this.#counts.get('math'));
  }

  push(element: HtmlElement): void {
    this.#all.push(element);
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) + 1);
  }

  /** Closes the last open element of that name, and those inside it. */
  close(name: string): void {
    if (!this.#counts.get(name)) return;
    for (let closed = this.#all.pop(); closed; closed = this.#all.pop()) {
      this.#counts.set(closed.name, this.#counts.get(closed.name)! - 1);
      if (closed.name === name) return;
    }
  }
}

/** The end of a tag, or of markup that is not a tag. */
type Tag =
  | { end: number }
  | { end: number; name: string; attributes: Map<string, string>; isEnd: boolean; isClosed: boolean };

const gap = /[\s/]*/y;
const tagName = /[a-z][^\s/>]*/iy;
const attributeName = /=?[^\s/>=]*/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/** Reads the tag or comment that begins with the `<` at `start`. */
function readTag(html: string, start: number): Tag | 'unclosed' {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  const isEnd = html[start + 1] === '/';
  const name = match(tagName, html, start + (isEnd ? 2 : 1)).toLowerCase();
  if (!name)
    return isEnd || /[!?]/.test(html[start + 1] ?? '') ? after(html, '>', start) : { end: start + 1 };
  const attributes = new Map<string, string>();
  let at = start + (isEnd ? 2 : 1) + name.length;
  while (at < html.length) {
    const between = match(gap, html, at);
    at += between.length;
    if (html[at] === '>') return { end: at + 1, name, attributes, isEnd, isClosed: between.endsWith('/') };
    const attribute = match(attributeName, html, at);
    at += attribute.length;
    const sign = match(equals, html, at);
    at += sign.length;
    const value = sign ? readValue(html, at) : { text: '', end: at };
    if (!value) return 'unclosed';
    at = value.end;
    // The first of two attributes of one name counts.
    const key = attribute.toLowerCase();
    if (key && !attributes.has(key)) attributes.set(key, decoded(value.text));
  }
  return 'unclosed';
}

function readValue(html: string, at: number): { text: string; end: number } | undefined {
  const quote = html[at];
  if (quote !== '"' && quote !== "'") {
    const text = match(bareValue, html, at);
    return { text, end: at + text.length };
  }
  const end = html.indexOf(quote, at + 1);
  return end < 0 ? undefined : { text: html.slice(at + 1, end), end: end + 1 };
}

function after(html: string, mark: string, from: number): Tag | 'unclosed' {
  const at = html.indexOf(mark, from);
  return at < 0 ? 'unclosed' : { end: at + mark.length };
}

/** The text that a sticky pattern matches at this index; empty if none. */
function match(pattern: RegExp, html: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? '';
}

/** Where the text of a script or style ends: at its end tag, or with the page. */
function endOfText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The line of each place; places have to come in order. */
function lineCounter(html: string): (place: number) => number {
  let line = 1;
  let next = html.indexOf('\n');
  return (place) => {
    for (; next >= 0 && next < place; next = html.indexOf('\n', next + 1)) line++;
    return line;
  };
}

const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(Math.min(decimal ? Number(decimal) : Number.parseInt(hex, 16), 0x10ffff));
  });
}
