import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Product } from './catalog/catalog.ts';
import { productBySku } from './catalog/store.ts';
import type { Shop } from './shop.ts';

/** A shopper's board: things put together, by sku and chosen options. */
export interface Board {
  id: string;
  name: string;
  items: readonly BoardItem[];
}

interface BoardItem {
  product: Product;
  optionChoice: string;
}

/** Creates missing tables: the boards of each session, and what is on them. */
export function createBoardTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS boards (
      position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL, name TEXT NOT NULL,
      UNIQUE (session_id, name)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS board_items (
      position INTEGER PRIMARY KEY AUTOINCREMENT, board_id TEXT NOT NULL, sku TEXT NOT NULL, option_choice TEXT NOT NULL,
      UNIQUE (board_id, sku, option_choice)
    ) STRICT;
  `);
}

/** A session's boards, the first made first. Products that are no longer sold are left out. */
export function boardsOf({ database }: Shop, sessionId: string): Board[] {
  const boards = database
    .prepare('SELECT id, name FROM boards WHERE session_id = ? ORDER BY position')
    .all(sessionId);
  return boards.map(({ id, name }) => ({
    id: String(id),
    name: String(name),
    items: database
      .prepare('SELECT sku, option_choice FROM board_items WHERE board_id = ? ORDER BY position')
      .all(String(id))
      .flatMap((row) => {
        const product = productBySku(database, String(row.sku));
        return product ? [{ product, optionChoice: String(row.option_choice) }] : [];
      }),
  }));
}

/** Puts a product on the session's board of that name, which is made if there is none; returns the board's id. */
export function saveToBoard(
  { database }: Shop,
  sessionId: string,
  { name, sku, optionChoice }: { name: string; sku: string; optionChoice: string },
): string {
  database
    .prepare('INSERT OR IGNORE INTO boards (id, session_id, name) VALUES (?, ?, ?)')
    .run(randomUUID(), sessionId, name);
  const row = database
    .prepare('SELECT id FROM boards WHERE session_id = ? AND name = ?')
    .get(sessionId, name)!;
  database
    .prepare('INSERT OR IGNORE INTO board_items (board_id, sku, option_choice) VALUES (?, ?, ?)')
    .run(String(row.id), sku, optionChoice);
  return String(row.id);
}
