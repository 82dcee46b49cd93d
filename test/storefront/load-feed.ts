import { importFeed } from './catalog/feed.ts';
import { openDatabase } from './database.ts';

/** The output for progress and rejected rows: a terminal, a file, or a test. */
export interface FeedReport {
  isTerminal: boolean;
  write(text: string): void;
}

const standardError: FeedReport = {
  isTerminal: Boolean(process.stderr.isTTY),
  write: (text) => process.stderr.write(text),
};

/**
 * Replaces the products in the database by those of a shop's own feed, and prints the progress and the rejected rows.
 * Carts keep the lines whose products still exist. @throws {FeedError} if nothing in the file can be loaded; nothing
 * changes then.
 */
export async function loadFeed(file: string, databasePath: string, report = standardError): Promise<void> {
  const database = openDatabase(databasePath);
  const started = performance.now();
  let shownPercent = -1;
  const clearLine = report.isTerminal ? '\r\u001b[K' : '';
  try {
    const { accepted, rejected } = await importFeed({
      file,
      db: database,
      onProgress({ rows, bytes, totalBytes }) {
        const percent = Math.floor((bytes / totalBytes) * 100);
        // A terminal shows every percent on one line; a log gets a line for every tenth.
        if (percent === shownPercent || (!report.isTerminal && percent < shownPercent + 10)) return;
        shownPercent = percent;
        const text = `Reading ${file}: ${percent}%, ${counted(rows, 'row')}`;
        report.write(report.isTerminal ? clearLine + text : `${text}\n`);
      },
      onRejected({ line, reason }) {
        report.write(`${clearLine}${file}:${line}: left out: ${reason}\n`);
        if (report.isTerminal) shownPercent = -1;
      },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const rest = rejected === 0 ? '' : `; ${counted(rejected, 'row')} left out, reported above`;
    report.write(`${clearLine}${counted(accepted, 'product')} loaded in ${seconds} s${rest}.\n`);
  } finally {
    database.close();
  }
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
