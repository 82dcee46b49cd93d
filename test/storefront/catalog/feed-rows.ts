import { isUtf8 } from 'node:buffer';
import { type FeedLine, maxRowBytes } from './feed-lines.ts';

export type Delimiter = '\t' | ',';

export interface FeedRow {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  fields: string[];
  /** Why the row cannot be read. */
  fault?: { reason: string /** Position of the invalid column, from 0. */; column?: number };
}

export interface RowReader {
  push(line: FeedLine): void;
  end(): void;
}

interface OpenRow {
  row: FeedRow;
  lines: FeedLine[];
  size: number;
  /** The beginning of a quoted field that continues on the next line. */
  quoted?: string;
}

const unclosed =
  'a double quote opens this field and nothing closes it; accepted: quotes around the whole field, each quote inside it written twice';
const tooLong = `the row is longer than ${maxRowBytes.toLocaleString('en-US')} bytes`;

/**
 * Joins lines into rows: a field in double quotes may contain the delimiter, line breaks, and doubled quotes. A quote
 * inside an unquoted field is text, as in `24" lamp`.
 * ¶ An unclosed quote costs one row, not the rest of the file: as soon as it is clear that it is never closed, the
 * row is reported by its first line, and reading continues with the line after that one. Blank lines are skipped.
 */
export function createRowReader(delimiter: Delimiter, onRow: (row: FeedRow) => void): RowReader {
  /** Lines to read, the next one last. */
  const waiting: FeedLine[] = [];
  let open: OpenRow | undefined;

  function readWaiting(): void {
    for (let line = waiting.pop(); line; line = waiting.pop()) read(line);
  }

  function read(line: FeedLine): void {
    open ??= { row: { line: line.number, fields: [] }, lines: [], size: 0 };
    open.lines.push(line);
    open.size += line.bytes?.length ?? maxRowBytes;
    if (!line.bytes || open.size > maxRowBytes) {
      abandon(open.lines.length === 1 ? { reason: tooLong } : { reason: unclosed, column: columnOf(open) });
      return;
    }
    if (!isUtf8(line.bytes)) {
      open.row.fault ??= {
        reason: `line ${line.number} is not UTF-8; accepted: a feed that is saved as UTF-8`,
      };
    }
    const outcome = scan(line.bytes.toString('utf8'), delimiter, open);
    if (outcome === 'broken') abandon({ reason: unclosed, column: columnOf(open) });
    else if (outcome === 'complete') complete();
  }

  function complete(): void {
    const { row } = open!;
    open = undefined;
    if (row.fault || row.fields.some((field) => field.trim() !== '')) onRow(row);
  }

  function abandon(fault: NonNullable<FeedRow['fault']>): void {
    const { row, lines } = open!;
    open = undefined;
    for (let i = lines.length - 1; i > 0; i--) waiting.push(lines[i]!);
    onRow({ ...row, fault: row.fault ?? fault });
  }

  return {
    push(line) {
      waiting.push(line);
      readWaiting();
    },
    end() {
      while (open) {
        abandon({ reason: unclosed, column: columnOf(open) });
        readWaiting();
      }
    },
  };
}

function columnOf({ row }: OpenRow): number {
  return row.fields.length;
}

/** Reads the fields of one line into the row, which may be inside a quoted field from the line before. */
function scan(text: string, delimiter: Delimiter, open: OpenRow): 'complete' | 'open' | 'broken' {
  const { fields } = open.row;
  let at = 0;
  while (true) {
    if (open.quoted === undefined) {
      const quote = skipSpaces(text, at);
      if (text[quote] !== '"') {
        const end = text.indexOf(delimiter, at);
        fields.push(end < 0 ? text.slice(at) : text.slice(at, end));
        if (end < 0) return 'complete';
        at = end + 1;
        continue;
      }
      open.quoted = '';
      at = quote + 1;
    }
    const close = text.indexOf('"', at);
    if (close < 0) {
      open.quoted += `${text.slice(at)}\n`;
      return 'open';
    }
    open.quoted += text.slice(at, close);
    if (text[close + 1] === '"') {
      open.quoted += '"';
      at = close + 2;
      continue;
    }
    const after = skipSpaces(text, close + 1);
    if (after < text.length && text[after] !== delimiter) return 'broken';
    fields.push(open.quoted);
    open.quoted = undefined;
    if (after >= text.length) return 'complete';
    at = after + 1;
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}
