import type { DatabaseSync } from 'node:sqlite';

/**
 * Creates missing tables: the saved cards of accounts, what pays for an open order (cards, gift cards, codes), the attempts
 * to pay or to place the order, the choice in the card's offer, and what paid for the orders that are placed.
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
      guid TEXT,
      exp_month INTEGER NOT NULL DEFAULT 0,
      exp_year INTEGER NOT NULL DEFAULT 0,
      is_saved INTEGER NOT NULL DEFAULT 0,
      is_valid INTEGER NOT NULL DEFAULT 1,
      needs_verification INTEGER NOT NULL DEFAULT 0,
      is_verified INTEGER NOT NULL DEFAULT 0,
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
    CREATE TABLE IF NOT EXISTS gift_cards (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      number_hash TEXT NOT NULL UNIQUE,
      pin_hash TEXT NOT NULL,
      last_four TEXT NOT NULL CHECK (length(last_four) = 4),
      currency TEXT NOT NULL,
      issued_cents INTEGER NOT NULL,
      balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS order_gift_cards (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session_id TEXT NOT NULL,
      card_id INTEGER NOT NULL REFERENCES gift_cards (id),
      known_cents INTEGER NOT NULL,
      UNIQUE (session_id, card_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS order_tender_codes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session_id TEXT NOT NULL,
      code TEXT NOT NULL,
      UNIQUE (session_id, code)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS certificate_errors (
      session_id TEXT NOT NULL,
      certificate_number TEXT NOT NULL,
      message TEXT NOT NULL,
      PRIMARY KEY (session_id, certificate_number)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS billing_addresses (session_id TEXT PRIMARY KEY, address TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS tax_exemptions (session_id TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS reward_lookups (
      session_id TEXT NOT NULL,
      card_token TEXT NOT NULL,
      PRIMARY KEY (session_id, card_token)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS reviewed_payments (session_id TEXT PRIMARY KEY, due_cents INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS bank_checks (
      transaction_id TEXT PRIMARY KEY,
      session_id TEXT NOT NULL,
      attempt_id TEXT NOT NULL,
      is_order INTEGER NOT NULL,
      document TEXT NOT NULL,
      way TEXT NOT NULL CHECK (way IN ('frame', 'redirect')),
      return_path TEXT NOT NULL,
      outcome TEXT CHECK (outcome IN ('approved', 'refused')),
      asked_at INTEGER NOT NULL,
      UNIQUE (session_id, attempt_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS order_charges (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      order_number INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('card', 'gift-card', 'tender-code')),
      label TEXT NOT NULL,
      cents INTEGER NOT NULL CHECK (cents > 0),
      gift_card_id INTEGER REFERENCES gift_cards (id)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS charges_of_order ON order_charges (order_number);
  `);
  // A database of an earlier version.
  for (const [table, column, type] of [
    ['payment_attempts', 'redirect_url', 'TEXT'],
    ['payment_attempts', 'is_order', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'account_id', 'INTEGER'],
    ['order_cards', 'guid', 'TEXT'],
    ['order_cards', 'exp_month', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'exp_year', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'is_saved', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'is_valid', 'INTEGER NOT NULL DEFAULT 1'],
    ['order_cards', 'needs_verification', 'INTEGER NOT NULL DEFAULT 0'],
    ['order_cards', 'is_verified', 'INTEGER NOT NULL DEFAULT 0'],
  ]) {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table!);
    if (!columns.some(({ name }) => name === column))
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
}

/** The tables with what pays for a session's open order. */
export const tablesOfOrderPayment = [
  'order_cards',
  'order_gift_cards',
  'order_tender_codes',
  'certificate_errors',
  'credit_offers',
  'billing_addresses',
  'tax_exemptions',
  'reward_lookups',
  'reviewed_payments',
  'bank_checks',
] as const;
