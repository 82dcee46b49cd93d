import { createElement } from 'react';
import { CodeBlock, htmlOf, place } from './page.tsx';
import { columnsOf, withHeads } from './table-columns.ts';

/** A heading of a page, and its anchor. */
export interface Heading {
  id: string;
  /** Plain text. */
  text: string;
  /** What stands below it, up to the next heading, as plain text: for the search. */
  content: string;
}

/** A page's HTML with what makes it readable and linkable, and its headings. */
export interface Finished {
  html: string;
  headings: Heading[];
}

/**
 * Finishes the HTML of components that Storybook shows as well: no inline style, an anchor on each heading, scrolling
 * boxes around tables, code with a copy button.
 */
export function finish(html: string): Finished {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  let latest = '';
  const finished = html
    .replaceAll(/ style="[^"]*"/g, '')
    // Labelled by the heading above it.
    .replaceAll(/<div class="scroller"[^>]*>(<table>[\s\S]*?<\/table>)<\/div>/g, '$1')
    .replaceAll(
      /<(h[1-4])((?: [\w-]+="[^"]*")*)>([\s\S]*?)<\/\1>|<table>([\s\S]*?)<\/table>|<pre>([\s\S]*?)<\/pre>/g,
      (_, tag?: string, attributes = '', inner = '', table?: string, code?: string) => {
        if (table !== undefined) return scrolling(`Table: ${latest}`, columnsOf(table) + withHeads(table));
        if (!tag) return codeBlock(code!);
        latest = plain(inner);
        const [, given] = /(?<= )id="([^"]+)"/.exec(attributes) ?? [];
        const id = unused(ids, given ?? slug(latest));
        headings.push({ id, text: latest, content: '' });
        // The first heading needs no anchor.
        return tag === 'h1'
          ? `<h1 id="${id}">${inner}</h1>`
          : `<${tag} id="${id}"><a class="anchor" href="#${id}">${inner}</a></${tag}>`;
      },
    );
  return {
    html: finished,
    headings: headings.map((one, nth) => withContent(finished, one, headings[nth + 1])),
  };
}

function withContent(html: string, heading: Heading, next: Heading | undefined): Heading {
  const start = html.indexOf('>', html.indexOf(` id="${heading.id}"`)) + 1;
  const end = next ? html.lastIndexOf('<h', html.indexOf(` id="${next.id}"`)) : html.length;
  const below = html.slice(html.indexOf('</h', start), end).replaceAll(/<button[\s\S]*?<\/button>/g, '');
  // Between two cells or blocks there is no space in HTML.
  const content = plain(below.replaceAll('<', ' <')).replaceAll(/\s+/g, ' ');
  return { ...heading, content };
}

/** A box that can be scrolled by keyboard. */
const scrolling = (name: string, table: string) =>
  `<div class="scroller" tabindex="0" role="group" aria-label="${name}"><table>${table}</table></div>`;

const [beforeCode, afterCode] = htmlOf(createElement(CodeBlock, {}, place)).split(place);
const codeBlock = (inner: string) => beforeCode + inner + afterCode;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)
    .trim();

function slug(text: string): string {
  return text
    .replaceAll(/&\w+;|&#\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function unused(ids: Set<string>, wanted: string): string {
  let id = wanted;
  for (let nth = 2; ids.has(id); nth++) id = `${wanted}-${nth}`;
  ids.add(id);
  return id;
}
