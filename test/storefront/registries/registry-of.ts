import { accountById } from '../accounts/accounts.ts';
import type { Shop } from '../shop.ts';
import { ownRegistry, type Registry } from './registries.ts';

/** A registry by its id, whoever's it is, and the first name of its owner: gifts are bought from it. */
export function registryById(shop: Shop, grId: string): { registry: Registry; owner: string } | undefined {
  const row = shop.database.prepare('SELECT account_id FROM registries WHERE gr_id = ?').get(grId);
  const account = row && accountById(shop, Number(row.account_id));
  const registry = account && ownRegistry(shop, account, grId);
  return registry && { registry, owner: account.firstName };
}
