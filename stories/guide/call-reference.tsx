import { isPageCall, readablePath } from '../../src/contract/call.ts';
import type { ExampledCall } from '../../src/contract/examples.ts';
import { calls } from '../calls.ts';
import { Table } from './table.tsx';

/** Every declared call with its example. */
export function CallReference() {
  return calls.map((call) => <CallEntry key={call.name} call={call} />);
}

function CallEntry({ call }: { call: ExampledCall }) {
  const { name, method, about, changesState, mayRetry, hasBase, isCrossOrigin, example } = call;
  const rows = [
    ['Changes state', changesState ? 'yes: carries the anti-forgery token' : 'no'],
    ['After a network failure', mayRetry ? 'tried again, at most twice' : 'sent once'],
    [
      'Address',
      isPageCall(call)
        ? 'the page’s own, or the host’s `url`'
        : hasBase
          ? 'below one that the page names'
          : 'this path',
    ],
    ['Origin', isCrossOrigin ? 'the page’s, or the other brand’s' : 'the page’s'],
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
