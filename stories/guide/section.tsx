import { Fragment, type ReactNode } from 'react';
import { calls } from '../calls.ts';
import { anchorOf, citationsIn, ruleAddress } from './citations.ts';
import { citingFiles } from './read-sources.ts';
import { Codes, Table } from './table.tsx';

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

/** A section's heading, what it is about, and a table of what carries it. */
export function Section({ rule, children }: { rule: string; children: ReactNode }) {
  const { calls, widgets, folders } = carriersOf(rule);
  const rows: ReactNode[][] = [
    ['Calls', linked(calls, (name) => `?path=/docs/guide-calls-to-the-backend--docs#${name}`)],
    ['Widgets', linked(widgets, (name) => `?path=/docs/widgets-${name}--docs`)],
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

/** The rules that a call's `source` cites, as links to them. */
export function RuleLinks({ source }: { source: string }) {
  return linked(
    citationsIn(source).map(({ rule }) => rule),
    ruleAddress,
  );
}

function linked(names: readonly string[], addressOf: (name: string) => string): ReactNode {
  if (names.length === 0) return '–';
  return names.map((name, nth) => (
    <Fragment key={name}>
      {nth > 0 && ', '}
      <a href={addressOf(name)}>
        <code>{name}</code>
      </a>
    </Fragment>
  ));
}
