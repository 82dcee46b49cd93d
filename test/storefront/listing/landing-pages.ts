import type { DatabaseSync } from 'node:sqlite';
import { shownBrand } from '../assortment.ts';
import type { Brand } from '../catalog/product.ts';
import { hasProducts, type ListingScope } from './scope.ts';

export interface LandingPage {
  /** Its path is `/shop/{slug}`. */
  slug: string;
  title: string;
  intro: string;
  isKids?: boolean;
  scope: ListingScope;
}

/** Landing pages of search engines: each a selection across the categories, for both brands. */
export const landingPages: readonly LandingPage[] = [
  {
    slug: 'velvet-seating',
    title: 'Velvet Sofas & Chairs',
    intro: 'Cotton velvet, soft to the hand and deep in color.',
    scope: {
      categories: ['sofas', 'armchairs', 'dining-chairs', 'bar-stools', 'beds'],
      values: { material: ['cotton-velvet'] },
    },
  },
  {
    slug: 'walnut-furniture',
    title: 'Walnut Furniture',
    intro: 'Warm, dark wood for every room.',
    scope: { values: { color: ['walnut', 'dark-walnut'] } },
  },
  {
    slug: 'small-space-living',
    title: 'Small-Space Living',
    intro: 'Nothing here is wider than four feet.',
    scope: {
      categories: ['coffee-tables', 'bookcases', 'dining-tables', 'desks', 'dressers', 'nightstands'],
      widest: 48,
    },
  },
  {
    slug: 'gifts-under-100',
    title: 'Gifts Under $100',
    intro: 'Small things that are used every day.',
    scope: {
      categories: ['tableware', 'vases', 'towels', 'pillows-throws', 'cookware'],
      highestPrice: 100,
      isSellable: true,
    },
  },
  {
    slug: 'top-rated',
    title: 'Top Rated',
    intro: 'What those who live with it like best.',
    scope: { values: { feature: ['top-rated'] } },
  },
  {
    slug: 'custom-upholstery',
    title: 'Custom Upholstery',
    intro: 'Made for you, in the fabric you choose.',
    scope: { values: { feature: ['custom'] } },
  },
  {
    slug: 'personalized-gifts',
    title: 'Personalized Gifts',
    intro: 'With a name, a date or a monogram.',
    scope: { values: { feature: ['monogram'] }, isSellable: true },
  },
  {
    slug: 'kids-room',
    title: 'The Kids’ Room',
    intro: 'To play in, to sleep in, to grow up in.',
    isKids: true,
    scope: { isKids: true },
  },
];

/** The catalogue changes only while the server is down. */
const offered = new WeakMap<DatabaseSync, Map<Brand, LandingPage[]>>();

/** The pages with products of a brand: a shop's own feed may have none for some. */
export function offeredLandingPages(database: DatabaseSync, brand: Brand): LandingPage[] {
  const byBrand = offered.get(database) ?? new Map<Brand, LandingPage[]>();
  offered.set(database, byBrand);
  const shown = shownBrand(database, brand);
  const pages =
    byBrand.get(brand) ??
    landingPages.filter(({ scope }) => hasProducts(database, { ...scope, brand: shown }));
  byBrand.set(brand, pages);
  return pages;
}
