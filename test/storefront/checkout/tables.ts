import type { DatabaseSync } from 'node:sqlite';

/** The number before that of the first order. */
const firstNumber = 50_010_000;

/**
 * Creates missing tables: the open checkout of a session with its recipients, their pieces and the choices for their
 * shipments, the addresses of accounts, placed orders, and the trips that are booked.
 */
export function createCheckoutTables(database: DatabaseSync): void {
  // A basket is ordered once, and an attempt places one order: the unique keys say so whatever a request does.
  database.exec(`
    CREATE TABLE IF NOT EXISTS checkouts (
      session_id TEXT PRIMARY KEY,
      basket_id TEXT NOT NULL UNIQUE,
      has_saved_options INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS recipients (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session_id TEXT NOT NULL,
      address TEXT NOT NULL,
      address_id TEXT,
      gr_id TEXT,
      gift_option TEXT NOT NULL DEFAULT 'none',
      gift_message TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX IF NOT EXISTS recipients_of_session ON recipients (session_id);
    CREATE TABLE IF NOT EXISTS allotments (
      session_id TEXT NOT NULL,
      line_id INTEGER NOT NULL,
      slot INTEGER NOT NULL,
      recipient_id INTEGER,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      PRIMARY KEY (session_id, line_id, slot)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS shipment_choices (
      session_id TEXT NOT NULL,
      shipment_id TEXT NOT NULL,
      service_level INTEGER,
      is_ship_complete INTEGER NOT NULL DEFAULT 0,
      hold TEXT,
      trip TEXT,
      PRIMARY KEY (session_id, shipment_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS pickup_choices (
      session_id TEXT PRIMARY KEY,
      contact TEXT,
      bagging TEXT NOT NULL DEFAULT 'none',
      gift_receipt TEXT NOT NULL DEFAULT 'no'
    ) STRICT;
    CREATE TABLE IF NOT EXISTS account_addresses (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      address TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS addresses_of_account ON account_addresses (account_id);
    CREATE TABLE IF NOT EXISTS orders (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      session_id TEXT NOT NULL,
      account_id INTEGER,
      basket_id TEXT NOT NULL UNIQUE,
      attempt_id TEXT NOT NULL,
      total_cents INTEGER NOT NULL,
      currency TEXT NOT NULL,
      document TEXT NOT NULL,
      placed_at INTEGER NOT NULL,
      known_at INTEGER NOT NULL,
      thank_you TEXT,
      ship_to TEXT NOT NULL DEFAULT '[]',
      UNIQUE (session_id, attempt_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS trip_bookings (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      hub TEXT NOT NULL,
      trip_id TEXT NOT NULL,
      order_number INTEGER,
      session_id TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS bookings_of_trip ON trip_bookings (hub, trip_id);
    INSERT INTO sqlite_sequence (name, seq) SELECT 'orders', ${firstNumber}
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'orders');
  `);
  // A database of an earlier version.
  const columns = database.prepare("SELECT name FROM pragma_table_info('orders')").all();
  if (!columns.some(({ name }) => name === 'ship_to'))
    database.exec("ALTER TABLE orders ADD COLUMN ship_to TEXT NOT NULL DEFAULT '[]'");
}

/** The tables with data of an open checkout, by session. */
export const tablesOfCheckout = [
  'checkouts',
  'recipients',
  'allotments',
  'shipment_choices',
  'pickup_choices',
] as const;
