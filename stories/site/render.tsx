/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { islands } from '../guide/declarations.ts';
import { type Finished, finish } from './finish.ts';
import { storybookId, withFileLinks, withSiteLinks } from './links.ts';
import { type Group, htmlOf, pageText } from './page.tsx';
import { StartPage } from './start-page.tsx';
import { tasks } from './tasks.ts';
import { WidgetPage } from './widget-page.tsx';

/** A file of the site, by its address from the site's folder. */
export interface SiteFile {
  address: string;
  text: string;
}

/** A search result: a page, one of its headings, or a state of a widget. */
export interface SearchEntry {
  title: string;
  /** The text below the heading. */
  text?: string;
  /** The page that contains it, if it is a part of one. */
  page?: string;
  address: string;
}

interface Article {
  /** The file's name without ending. */
  file: string;
  title: string;
  storybookId: string;
  Content: ComponentType;
}

const contents = import.meta.glob<{ default: ComponentType }>('../guide/*.mdx', { eager: true });
const sources = import.meta.glob<string>('../guide/*.mdx', { query: '?raw', import: 'default', eager: true });
const examples = import.meta.glob<{ examples: Record<string, IslandExample> }>(
  '../../widgets/*/*.examples.ts',
  { eager: true },
);

const articles: Article[] = Object.entries(sources).map(([path, text]) => ({
  file: path.slice('../guide/'.length, -'.mdx'.length),
  title: /^# (.*)$/m.exec(text)![1]!,
  storybookId: storybookId(/<Meta title="([^"]*)"/.exec(text)![1]!),
  Content: contents[path]!.default,
}));

const addresses = new Map([
  ...articles.map((article) => [article.storybookId, `${article.file}.html`] as const),
  ...islands.map(({ name }) => [`widgets-${name}`, `widgets/${name}.html`] as const),
]);

/** Every page of the site, and what its search finds. */
export function renderSite(version: string): { files: SiteFile[]; overlays: string[] } {
  const { groups, others } = grouped();
  const navigation = [
    ...groups,
    {
      title: 'Widgets',
      entries: islands.map(({ name }) => ({ title: name, address: `widgets/${name}.html` })),
    },
  ];
  const found: SearchEntry[] = [];
  const files: SiteFile[] = [];
  const add = (address: string, title: string, { html, headings }: Finished) => {
    files.push({ address, text: pageText({ title, address, navigation, version, html }) });
    const [first, ...others] = headings;
    found.push({ title, text: first?.content ?? '', address });
    for (const { id, text, content } of others)
      found.push({ title: text, page: title, text: content, address: `${address}#${id}` });
  };

  add('index.html', 'Guide', finish(htmlOf(<StartPage islands={islands} others={others} />)));
  for (const { file, title, Content } of articles)
    add(`${file}.html`, title, finish(withFileLinks(withSiteLinks(htmlOf(<Content />), addresses))));
  for (const island of islands) {
    const { name } = island;
    const states = examples[`../../widgets/${name}/${name}.examples.ts`]!.examples;
    add(`widgets/${name}.html`, name, finish(htmlOf(<WidgetPage island={island} examples={states} />)));
    for (const [state, { about }] of Object.entries(states)) {
      const address = `widgets/${name}.html?${new URLSearchParams({ state })}`;
      found.push({ title: `${state}: ${about}`, page: name, address });
    }
  }
  files.push({ address: 'search.json', text: JSON.stringify(found) });
  const overlays = islands.filter(({ kind }) => kind === 'overlay').map(({ name }) => name);
  return { files, overlays };
}

/** The articles by task; those without a task come separately. */
function grouped(): { groups: Group[]; others: Group | undefined } {
  const entryOf = ({ title, file }: Article) => ({ title, address: `${file}.html` });
  const byTask = tasks.map(({ title, pages }) => ({
    title,
    entries: Object.keys(pages).flatMap((page) => articles.filter(({ file }) => file === page).map(entryOf)),
  }));
  const named = tasks.flatMap(({ pages }) => Object.keys(pages));
  const rest = articles.filter(({ file }) => !named.includes(file)).map(entryOf);
  const others = rest.length ? { title: 'More', entries: rest } : undefined;
  return { groups: others ? [...byTask, others] : byTask, others };
}
