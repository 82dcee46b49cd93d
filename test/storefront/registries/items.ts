import { piecesLimit } from '../../../src/domain/product/product-limits.ts';
import { registryMessages } from '../../../src/domain/registry/registry-messages.ts';
import type { Account } from '../accounts/account.ts';
import { refusedInput } from '../api/answer.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop } from '../shop.ts';
import { changeAll } from '../transaction.ts';
import type { Registry } from './registries.ts';

export interface RegistryItem {
  product: Product;
  quantity: number;
}

/** Items to add, and the registry. */
export interface RegistryAdd {
  registry: Registry;
  sku: string;
  quantity: number;
}

/** The items added, or the reason why none were, for the shopper. */
export type AddResult =
  | { isSuccess: true; items: { product: Product; quantity: number; totalQuantity: number }[] }
  | { isSuccess: false; message: string };

/** The items of a registry, in the order they were added. Discontinued products are left out. */
export function registryItems({ database }: Shop, { grId }: Registry): RegistryItem[] {
  return database
    .prepare('SELECT sku, quantity FROM registry_items WHERE gr_id = ? ORDER BY position')
    .all(grId)
    .flatMap((row) => {
      const product = productBySku(database, String(row.sku));
      return product ? [{ product, quantity: Number(row.quantity) }] : [];
    });
}

/** The number of pieces in a registry. */
export function pieceCount(shop: Shop, registry: Registry): number {
  return registryItems(shop, registry).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The quantity of a product in all registries of an account. */
export function quantityInRegistries({ database }: Shop, account: Account, sku: string): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(quantity), 0) AS quantity FROM registry_items JOIN registries USING (gr_id)
       WHERE account_id = ? AND sku = ?`,
    )
    .get(account.id, sku);
  return Number(row?.quantity);
}

/** Why a product cannot be added to any registry, for the shopper; undefined if it can (checkout §4). */
export function registryRefusal(product: Product): string | undefined {
  if (product.stock === 'out') return registryMessages.registryOutOfStockReason;
  if (product.stock === 'made-to-order' || product.isCustomOrder)
    return registryMessages.registryMadeToOrderReason;
  return undefined;
}

/** Adds all items or none; the quantity of an existing item increases. */
export function addToRegistries({ database }: Shop, adds: readonly RegistryAdd[]): AddResult {
  const add = database.prepare(
    `INSERT INTO registry_items (gr_id, sku, quantity) VALUES (?, ?, ?)
     ON CONFLICT (gr_id, sku) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const held = database.prepare('SELECT quantity FROM registry_items WHERE gr_id = ? AND sku = ?');
  const heldQuantity = ({ registry, sku }: RegistryAdd) =>
    Number(held.get(registry.grId, sku)?.quantity ?? 0);
  const refused = (message: string): AddResult => ({ isSuccess: false, message });
  return changeAll(database, () => {
    const products: Product[] = [];
    for (const one of adds) {
      const product = productBySku(database, one.sku);
      if (!product) return refused('This item is no longer sold. Nothing was added to your registry.');
      const refusal = registryRefusal(product);
      if (refusal) return refused(`${product.name}: ${refusal}`);
      const before = heldQuantity(one);
      if (before + one.quantity > piecesLimit.most)
        return refused(
          `A registry holds up to ${piecesLimit.most} of ${product.name}; ${before} are in it already.`,
        );
      add.run(one.registry.grId, one.sku, one.quantity);
      products.push(product);
    }
    const items = adds.map((one, index) => ({
      product: products[index]!,
      quantity: one.quantity,
      totalQuantity: heldQuantity(one),
    }));
    return { isSuccess: true, items };
  });
}

/**
 * Sets the quantity of an item in a registry. An item that is gone is not an error: another tab may have removed it.
 */
export function setQuantity({ database }: Shop, { grId }: Registry, sku: string, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > piecesLimit.most)
    throw refusedInput('Quantity', quantity, `a whole number from 1 to ${piecesLimit.most}`);
  database
    .prepare('UPDATE registry_items SET quantity = ? WHERE gr_id = ? AND sku = ?')
    .run(quantity, grId, sku);
}

export function removeItem({ database }: Shop, { grId }: Registry, sku: string): void {
  database.prepare('DELETE FROM registry_items WHERE gr_id = ? AND sku = ?').run(grId, sku);
}
