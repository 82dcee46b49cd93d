import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs a function in one write transaction: all of it is stored, or nothing if it throws. Within another transaction it is
 * a part of that one.
 */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  if (database.isTransaction) return change();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Runs a function in one write transaction: one that is refused leaves everything as it was. */
export function changeAll<T extends { isSuccess: boolean }>(database: DatabaseSync, change: () => T): T {
  return inTransaction(database, () => {
    database.exec('SAVEPOINT change');
    const result = change();
    if (!result.isSuccess) database.exec('ROLLBACK TO change');
    database.exec('RELEASE change');
    return result;
  });
}
