import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { passedBudgets } from '../../bytes/budgets.ts';
import { readRecord, writeRecord } from '../../bytes/record.ts';
import type { Row, Table } from '../../bytes/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A source file in the folder; returns its path. */
function source(name: string, text = ''): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A table of one page whose files have these sizes. */
function pageOf(bytes: number, sizes: Record<string, number>, more: Partial<Row> = {}): Table {
  const files = new Map(Object.keys(sizes).map((file) => [file, 'chunks/cart.js']));
  const row = { name: 'product', bytes, requests: 1, files, reasons: new Map(), ...more };
  return { rows: [row], sizes: new Map(Object.entries(sizes)) };
}

/** A table as it is read again once it has been recorded. */
function recorded(table: Table) {
  const path = join(folder, 'recorded.tsv');
  writeRecord(table, path);
  return readRecord(path);
}

test('a page may grow by a tenth over what is recorded', () => {
  const before = recorded(pageOf(1000, { a: 3000 }));
  expect(passedBudgets(pageOf(1100, { a: 3300 }), before)).toEqual([]);
  expect(passedBudgets(pageOf(1101, { a: 3300 }), before)).toHaveLength(1);
});

test('what may never be larger has no room beyond that, however little is recorded', () => {
  const before = recorded(pageOf(1690, { a: 3000 }));
  expect(passedBudgets(pageOf(1700, { a: 3300 }, { most: 1700 }), before)).toEqual([]);
  expect(passedBudgets(pageOf(1701, { a: 3300 }, { most: 1700 }), before)).toHaveLength(1);
});

test('a budget that is passed says by how much, and which files grew', () => {
  const before = recorded(pageOf(1000, { grown: 3000, same: 10, smaller: 20 }));
  const [words] = passedBudgets(pageOf(1200, { grown: 3600, same: 10, smaller: 5 }), before);
  expect(words).toContain('product: 1200 B, 100 B over its budget (recorded: 1000 B).');
  expect(words).toContain('+600 B minified  grown\n');
  expect(words).not.toMatch(/same|smaller/);
});

test('a new file is named with the import that brought it', () => {
  const days = source('days.ts', 'export const days = 1;');
  const page = source(
    'page.ts',
    `import type { Other } from './other.ts';\nimport { days } from './days.ts';`,
  );
  const before = recorded(pageOf(1000, { [page]: 100 }));
  const [words] = passedBudgets(pageOf(2000, { [page]: 100, [days]: 900 }), before);
  expect(words).toContain(`+900 B minified  ${days}, imported by ${page}`);
});

test('a new file is named with the file that was there before, if several import it', () => {
  const days = source('days.ts', 'export const days = 1;');
  const fresh = source('fresh.ts', `import { days } from './days.ts';`);
  const page = source('page.ts', `import './fresh.ts';\nimport { days } from './days.ts';`);
  const before = recorded(pageOf(1000, { [page]: 100 }));
  const [words] = passedBudgets(pageOf(2000, { [fresh]: 50, [days]: 900, [page]: 100 }), before);
  expect(words).toContain(`${days}, imported by ${page}`);
});

test('a package is one file, imported by its name', () => {
  const page = source('page.ts', `import { parse } from 'valibot';`);
  const before = recorded(pageOf(1000, { [page]: 100 }));
  const [words] = passedBudgets(pageOf(2000, { [page]: 100, 'npm:valibot': 900 }), before);
  expect(words).toContain(`npm:valibot, imported by ${page}`);
});

test('a new file that nothing on the page imports is named with the reason for its built file', () => {
  const before = recorded(pageOf(1000, { a: 100 }));
  const reasons = new Map([['chunks/cart.js', 'the page has a host of cart']]);
  const [words] = passedBudgets(pageOf(2000, { a: 100, b: 900 }, { reasons }), before);
  expect(words).toContain('b, in chunks/cart.js: the page has a host of cart');
});

test('a file that was known on another page only counts as new', () => {
  const other = pageOf(500, { shared: 400 }, { name: 'home' });
  const before = pageOf(1000, { a: 100 });
  const both = { rows: [...before.rows, ...other.rows], sizes: new Map([...before.sizes, ...other.sizes]) };
  const [words] = passedBudgets(pageOf(2000, { a: 100, shared: 400 }), recorded(both));
  expect(words).toContain('+400 B minified  shared, ');
});

test('a page that is not recorded is said to have no budget', () => {
  const before = recorded(pageOf(1000, {}, { name: 'home' }));
  expect(passedBudgets(pageOf(10, {}), before)).toEqual([
    'product has no budget yet: npm run bytes -- --raise',
  ]);
});
