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

/** A page for the search: its title, its address, and the titles and ends of address of its headings and states. */
type SearchPage = [title: string, address: string, parts: [title: string, end: string][]];

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
  const found: SearchPage[] = [];
  // In the order of the pages, each before its parts: loaded only where titles alone find little.
  const texts: string[] = [];
  const files: SiteFile[] = [];
  const add = (address: string, title: string, { html, headings }: Finished) => {
    files.push({ address, text: pageText({ title, address, navigation, version, html }) });
    const [first, ...others] = headings;
    const parts = others.map(({ id, text }): [string, string] => [text, `#${id}`]);
    found.push([title, address, parts]);
    texts.push(first?.content ?? '', ...others.map(({ content }) => content));
    return parts;
  };

  add('index.html', 'Guide', finish(htmlOf(<StartPage islands={islands} others={others} />)));
  for (const { file, title, Content } of articles)
    add(`${file}.html`, title, finish(withFileLinks(withSiteLinks(htmlOf(<Content />), addresses))));
  for (const island of islands) {
    const { name } = island;
    const states = examples[`../../widgets/${name}/${name}.examples.ts`]!.examples;
    const page = finish(htmlOf(<WidgetPage island={island} examples={states} />));
    const parts = add(`widgets/${name}.html`, name, withoutStates(page));
    for (const [state, { about }] of Object.entries(states)) {
      parts.push([`${state}: ${about}`, `?${new URLSearchParams({ state })}`]);
      texts.push('');
    }
  }
  files.push({ address: 'search.json', text: JSON.stringify(found) });
  files.push({ address: 'search-texts.json', text: JSON.stringify(texts) });
  const overlays = islands.filter(({ kind }) => kind === 'overlay').map(({ name }) => name);
  return { files, overlays };
}

/** A widget's page without the text of its lists of states, each of which the search finds by itself. */
const withoutStates = ({ html, headings }: Finished): Finished => ({
  html,
  headings: headings.map((one) => (/^(Live|States)$/.test(one.text) ? { ...one, content: '' } : one)),
});

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
