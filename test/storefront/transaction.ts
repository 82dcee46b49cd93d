import type { DatabaseSync } from 'node:sqlite';

/** Runs a deed in one write transaction: all of it is stored, or nothing if it throws. */
export function inTransaction<T>(database: DatabaseSync, deed: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = deed();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
