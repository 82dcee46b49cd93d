import type { ReactNode } from 'react';
import { tolerantLists } from '../../src/contract/tolerated.ts';
import { attributeName } from '../../src/runtime/attribute-name.ts';
import type { Attribute } from '../../src/runtime/attributes.ts';
import type { Island } from '../../src/runtime/define-island.ts';
import { calls } from '../calls.ts';
import { islands } from './declarations.ts';
import { Codes, Table } from './table.tsx';
import { usesOf } from './uses.ts';

/** Every widget: its purpose, its attributes, its calls and its events. */
export function WidgetReference() {
  return islands.map((island) => <Widget key={island.name} island={island} />);
}

function Widget({ island: { name, about, kind, load = 'visible', props, replays } }: { island: Island }) {
  const uses = usesOf(name);
  const paths = calls
    .filter((call) => uses.calls.includes(call.name))
    .map(({ method, path }) => `${method} ${path}`);
  const facts: ReactNode[][] = [
    ['Kind', kind === 'inline' ? 'inline: mounts in its host' : 'overlay: is opened'],
    ...(kind === 'inline' ? [['Mounts', <Codes key="load" words={[load]} />]] : []),
    ...(replays ? [['Takes over', <Codes key="replays" words={replays} />]] : []),
    ['Calls', <Codes key="calls" words={paths} />],
    ['Sends', <Codes key="events" words={uses.events} />],
    ['Opens', <Codes key="opens" words={uses.opens} />],
  ];
  return (
    <section>
      <h2 id={name}>{name}</h2>
      <p>{about}</p>
      <Table rows={facts} />
      <AttributeTable props={props} />
    </section>
  );
}

/** A widget's attributes, as declared. */
export function AttributeTable({ props }: { props: Island['props'] }) {
  const rows = Object.entries(props).map(([key, prop]) => [
    prop.schema
      ? `\`"${key}"\` in \`data-island-props\`, or \`${attributeName(key)}\``
      : `\`${attributeName(key)}\``,
    prop.about,
    acceptedBy(prop),
    without(prop),
  ]);
  return <Table head={['Attribute', 'What it says', 'Accepts', 'Without it']} rows={rows} />;
}

function acceptedBy({ accepts, schema }: Attribute<unknown>): string {
  return schema && tolerantLists(schema).includes('') ? `${accepts}; a bad item is left out` : accepts;
}

function without({ isRequired, fallback }: Attribute<unknown>): string {
  if (isRequired) return 'the island fails';
  return fallback === undefined ? '–' : JSON.stringify(fallback);
}
