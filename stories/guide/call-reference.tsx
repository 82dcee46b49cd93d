/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { isPageCall, readablePath } from '../../src/contract/call.ts';
import type { ExampledCall } from '../../src/contract/examples.ts';
import { tolerantLists } from '../../src/contract/tolerated.ts';
import { calls } from '../calls.ts';
import { RuleLinks } from './rule-links.tsx';
import { CodeLinks, Codes, Table } from './table.tsx';
import { usesOf } from './uses.ts';

/** The names alone: this page loads no widget's declaration and view. */
const widgets = Object.keys(import.meta.glob('../../widgets/*/*.island.ts'))
  .map((path) => path.split('/').at(-2)!)
  .sort((a, b) => a.localeCompare(b));
const services = [...new Set(calls.map(({ service }) => service))].sort();

/** A list of the calls by service, then every declared call with its example. */
export function CallReference() {
  const uses = widgets.map((name) => ({ name, calls: usesOf(name).calls }));
  return (
    <>
      <h2 id="by-service">By service</h2>
      <ul>
        {services.map((service) => (
          <li key={service}>
            {service}: <CodeLinks names={namesOf(service)} addressOf={onThisPage} />
          </li>
        ))}
      </ul>
      {calls.map((call) => (
        <CallEntry
          key={call.name}
          call={call}
          widgets={uses.filter((one) => one.calls.includes(call.name)).map(({ name }) => name)}
        />
      ))}
    </>
  );
}

const namesOf = (service: string) =>
  calls
    .filter((call) => call.service === service)
    .map(({ name }) => name)
    .sort();

const onThisPage = (name: string) => `#${name}`;
const widgetAddress = (name: string) => `?path=/docs/widgets-${name}--docs`;

function afterFailure({ mayRetry, isKeyed }: ExampledCall): string {
  if (!mayRetry) return 'sent once';
  return isKeyed
    ? 'tried again, at most twice, if the server honours keys; otherwise what it has is read first'
    : 'tried again, at most twice';
}

function CallEntry({ call, widgets }: { call: ExampledCall; widgets: readonly string[] }) {
  const { name, method, about, changesState, isKeyed, hasBase, isCrossOrigin, example } = call;
  const lists = tolerantLists(call.answer);
  const rows: ReactNode[][] = [
    [
      'Sent by',
      widgets.length ? <CodeLinks key="widgets" names={widgets} addressOf={widgetAddress} /> : 'no widget',
    ],
    ['Specified in', <RuleLinks key="source" source={call.source} />],
    ['Changes state', changesState ? 'yes: carries the anti-forgery token' : 'no'],
    ['After a network failure', afterFailure(call)],
    ['Idempotency-Key', isKeyed ? 'yes, the same for every try' : 'no'],
    [
      'Address',
      isPageCall(call)
        ? 'the page’s own, or the host’s `url`'
        : hasBase
          ? 'below one that the page names'
          : 'this path',
    ],
    ['Origin', isCrossOrigin ? 'the page’s, or the other brand’s' : 'the page’s'],
    ['Bad items are left out of', lists.length ? <Codes key="lists" words={lists} /> : 'no list'],
  ];
  return (
    <section>
      <h2 id={name}>
        {method} {readablePath(call)}
      </h2>
      <p>
        <code>{name}</code>: {about}
      </p>
      <Table rows={rows} />
      <details>
        <summary>Example</summary>
        <p>{method === 'GET' ? 'Query' : 'Body'}</p>
        <pre>{JSON.stringify(example.payload, null, 2)}</pre>
        <p>Answer</p>
        <pre>{JSON.stringify(example.answer, null, 2)}</pre>
      </details>
    </section>
  );
}
