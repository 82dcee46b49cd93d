import { registryMessages } from '../../../src/domain/registry/registry-messages.ts';
import type { Account } from '../accounts/accounts.ts';
import { refusedInput } from '../api/answer.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop } from '../shop.ts';
import { maxQuantity } from './limits.ts';
import type { Registry } from './registries.ts';

export interface RegistryItem {
  product: Product;
  quantity: number;
}

/** What is to be added to which registry. */
export interface RegistryAdd {
  registry: Registry;
  sku: string;
  quantity: number;
}

/** What was added, or why nothing was, in words for the shopper. */
export type AddResult =
  | { status: 'added'; items: { product: Product; quantity: number; totalQuantity: number }[] }
  | { status: 'refused'; message: string };

/** What a registry holds, in the order it was added. Products no longer sold are left out. */
export function registryItems({ database }: Shop, { grId }: Registry): RegistryItem[] {
  return database
    .prepare('SELECT sku, quantity FROM registry_items WHERE gr_id = ? ORDER BY position')
    .all(grId)
    .flatMap((row) => {
      const product = productBySku(database, String(row.sku));
      return product ? [{ product, quantity: Number(row.quantity) }] : [];
    });
}

/** How many pieces a registry holds. */
export function pieceCount(shop: Shop, registry: Registry): number {
  return registryItems(shop, registry).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many of a product all registries of an account hold. */
export function quantityInRegistries({ database }: Shop, account: Account, sku: string): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(quantity), 0) AS quantity FROM registry_items JOIN registries USING (gr_id)
       WHERE account_id = ? AND sku = ?`,
    )
    .get(account.id, sku);
  return Number(row?.quantity);
}

/** Why a product goes into no registry, for the shopper; undefined where it can (checkout §4). */
export function registryRefusal(product: Product): string | undefined {
  if (product.stock === 'out') return registryMessages.registryOutOfStockReason;
  if (product.stock === 'made-to-order' || product.isCustomOrder)
    return registryMessages.registryMadeToOrderReason;
  return undefined;
}

/** Adds all or nothing; what a registry holds already grows. */
export function addToRegistries({ database }: Shop, adds: readonly RegistryAdd[]): AddResult {
  const add = database.prepare(
    `INSERT INTO registry_items (gr_id, sku, quantity) VALUES (?, ?, ?)
     ON CONFLICT (gr_id, sku) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const held = database.prepare('SELECT quantity FROM registry_items WHERE gr_id = ? AND sku = ?');
  const heldQuantity = ({ registry, sku }: RegistryAdd) =>
    Number(held.get(registry.grId, sku)?.quantity ?? 0);
  const refused = (message: string): AddResult => {
    database.exec('ROLLBACK');
    return { status: 'refused', message };
  };
  const products: Product[] = [];
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const one of adds) {
      const product = productBySku(database, one.sku);
      if (!product) return refused('This item is no longer sold. Nothing was added to your registry.');
      const refusal = registryRefusal(product);
      if (refusal) return refused(`${product.name}: ${refusal}`);
      const before = heldQuantity(one);
      if (before + one.quantity > maxQuantity)
        return refused(
          `A registry holds up to ${maxQuantity} of ${product.name}; ${before} are in it already.`,
        );
      add.run(one.registry.grId, one.sku, one.quantity);
      products.push(product);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  return {
    status: 'added',
    items: adds.map((one, index) => ({
      product: products[index]!,
      quantity: one.quantity,
      totalQuantity: heldQuantity(one),
    })),
  };
}

/** Sets how many a registry holds of what is in it. What is gone is no error: another tab was quicker. */
export function setQuantity({ database }: Shop, { grId }: Registry, sku: string, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    throw refusedInput('Quantity', quantity, `a whole number from 1 to ${maxQuantity}`);
  database
    .prepare('UPDATE registry_items SET quantity = ? WHERE gr_id = ? AND sku = ?')
    .run(quantity, grId, sku);
}

export function removeItem({ database }: Shop, { grId }: Registry, sku: string): void {
  database.prepare('DELETE FROM registry_items WHERE gr_id = ? AND sku = ?').run(grId, sku);
}
