import { randomInt } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { RegistryType } from './types.ts';

export interface Registry {
  grId: string;
  name: string;
  type: RegistryType;
  /** `2027-06-12`; undefined without a date. */
  eventDate: string | undefined;
}

export type NewRegistry = Omit<Registry, 'grId'> & { grId?: string };

const columns = 'gr_id, name, type, event_date';

/** An account's registries, the oldest first. */
export function registriesOf({ database }: Shop, account: Account): Registry[] {
  return database
    .prepare(`SELECT ${columns} FROM registries WHERE account_id = ? ORDER BY position`)
    .all(account.id)
    .map(registryOfRow);
}

/** One of the account's own registries; undefined for another account's, as for one that does not exist. */
export function ownRegistry({ database }: Shop, account: Account, grId: string): Registry | undefined {
  const row = database
    .prepare(`SELECT ${columns} FROM registries WHERE account_id = ? AND gr_id = ?`)
    .get(account.id, grId);
  return row && registryOfRow(row);
}

/** Creates a registry. Its id does not reveal how many there are. */
export function createRegistry({ database }: Shop, account: Account, registry: NewRegistry): Registry {
  const { grId = String(randomInt(10_000_000, 100_000_000)), name, type, eventDate } = registry;
  database
    .prepare('INSERT INTO registries (gr_id, account_id, name, type, event_date) VALUES (?, ?, ?, ?, ?)')
    .run(grId, account.id, name, type, eventDate ?? null);
  return { grId, name, type, eventDate };
}

/** The ticked entries of its checklist. */
export function tickedEntries({ database }: Shop, { grId }: Registry): Set<string> {
  const rows = database.prepare('SELECT entry FROM registry_ticks WHERE gr_id = ?').all(grId);
  return new Set(rows.map(({ entry }) => String(entry)));
}

/** Ticks exactly these entries of its checklist. */
export function tickEntries({ database }: Shop, { grId }: Registry, entries: readonly string[]): void {
  const tick = database.prepare('INSERT INTO registry_ticks (gr_id, entry) VALUES (?, ?)');
  inTransaction(database, () => {
    database.prepare('DELETE FROM registry_ticks WHERE gr_id = ?').run(grId);
    for (const entry of entries) tick.run(grId, entry);
  });
}

function registryOfRow(row: Record<string, unknown>): Registry {
  return {
    grId: String(row.gr_id),
    name: String(row.name),
    type: String(row.type) as RegistryType,
    eventDate: row.event_date === null ? undefined : String(row.event_date),
  };
}
