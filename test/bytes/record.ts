import { readFileSync, writeFileSync } from 'node:fs';
import type { Table } from './table.ts';

/** A table as it was when budgets were last raised. */
export interface Recorded {
  /** By row. */
  bytes: Map<string, number>;
  /** By source file: its minified bytes, and the rows that it was in. */
  files: Map<string, { bytes: number; rows: Set<string> }>;
}

const path = 'test/bytes/recorded.tsv';

const head = '# Written by `npm run bytes -- --raise`.';
const filesHead = '# Source files: minified bytes, and the numbers of the rows above that they are in.';

/** A tab between columns, a line for each row and then for each source file, so that a change is easy to read. */
export function writeRecord({ rows, sizes }: Table, to = path): void {
  const rowLines = rows.map(({ name, bytes }, at) => `${at + 1}\t${name}\t${bytes}`);
  const fileLines = [...sizes].sort().map(([file, bytes]) => {
    const numbers = rows.flatMap(({ files }, at) => (files.has(file) ? [at + 1] : []));
    return `${file}\t${bytes}\t${numbers.join(' ')}`;
  });
  writeFileSync(to, `${[head, ...rowLines, filesHead, ...fileLines].join('\n')}\n`);
}

export function readRecord(from = path): Recorded {
  const [rowPart = '', filePart = ''] = readFileSync(from, 'utf8').split(`${filesHead}\n`);
  const rows = cellsOf(rowPart).map(([number, name, bytes]) => ({
    number,
    name: name!,
    bytes: Number(bytes),
  }));
  const nameOf = new Map(rows.map(({ number, name }) => [number, name]));
  return {
    bytes: new Map(rows.map(({ name, bytes }) => [name, bytes])),
    files: new Map(
      cellsOf(filePart).map(([file, bytes, numbers = '']) => [
        file!,
        { bytes: Number(bytes), rows: new Set(numbers.split(' ').map((number) => nameOf.get(number)!)) },
      ]),
    ),
  };
}

const cellsOf = (text: string): string[][] =>
  text.split('\n').flatMap((line) => (line && !line.startsWith('#') ? [line.split('\t')] : []));
