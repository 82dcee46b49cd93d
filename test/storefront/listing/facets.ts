import { hexOfColor } from '../catalog/colors.ts';
import type { Product } from '../catalog/product.ts';
import { seedOf } from '../catalog/random.ts';

/** The facets of a listing, in display order; a facet's index here is its number in the database. */
export const facets = [
  { id: 'category', name: 'Category', isExpanded: true },
  { id: 'color', name: 'Color', isExpanded: true },
  { id: 'material', name: 'Material', isExpanded: false },
  { id: 'feature', name: 'Features', isExpanded: false },
  { id: 'collection', name: 'Collection', isExpanded: false },
  { id: 'price', name: 'Price', isExpanded: true },
  { id: 'width', name: 'Width', isExpanded: false },
] as const;

export type FacetId = (typeof facets)[number]['id'];

/** A facet's number. */
export const facetNumber = (id: FacetId): number => facets.findIndex((facet) => facet.id === id);

export interface FacetValue {
  facet: FacetId;
  /** Lower-case letters, digits, dots and hyphens. */
  id: string;
  name: string;
  /** `#rrggbb` of a color. */
  hex?: string;
}

/** Features, with the condition for a product to have each. */
const features: Readonly<Record<string, (product: Product) => boolean>> = {
  New: ({ isNew }) => isNew,
  Sale: ({ salePriceCents }) => salePriceCents !== undefined,
  'Top Rated': ({ rating, reviewCount }) => rating >= 4.5 && reviewCount >= 10,
  Monogram: ({ personalizationType }) => personalizationType !== 0,
  Custom: ({ isCustomOrder }) => isCustomOrder,
};

/** All facet values of a product except its price and width, which are ranges. No duplicates. */
export function valuesOf(product: Product): FacetValue[] {
  const { category, categoryName, color, fabrics = [], material, collection } = product;
  // A feed lists several colors as "White/Oak".
  const own = color.split('/').map((name) => name.trim());
  const colors = [...own, ...fabrics.map(({ name }) => name)].filter(Boolean);
  const hexes = new Map(fabrics.map(({ name, hex }) => [name, hex]));
  const values: FacetValue[] = [
    { facet: 'category', id: category, name: categoryName },
    ...colors.map((name) => ({
      ...value('color', name),
      hex: hexes.get(name) ?? hexOfColor(name),
    })),
    ...[material].filter(Boolean).map((name) => value('material', name)),
    ...Object.entries(features).flatMap(([name, has]) => (has(product) ? [value('feature', name)] : [])),
    ...(collection ? [value('collection', collection)] : []),
  ];
  return [...new Map(values.map((one) => [`${one.facet}_${one.id}`, one])).values()];
}

function value(facet: FacetId, name: string): FacetValue {
  return { facet, id: idOf(name), name };
}

/** A name as part of a URL; a hash if no letter of it can be used in one. */
export function idOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-+|-+$/g, '');
  return /[a-z0-9]/.test(id) ? id : `v-${seedOf(name).toString(36)}`;
}
