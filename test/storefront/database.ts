import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createAccountTables } from './accounts/tables.ts';
import { createKeyTable } from './api/done-once.ts';
import { createBoardTables } from './boards.ts';
import { createCartTables } from './cart/tables.ts';
import { createProductTables } from './catalog/store.ts';
import { createCheckoutTables } from './checkout/tables.ts';
import { fillListingTables } from './listing/tables.ts';
import { createMailTable } from './mails.ts';
import { createPaymentTables } from './payments/tables.ts';
import { createRegistryTables } from './registries/tables.ts';
import { createStoreTables } from './stores.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS designs (
    id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL,
    sku TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS recently_viewed (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL,
    sku TEXT NOT NULL,
    option_code TEXT NOT NULL,
    UNIQUE (session_id, sku)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS guest_checkouts (session_id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
`;

/**
 * Prepares each statement once, because that takes longer than most of them run. The same text is the same statement, and
 * has one cursor: to run it again resets it, so rows are read by `all()`, never by `iterate()`.
 */
export class ShopDatabase extends DatabaseSync {
  readonly #statements = new Map<string, StatementSync>();

  override prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? super.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Opens the shop's database: a file that outlives the server, or `:memory:`. Creates missing tables. */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new ShopDatabase(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  database.exec(schema);
  createCartTables(database);
  createKeyTable(database);
  createProductTables(database);
  createStoreTables(database);
  createBoardTables(database);
  createAccountTables(database);
  createMailTable(database);
  createRegistryTables(database);
  createPaymentTables(database);
  createCheckoutTables(database);
  fillListingTables(database);
  return database;
}

/** A named secret of this database: generated once, so that sessions and tokens survive a restart. */
export function databaseSecret(database: DatabaseSync): string {
  database
    .prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)')
    .run('secret', randomBytes(32).toString('base64url'));
  const row = database.prepare('SELECT value FROM settings WHERE name = ?').get('secret');
  return String(row?.value);
}

/** Removes a database file and SQLite's files next to it. */
export function forgetDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}
