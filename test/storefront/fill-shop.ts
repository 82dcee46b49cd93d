import { generateCatalog } from './catalog/catalog.ts';
import { clearProducts, saveProducts } from './catalog/store.ts';
import { openDatabase } from './database.ts';

/** Replaces the products in a shop's database by generated ones. Carts keep the lines whose products still exist. */
export function fillShop(databasePath: string, size: number): void {
  const database = openDatabase(databasePath);
  try {
    const products = generateCatalog({ size });
    clearProducts(database);
    saveProducts(database, products);
  } finally {
    database.close();
  }
}
