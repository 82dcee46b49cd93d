import type { DatabaseSync } from 'node:sqlite';
import type { Catalogue, CataloguedValue } from './catalogue-columns.ts';
import { ordersOf } from './orders.ts';
import { allWords } from './word-index.ts';

/** The key of a value in {@link Catalogue.valueByKey}. */
export const valueKey = (facet: number, id: string): string => `${facet}_${id}`;

const loaded = new WeakMap<DatabaseSync, Catalogue>();

/** The catalogue of a database; it is read from it once, which takes about a second for 100,000 products. */
export function catalogueOf(db: DatabaseSync): Catalogue {
  const catalogue = loaded.get(db) ?? load(db);
  loaded.set(db, catalogue);
  return catalogue;
}

/** To be called after every change of the products. */
export function forgetCatalogue(db: DatabaseSync): void {
  loaded.delete(db);
}

function load(db: DatabaseSync): Catalogue {
  const size = Number(db.prepare('SELECT COUNT(*) AS total FROM listed_products').get()!.total);
  const last = Number(db.prepare('SELECT MAX(position) AS last FROM listed_products').get()!.last ?? 0);
  const catalogue = {
    db,
    size,
    positions: new Uint32Array(size),
    placeOf: new Uint32Array(last + 1),
    categoryNumbers: new Map<string, number>(),
    categories: new Uint16Array(size),
    isModern: new Uint8Array(size),
    isKids: new Uint8Array(size),
    isSellable: new Uint8Array(size),
    canPickUp: new Uint8Array(size),
    isReady: new Uint8Array(size),
    isNew: new Uint8Array(size),
    prices: { us_cents: new Float64Array(size), ca_cents: new Float64Array(size) },
    widths: new Float64Array(size),
    ratings: new Float64Array(size),
    reviewCounts: new Uint32Array(size),
    words: allWords(db),
  };
  const { categoryNumbers } = catalogue;
  let place = 0;
  for (const row of db.prepare('SELECT * FROM listed_products ORDER BY bestseller_rank, position').all()) {
    const category = String(row.category);
    const number = categoryNumbers.get(category) ?? categoryNumbers.size;
    categoryNumbers.set(category, number);
    catalogue.positions[place] = Number(row.position);
    catalogue.placeOf[Number(row.position)] = place;
    catalogue.categories[place] = number;
    catalogue.isModern[place] = Number(row.brand === 'modern');
    catalogue.isKids[place] = Number(row.is_kids);
    catalogue.isSellable[place] = Number(row.is_sellable);
    catalogue.canPickUp[place] = Number(row.can_pickup);
    catalogue.isReady[place] = Number(row.is_ready);
    catalogue.isNew[place] = Number(row.is_new);
    catalogue.prices.us_cents[place] = Number(row.us_cents);
    catalogue.prices.ca_cents[place] = Number(row.ca_cents);
    catalogue.widths[place] = Number(row.width);
    catalogue.ratings[place] = Number(row.rating);
    catalogue.reviewCounts[place] = Number(row.review_count);
    place++;
  }
  const byName = 'SELECT position FROM listed_products ORDER BY name, bestseller_rank, position';
  const named = db.prepare(byName).all();
  const orders = ordersOf(
    catalogue,
    Uint32Array.from(named, ({ position }) => catalogue.placeOf[Number(position)]!),
  );
  const ascending = {
    us_cents: ascendingPlaces(catalogue.prices.us_cents),
    ca_cents: ascendingPlaces(catalogue.prices.ca_cents),
    widths: ascendingPlaces(catalogue.widths),
  };
  const values = loadValues(db, catalogue.placeOf);
  const valueByKey = new Map(values.map((value) => [valueKey(value.facet, value.id), value]));
  return { ...catalogue, ascending, orders, values, valueByKey, wordSet: new Set(catalogue.words) };
}

function ascendingPlaces(amounts: Float64Array): Uint32Array {
  return Uint32Array.from(amounts.keys()).sort((one, other) => amounts[one]! - amounts[other]!);
}

function loadValues(db: DatabaseSync, placeOf: Uint32Array): CataloguedValue[] {
  const rows = db
    .prepare(
      `SELECT v.facet, v.value, v.name, v.hex, f.positions FROM facet_values v JOIN
         (SELECT value, GROUP_CONCAT(position) AS positions FROM product_facets GROUP BY value) f ON f.value = v.id
       ORDER BY v.facet, v.name`,
    )
    .all();
  return rows.map(({ facet, value, name, hex, positions }) => ({
    facet: Number(facet),
    id: String(value),
    name: String(name),
    hex: hex === null ? undefined : String(hex),
    places: Uint32Array.from(String(positions).split(','), (position) => placeOf[Number(position)]!).sort(),
  }));
}
