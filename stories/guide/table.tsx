import { Fragment, type ReactNode } from 'react';
import { tableName } from '../site/pipe-tables.ts';

/** A plain table in a scrolling box; the first column is the row header. Texts may contain `code`. */
export function Table({ head = [], rows }: { head?: string[]; rows: ReactNode[][] }) {
  const table = (
    <table>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" style={{ textAlign: 'start' }}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are generated once and never move
          <tr key={row}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' }}>
              {withCode(name)}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fields in it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
    <div className="scroller" tabIndex={0} role="group" aria-label={tableName(head)}>
      {table}
    </div>
  );
}

/** A text with its `code` marked up. */
export function withCode(cell: ReactNode): ReactNode {
  if (typeof cell !== 'string') return cell;
  return cell.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 ? <Code key={index} text={part} /> : <Fragment key={index}>{part}</Fragment>,
  );
}

export function Code({ text }: { text: string }) {
  return <code style={{ fontSize: '13px' }}>{text}</code>;
}

/** Words as code, one after the other, each once. */
export function Codes({ words }: { words: readonly string[] }) {
  if (words.length === 0) return '–';
  return [...new Set(words)].map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ', '}
      <Code text={word} />
    </Fragment>
  ));
}

/** Words as code, one after the other, each a link. */
export function CodeLinks({
  names,
  addressOf,
}: {
  names: readonly string[];
  addressOf(name: string): string;
}) {
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
