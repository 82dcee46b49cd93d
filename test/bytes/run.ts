import { parseArgs } from 'node:util';
import { whyNotMeasured } from './fresh.ts';

/*
 * `npm run bytes`: the table of budgets, and what has passed one; exit code 1 if something has, or if dist cannot be
 * measured. `npm run bytes -- --raise` records what is measured now, from which the budgets follow.
 */

const { values } = parseArgs({ options: { raise: { type: 'boolean', default: false } } });
const reason = whyNotMeasured();
if (reason) {
  console.error(reason);
  process.exit(1);
}

// They read dist as they load.
const { measure } = await import('./table.ts');
const { readRecord, writeRecord } = await import('./record.ts');
const { budgetOf, passedBudgets } = await import('./budgets.ts');

const table = await measure();
if (values.raise) writeRecord(table);
const recorded = readRecord();
const columns = (...cells: (string | number)[]) =>
  cells.map((cell, at) => (at ? String(cell).padStart(10) : String(cell).padEnd(32))).join('');
console.log(columns('B with Brotli', 'now', 'recorded', 'budget', 'requests'));
for (const row of table.rows) {
  const budget = budgetOf(row, recorded) ?? '';
  console.log(columns(row.name, row.bytes, recorded.bytes.get(row.name) ?? '', budget, row.requests));
}
const passed = passedBudgets(table, recorded);
for (const words of passed) console.error(`\n${words}`);
process.exitCode = passed.length ? 1 : 0;
