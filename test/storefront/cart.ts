import type { AddToCartItem } from '../../src/contract/cart/cart.ts';
import { RefusedError, refusedInput } from './api/answer.ts';
import type { Product } from './catalog/catalog.ts';
import { productBySku } from './catalog/store.ts';
import { designTexts } from './designs.ts';
import { currentCents } from './money.ts';
import type { Shop } from './shop.ts';
import type { View } from './view.ts';

export const maxQuantity = 99;

export interface CartLine {
  id: number;
  product: Product;
  quantity: number;
  /** Code of the chosen fabric; empty without a choice. */
  optionCode: string;
  /** The texts of the personalization, line by line; empty without one. */
  personalization: string[];
  unitCents: number;
  totalCents: number;
}

export interface Cart {
  lines: CartLine[];
  /** The number of pieces, not of lines. */
  count: number;
  subtotalCents: number;
}

/** An item to add; items with different `details` are separate lines of the cart. */
export interface CartItem {
  sku: string;
  quantity: number;
  optionCode?: string;
  details?: Record<string, unknown>;
}

/** A session's cart at today's prices, in the visitor's currency. Lines of discontinued products are left out. */
export function readCart(shop: Shop, sessionId: string, view: View): Cart {
  const { database } = shop;
  const rows = database
    .prepare(
      'SELECT id, sku, option_code, details, quantity FROM cart_lines WHERE session_id = ? ORDER BY id',
    )
    .all(sessionId);
  const lines: CartLine[] = [];
  for (const row of rows) {
    const product = productBySku(database, String(row.sku));
    if (!product) continue;
    const quantity = Number(row.quantity);
    const unitCents = currentCents(product, view);
    lines.push({
      id: Number(row.id),
      product,
      quantity,
      optionCode: String(row.option_code),
      personalization: personalizationTexts(shop, sessionId, product.sku, String(row.details)),
      unitCents,
      totalCents: unitCents * quantity,
    });
  }
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/**
 * Adds items, all or none; the quantity of an existing line increases. Refuses products that are unknown or out of
 * stock and quantities over 99, with a reason for the shopper.
 */
export function addToCart({ database }: Shop, sessionId: string, items: CartItem[]): Product[] {
  const products = items.map((item, index) => checkItem(database, item, `items[${index}]`));
  const add = database.prepare(
    `INSERT INTO cart_lines (session_id, sku, option_code, details, quantity) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (session_id, sku, option_code, details) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const inCart = database.prepare(
    'SELECT coalesce(sum(quantity), 0) AS quantity FROM cart_lines WHERE session_id = ? AND sku = ?',
  );
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const [index, item] of items.entries()) {
      const before = Number(inCart.get(sessionId, item.sku)?.quantity);
      if (before + item.quantity > maxQuantity) {
        throw new RefusedError(
          400,
          `You can buy up to ${maxQuantity} of ${products[index]!.name}; ${before} are in your cart already.`,
          {
            field: `items[${index}].Quantity`,
            given: item.quantity,
            accepted: `up to ${maxQuantity - before}`,
          },
        );
      }
      const details = JSON.stringify(item.details ?? {});
      add.run(sessionId, item.sku, item.optionCode ?? '', details, item.quantity);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  return products;
}

/**
 * Sets the quantity of a line of this session. A line that is gone is not an error: another tab may have removed it.
 */
export function updateLine({ database }: Shop, sessionId: string, lineId: number, quantity: number): void {
  checkQuantity('Quantity', quantity);
  database
    .prepare('UPDATE cart_lines SET quantity = ? WHERE id = ? AND session_id = ?')
    .run(quantity, lineId, sessionId);
}

/** Removes a line from this session's cart. */
export function removeLine({ database }: Shop, sessionId: string, lineId: number): void {
  database.prepare('DELETE FROM cart_lines WHERE id = ? AND session_id = ?').run(lineId, sessionId);
}

// Only addToCart writes the details.
function personalizationTexts(shop: Shop, sessionId: string, sku: string, details: string): string[] {
  const { PersonalizationText = '', PersonalizationId: id } = JSON.parse(details) as Partial<AddToCartItem>;
  const texts = (id && designTexts(shop, sessionId, { id, sku })) || PersonalizationText.split('\n');
  return texts.filter(Boolean);
}

/** The label of a fabric code: `Fabric: Oatmeal`. */
export function optionText(product: Product, optionCode: string): string | undefined {
  const fabric = product.fabrics?.find(({ code }) => code === optionCode);
  return fabric && `Fabric: ${fabric.name}`;
}

function checkItem(database: Shop['database'], item: CartItem, where: string): Product {
  checkQuantity(`${where}.Quantity`, item.quantity);
  const product = productBySku(database, item.sku);
  if (!product) throw refusedInput(`${where}.Sku`, item.sku, 'the sku of a product this shop sells');
  if (product.stock === 'out') {
    throw new RefusedError(400, `${product.name} is out of stock and was not added to your cart.`, {
      field: `${where}.Sku`,
      given: item.sku,
      accepted: 'a product in stock',
    });
  }
  const codes = product.fabrics?.map(({ code }) => code) ?? [];
  if (item.optionCode && !codes.includes(item.optionCode)) {
    const accepted = codes.length > 0 ? `one of ${codes.join(', ')}` : 'nothing: this product has no choices';
    throw refusedInput(`${where}.OptionChoiceParameter`, item.optionCode, accepted);
  }
  return product;
}

function checkQuantity(field: string, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    throw refusedInput(field, quantity, `a whole number from 1 to ${maxQuantity}`);
}
