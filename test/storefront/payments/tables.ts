import type { DatabaseSync } from 'node:sqlite';

/**
 * Creates missing tables: the saved cards of accounts, the cards that pay for an order, the attempts to pay or to place
 * the order, and the choice in the card's offer.
 */
export function createPaymentTables(database: DatabaseSync): void {
  // Stores a card's token, type, last four digits and expiry date: never its number or code.
  database.exec(`
    CREATE TABLE IF NOT EXISTS saved_cards (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      token TEXT NOT NULL UNIQUE,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      type TEXT NOT NULL,
      last_four TEXT NOT NULL CHECK (length(last_four) = 4),
      exp_month INTEGER NOT NULL,
      exp_year INTEGER NOT NULL,
      cbhcc_design_type TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS saved_cards_of_account ON saved_cards (account_id);
    CREATE TABLE IF NOT EXISTS order_cards (
      session_id TEXT NOT NULL,
      slot INTEGER NOT NULL CHECK (slot IN (1, 2)),
      token TEXT,
      type TEXT NOT NULL,
      last_four TEXT NOT NULL CHECK (length(last_four) = 4),
      applied_cents INTEGER,
      account_id INTEGER,
      PRIMARY KEY (session_id, slot)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS credit_offers (
      session_id TEXT PRIMARY KEY,
      selected_option INTEGER NOT NULL CHECK (selected_option IN (1, 2))
    ) STRICT;
    CREATE TABLE IF NOT EXISTS payment_attempts (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      session_id TEXT NOT NULL,
      attempt_id TEXT NOT NULL,
      outcome TEXT NOT NULL,
      known_at INTEGER NOT NULL,
      redirect_url TEXT,
      is_order INTEGER NOT NULL DEFAULT 0,
      UNIQUE (session_id, attempt_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS reward_orders (session_id TEXT PRIMARY KEY) STRICT;
  `);
  // A database of an earlier version.
  for (const [table, column, type] of [
    ['payment_attempts', 'redirect_url', 'TEXT'],
    ['payment_attempts', 'is_order', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'account_id', 'INTEGER'],
  ]) {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table!);
    if (!columns.some(({ name }) => name === column))
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
}
