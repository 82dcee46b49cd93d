import type { DatabaseSync } from 'node:sqlite';
import { shipMethods } from '../../../../src/domain/delivery/ship-methods.ts';
import { held, heldIn, type Wish } from './cart-wish.ts';

interface StoredLine {
  id: string;
  sku: string;
  quantity: number;
  is_saved: number;
  ship_method: number | null;
  is_pickup: number;
  has_installation: number;
}

const linesOf = (database: DatabaseSync): StoredLine[] =>
  database
    .prepare(
      'SELECT id, sku, quantity, is_saved, ship_method, is_pickup, has_installation FROM cart_lines ORDER BY id',
    )
    .all()
    .map(
      (row) =>
        ({ ...row, id: String(row.id), sku: String(row.sku), quantity: Number(row.quantity) }) as StoredLine,
    );

/** The products of the lines, by the line's id. */
export const skusById = (database: DatabaseSync): Map<string, string> =>
  new Map(linesOf(database).map(({ id, sku }) => [id, sku]));

/**
 * The cart of a database with one shopper.
 * @param known the products with a choice of ship methods, and those with an installation
 */
export function storedCart(
  database: DatabaseSync,
  known: { parcels: ReadonlySet<string>; installable: ReadonlySet<string> },
): Wish {
  const rows = linesOf(database);
  const choices = database.prepare('SELECT * FROM cart_choices').get();
  const inCart = rows.filter(({ is_saved }) => !is_saved);
  return {
    cart: heldIn(inCart),
    saved: heldIn(rows.filter(({ is_saved }) => is_saved)),
    delivery: held(
      rows.filter(({ sku }) => known.parcels.has(sku)),
      ({ is_pickup, ship_method }) => (is_pickup ? 'pickup' : String(ship_method ?? shipMethods.standard)),
    ),
    installed: rows
      .filter(({ sku, has_installation }) => has_installation && known.installable.has(sku))
      .map(({ sku }) => sku)
      .sort(),
    zip: String(choices?.tax_zip ?? ''),
    promoCode: String(choices?.promo_code ?? ''),
    // An empty cart shows no donation.
    donation: inCart.length ? Number(choices?.donation_cents ?? 0) : 0,
    certificates: database
      .prepare('SELECT certificate_number FROM applied_certificates ORDER BY certificate_number')
      .all()
      .map(({ certificate_number: number }) => String(number)),
  };
}
