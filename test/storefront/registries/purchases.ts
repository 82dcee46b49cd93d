import type { CartLine } from '../cart/lines.ts';
import type { Shop } from '../shop.ts';
import { type RegistryItem, registryItems } from './items.ts';
import type { Registry } from './registries.ts';

/** An item of a registry as its guests see it. */
export interface WantedItem extends RegistryItem {
  bought: number;
  /** How many are still wanted. */
  left: number;
}

/** The items of a registry, with what guests have bought. */
export function wantedItems(shop: Shop, registry: Registry): WantedItem[] {
  const bought = boughtOf(shop, registry);
  return registryItems(shop, registry).map((item) => {
    const count = bought.get(item.product.sku) ?? 0;
    return { ...item, bought: count, left: Math.max(0, item.quantity - count) };
  });
}

/** How many pieces of each sku have been ordered from a registry. */
export function boughtOf({ database }: Shop, { grId }: Pick<Registry, 'grId'>): Map<string, number> {
  const rows = database
    .prepare('SELECT sku, sum(quantity) AS quantity FROM registry_purchases WHERE gr_id = ? GROUP BY sku')
    .all(grId);
  return new Map(rows.map(({ sku, quantity }) => [String(sku), Number(quantity)]));
}

/** Counts the lines of a placed order that were bought from a registry. One that has been removed since does not count. */
export function noteBought({ database }: Shop, orderNumber: string, lines: readonly CartLine[]): void {
  const note = database.prepare(
    `INSERT INTO registry_purchases (gr_id, sku, order_number, quantity)
     SELECT gr_id, ?, ?, ? FROM registries WHERE gr_id = ?`,
  );
  for (const { product, quantity, details } of lines)
    if (details.GiftRegistryId) note.run(product.sku, orderNumber, quantity, details.GiftRegistryId);
}
