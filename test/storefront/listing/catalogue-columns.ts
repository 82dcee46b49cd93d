import type { DatabaseSync } from 'node:sqlite';

/** The orders that depend on the products alone: all places, the first to show first. */
export type Orders = Readonly<
  Record<'top-rated' | 'newest' | 'name', Uint32Array> &
    Record<'price-high', Record<PriceColumn, Uint32Array>>
>;

/** The price column in the visitor's currency. */
export type PriceColumn = 'us_cents' | 'ca_cents';

/** A value of a facet. */
export interface CataloguedValue {
  facet: number;
  id: string;
  name: string;
  hex: string | undefined;
  /** The places of its products. */
  places: Uint32Array;
}
/**
 * The catalogue in memory, for listings: one array for each column, and the products of each facet value. Every array
 * has the same order, bestsellers first; a product's index in them is its place.
 */
export interface Catalogue {
  db: DatabaseSync;
  size: number;
  positions: Uint32Array;
  /** A product's place by its position. */
  placeOf: Uint32Array;
  /** The number of a category's slug. */
  categoryNumbers: ReadonlyMap<string, number>;
  categories: Uint16Array;
  isModern: Uint8Array;
  isKids: Uint8Array;
  isSellable: Uint8Array;
  canPickUp: Uint8Array;
  isReady: Uint8Array;
  isNew: Uint8Array;
  prices: Record<'us_cents' | 'ca_cents', Float64Array>;
  /** Inches; 0 is unknown. */
  widths: Float64Array;
  /** The places in ascending order of prices and widths. */
  ascending: Record<'us_cents' | 'ca_cents' | 'widths', Uint32Array>;
  ratings: Float64Array;
  reviewCounts: Uint32Array;
  orders: Orders;
  values: readonly CataloguedValue[];
  valueByKey: ReadonlyMap<string, CataloguedValue>;
  /** The words of the search, those of the most products first. */
  words: readonly string[];
  wordSet: ReadonlySet<string>;
}
