import type { ReactNode } from 'react';
import { calls } from '../calls.ts';
import { anchorOf, citationsIn } from './citations.ts';
import { citingFiles } from './read-sources.ts';
import { CodeLinks, Codes, Table } from './table.tsx';

/** What carries a section or one of its parts: the calls by their `source`, the widgets and folders by what they cite. */
export function carriersOf(rule: string): { calls: string[]; widgets: string[]; folders: string[] } {
  const isOf = (cited: string) => cited === rule || cited.startsWith(`${rule}.`);
  const files = Object.entries(citingFiles)
    .filter(([cited]) => isOf(cited))
    .flatMap(([, paths]) => paths);
  return {
    calls: calls
      .filter(({ source }) => citationsIn(source).some((one) => isOf(one.rule)))
      .map(({ name }) => name),
    widgets: eachOnce(files.map((path) => /^widgets\/([^/]+)/.exec(path)?.[1])),
    folders: eachOnce(files.map((path) => /^src\/.*(?=\/)/.exec(path)?.[0])),
  };
}

const eachOnce = (names: (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name !== undefined).sort();

const callAddress = (name: string) => `?path=/docs/guide-calls-to-the-backend--docs#${name}`;
const widgetAddress = (name: string) => `?path=/docs/widgets-${name}--docs`;

/** A section's heading, what it is about, and a table of what carries it. */
export function Section({ rule, children }: { rule: string; children: ReactNode }) {
  const { calls, widgets, folders } = carriersOf(rule);
  const rows: ReactNode[][] = [
    ['Calls', <CodeLinks key="calls" names={calls} addressOf={callAddress} />],
    ['Widgets', <CodeLinks key="widgets" names={widgets} addressOf={widgetAddress} />],
    ['Folders', <Codes key="folders" words={folders} />],
  ];
  return (
    <section>
      <h3 id={anchorOf(rule)}>{rule}</h3>
      {children}
      <Table rows={rows} />
    </section>
  );
}
