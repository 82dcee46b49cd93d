import type { DatabaseSync } from 'node:sqlite';
import type { Brand } from './catalog/catalog.ts';

/** The brand to filter by: none if a shop's own feed has no products of it, so that neither brand's shop is empty. */
export function shownBrand(database: DatabaseSync, brand: Brand): Brand | undefined {
  return database.prepare('SELECT 1 FROM products WHERE brand = ? LIMIT 1').get(brand) ? brand : undefined;
}
