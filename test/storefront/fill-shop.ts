import { generateCatalog } from './catalog/catalog.ts';
import { clearProducts, saveProducts } from './catalog/store.ts';
import { openDatabase } from './database.ts';

/** Puts generated products in the place of those in a shop's database. Carts keep what is still sold. */
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
