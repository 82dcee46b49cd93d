import { importsOf } from './imports.ts';
import type { Recorded } from './record.ts';
import type { Row, Table } from './table.ts';

/** How much a page may grow over what is recorded. */
const room = 0.1;

/** The budget of a row; undefined if nothing is recorded and nothing hard bounds it. */
export function budgetOf({ name, most }: Row, recorded: Recorded): number | undefined {
  const bytes = recorded.bytes.get(name);
  return most ?? (bytes && Math.round(bytes * (1 + room)));
}

/** Each budget that is passed, in words: by how much, the files that grew, and the import that brought them. */
export function passedBudgets({ rows, sizes }: Table, recorded: Recorded): string[] {
  return rows.flatMap((row) => {
    const budget = budgetOf(row, recorded);
    if (budget === undefined) return [`${row.name} has no budget yet: npm run bytes -- --raise`];
    if (row.bytes <= budget) return [];
    const was = recorded.bytes.get(row.name) ?? 0;
    const lines = [
      `${row.name}: ${row.bytes} B, ${row.bytes - budget} B over its budget (recorded: ${was} B).`,
      ...grownFiles(row, sizes, recorded).map((line) => `  ${line}`),
      row.most
        ? '  What not every page needs stays out of it.'
        : '  If this is what it has to cost: npm run bytes -- --raise',
    ];
    return [lines.join('\n')];
  });
}

/** The files of a row that are larger than recorded or new to it, largest growth first. */
function grownFiles(row: Row, sizes: Table['sizes'], recorded: Recorded): string[] {
  const { name, files } = row;
  const before = (file: string) => {
    const known = recorded.files.get(file);
    return known?.rows.has(name) ? known.bytes : undefined;
  };
  const importers = importersIn([...files.keys()], (file) => before(file) !== undefined);
  return [...files.keys()]
    .map((file) => ({ file, was: before(file), grown: sizes.get(file)! - (before(file) ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .sort((one, other) => other.grown - one.grown)
    .map(({ file, was, grown }) => {
      const size = `+${grown} B minified  ${file}`;
      return was === undefined ? `${size}, ${whyLoaded(file, row, importers.get(file))}` : size;
    });
}

/** The import that brought a new file to a row; of one that nothing there imports, the built file that it came in. */
function whyLoaded(file: string, { files, reasons }: Row, importer: string | undefined): string {
  if (importer) return `imported by ${importer}`;
  const script = files.get(file)!;
  const reason = reasons.get(script);
  return reason ? `in ${script}: ${reason}` : `in ${script}`;
}

/** The importer of each file within a row: one that was there before, if there is one. */
function importersIn(files: readonly string[], wasThere: (file: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  const ordered = [...files].sort((one, other) => Number(wasThere(other)) - Number(wasThere(one)));
  for (const file of ordered)
    for (const imported of importsOf(file)) if (!found.has(imported)) found.set(imported, file);
  return found;
}
