import type { DatabaseSync } from 'node:sqlite';
import { knownProducts, type Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';

/** Products that are shown, and can be bought, on one page. */
export interface ProductSet {
  slug: string;
  name: string;
  about: string;
  skus: readonly string[];
}

const { inStock, madeToOrder, lowStock, modernBrand, newArrival, specialCharacters } = knownProducts;

const sets: readonly ProductSet[] = [
  {
    slug: 'marlow',
    name: 'The Marlow Set',
    about: 'The sofa, the armchair beside it, and the pillow that belongs on both.',
    skus: [inStock, madeToOrder, lowStock],
  },
  {
    slug: 'strato',
    name: 'The Strato Corner',
    about: 'A leather armchair, its lamp, and the rug under them.',
    skus: [modernBrand, newArrival, specialCharacters],
  },
];

export const setPath = ({ slug }: ProductSet): string => `/sets/${slug}`;

export const setOf = (slug: string): ProductSet | undefined => sets.find((set) => set.slug === slug);

/** The set that a product belongs to. */
export const setWith = (sku: string): ProductSet | undefined => sets.find(({ skus }) => skus.includes(sku));

/** The products of a set that the shop has. */
export const productsOf = (database: DatabaseSync, { skus }: ProductSet): Product[] =>
  skus.flatMap((sku) => productBySku(database, sku) ?? []);
