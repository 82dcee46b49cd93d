import { FeedError, quoted } from './feed-error.ts';
import type { FeedLine } from './feed-lines.ts';
import { type Column, columns, requiredColumns, type Texts } from './feed-product.ts';
import type { Delimiter, FeedRow } from './feed-rows.ts';

export interface Header {
  names: string[];
  /** The position of each column found. */
  positions: Map<Column, number>;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The bytes of a possible header line, without the byte order mark that spreadsheets write. */
export function headerBytes(file: string, { number, bytes }: FeedLine): Buffer {
  const found = bytes && otherFormat(bytes);
  if (found)
    throw new FeedError(`${file}: ${found} was found; accepted: a product feed as TSV or CSV, in UTF-8.`);
  if (!bytes) throw new FeedError(`${file}: line ${number} is too long for a header.`);
  return bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;
}

function otherFormat(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (start.startsWith('\x1f\x8b')) return 'a gzip archive';
  if (start.startsWith('PK')) return 'a zip archive or a spreadsheet (.xlsx)';
  if (/^(\xff\xfe|\xfe\xff)/.test(start) || bytes.includes(0))
    return 'text in UTF-16 or something that is no text';
  if (/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1'))) return 'XML or HTML';
  return undefined;
}

/** The delimiter of the columns, detected from the header. */
export function delimiterOf(file: string, header: string): Delimiter {
  if (header.includes('\t')) return '\t';
  if (header.includes(';') && !header.includes(','))
    throw new FeedError(`${file}: semicolons separate its columns; accepted: tabs or commas.`);
  return ',';
}

/** The positions of the columns; throws if a required one is missing. */
export function readHeader(file: string, { line, fields, fault }: FeedRow): Header {
  if (fault) throw new FeedError(`${file}: its header on line ${line} cannot be read: ${fault.reason}.`);
  const names = fields.map((field) =>
    field
      .trim()
      .toLowerCase()
      .replace(/^g:/, '')
      .replaceAll(/[\s_-]+/g, '_'),
  );
  const positions = new Map<Column, number>();
  for (const column of Object.keys(columns) as Column[]) {
    const position = names.indexOf(column);
    if (position < 0) continue;
    if (names.lastIndexOf(column) !== position)
      throw new FeedError(`${file}: its header on line ${line} has the column ${column} twice.`);
    positions.set(column, position);
  }
  const missing = requiredColumns.filter((column) => !positions.has(column));
  if (missing.length > 0) {
    throw new FeedError(
      `${file}: its header on line ${line} lacks ${missing.length > 1 ? 'the required columns' : 'the required column'} ` +
        `${missing.join(', ')}; found: ${fields.map((field) => quoted(field.trim())).join(', ')}.`,
    );
  }
  return { names, positions };
}

/** The row's texts by column, or the reason why it cannot be split into columns. */
export function textsOf(
  { names, positions }: Header,
  { fields, fault }: FeedRow,
): Texts | { faults: string[] } {
  if (fault) {
    const name = fault.column === undefined ? undefined : names[fault.column];
    return { faults: [name ? `${name}: ${fault.reason}` : fault.reason] };
  }
  if (fields.slice(names.length).some((field) => field.trim() !== '')) {
    return {
      faults: [
        `the row has ${fields.length} fields and the header ${names.length} columns; accepted: a field with the delimiter in it stands in double quotes`,
      ],
    };
  }
  const texts = {} as Texts;
  for (const column of Object.keys(columns) as Column[]) {
    const position = positions.get(column);
    texts[column] = position === undefined ? '' : (fields[position] ?? '').trim();
  }
  return texts;
}
