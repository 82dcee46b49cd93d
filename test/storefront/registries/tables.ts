import type { DatabaseSync } from 'node:sqlite';
import { piecesLimit } from '../../../src/domain/product/product-limits.ts';

/**
 * Creates missing tables: registries, their items, what guests have bought, their ticked checklist entries, and adds that
 * wait for a sign-in.
 */
export function createRegistryTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS registries (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      gr_id TEXT NOT NULL UNIQUE,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      event_date TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS registries_of_account ON registries (account_id);
    CREATE TABLE IF NOT EXISTS registry_items (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      gr_id TEXT NOT NULL REFERENCES registries (gr_id) ON DELETE CASCADE,
      sku TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND ${piecesLimit.most}),
      UNIQUE (gr_id, sku)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS registry_ticks (
      gr_id TEXT NOT NULL REFERENCES registries (gr_id) ON DELETE CASCADE,
      entry TEXT NOT NULL,
      PRIMARY KEY (gr_id, entry)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS registry_purchases (
      gr_id TEXT NOT NULL REFERENCES registries (gr_id) ON DELETE CASCADE,
      sku TEXT NOT NULL,
      order_number TEXT NOT NULL,
      quantity INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS registry_asks (
      id TEXT PRIMARY KEY,
      session_id TEXT NOT NULL,
      sku TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      return_url TEXT,
      expires_at INTEGER NOT NULL
    ) STRICT;
  `);
}
