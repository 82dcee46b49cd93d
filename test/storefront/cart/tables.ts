import type { DatabaseSync } from 'node:sqlite';
import { piecesLimit } from '../../../src/domain/product/product-limits.ts';

/**
 * Creates missing tables: the lines of carts and those saved for later, what is chosen for a whole order, the reward
 * certificates applied to it, and the conditions that a developer has set. A database of an earlier version keeps its
 * carts.
 */
export function createCartTables(database: DatabaseSync): void {
  const isOld =
    columnsOf(database, 'cart_lines').length > 0 && !hasColumn(database, 'cart_lines', 'is_saved');
  if (isOld) database.exec('ALTER TABLE cart_lines RENAME TO old_cart_lines');
  database.exec(schema);
  if (isOld) database.exec(moveOldLines);
}

// Lines with the same product, choice and details are one, whatever ship method they have.
const schema = `
  CREATE TABLE IF NOT EXISTS cart_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL,
    is_saved INTEGER NOT NULL DEFAULT 0,
    sku TEXT NOT NULL,
    option_code TEXT NOT NULL DEFAULT '',
    details TEXT NOT NULL DEFAULT '{}',
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND ${piecesLimit.most}),
    ship_method INTEGER,
    is_pickup INTEGER NOT NULL DEFAULT 0,
    has_installation INTEGER NOT NULL DEFAULT 1,
    added_from TEXT NOT NULL DEFAULT '{}',
    UNIQUE (session_id, is_saved, sku, option_code, details)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cart_choices (
    session_id TEXT PRIMARY KEY,
    promo_code TEXT,
    tax_zip TEXT,
    donation_cents INTEGER NOT NULL DEFAULT 0 CHECK (donation_cents >= 0)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS applied_certificates (
    session_id TEXT NOT NULL,
    certificate_number TEXT NOT NULL,
    PRIMARY KEY (session_id, certificate_number)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cart_conditions (
    session_id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (session_id, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS item_conditions (
    session_id TEXT NOT NULL,
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (session_id, sku, name)
  ) STRICT;
`;

const moveOldLines = `
  INSERT OR IGNORE INTO cart_lines (id, session_id, sku, option_code, details, quantity)
    SELECT id, session_id, sku, option_code, json_remove(details, '$.ShipMethod', '$.Location', '$.IsPickupSelected',
      '$.IsInstallationServiceRequired', '$.InstallationServiceType'), quantity FROM old_cart_lines ORDER BY id;
  DROP TABLE old_cart_lines;
`;

const columnsOf = (database: DatabaseSync, table: string) =>
  database.prepare('SELECT name FROM pragma_table_info(?)').all(table);

const hasColumn = (database: DatabaseSync, table: string, column: string) =>
  columnsOf(database, table).some(({ name }) => name === column);
