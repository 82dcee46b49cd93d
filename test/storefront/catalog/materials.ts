import { fabricColors, leatherColors, metalColors, woodColors } from './colors.ts';
import type { PersonalizationType } from './product.ts';

type Span = readonly [number, number];

/** One product type of a collection. Sizes in inches, prices in whole dollars. */
export interface Form {
  noun: string;
  kind: string;
  width: Span;
  depth: Span;
  height: Span;
  price: Span;
  /** If it is not made of the category's usual materials. */
  materials?: readonly Material[];
  /** If only this type needs installation. */
  installation?: number;
}

export interface Material {
  name: string;
  colors: readonly string[];
  /** The price factor of the material. */
  factor: number;
  /** Comes before the noun in the name: 'Leather 3-Seat Sofa'. */
  word?: string;
  /** Sold in a choice of fabrics. */
  hasFabrics?: boolean;
}

/** The materials and names of a category's collections. */
export interface Range {
  forms: readonly Form[];
  materials: readonly Material[];
  /** The maximum number of products in a collection of this category. */
  largestFamily: number;
  /** The colour's position in the name: 'Walnut Dining Table', 'Duvet Cover, Flax', or none. */
  colorInName: 'before' | 'after' | 'none';
  madeToOrder: number;
  installation: number;
  personalization?: { type: PersonalizationType; share: number };
  /** First sentences of descriptions; `{material}`, `{color}` and `{line}` are replaced. */
  openings: readonly string[];
  details: readonly string[];
}

export const form = (
  noun: string,
  kind: string,
  width: Span,
  depth: Span,
  height: Span,
  price: Span,
  own: Pick<Form, 'materials' | 'installation'> = {},
): Form => ({ noun, kind, width, depth, height, price, ...own });

export const glassware: Material[] = [
  { name: 'Lead-free crystal', colors: ['Clear', 'Smoke', 'Amber'], factor: 1 },
];

const names = (table: Record<string, string>) => Object.keys(table);
export const fabrics = names(fabricColors);
export const soft = [
  'Snow',
  'Ivory',
  'Oatmeal',
  'Flax',
  'Sand',
  'Dove',
  'Slate',
  'Navy',
  'Sky',
  'Sage',
  'Moss',
  'Blush',
  'Terracotta',
  'Charcoal',
  'Ochre',
  'Clay',
  'Denim',
  'Plum',
];
export const nursery = [
  'Snow',
  'Oatmeal',
  'Sky',
  'Sage',
  'Blush',
  'Ochre',
  'Dove',
  'Denim',
  'Clay',
  'Saffron',
];
export const woods = names(woodColors);
export const kidsWoods = ['Soft White', 'Maple', 'White Oak', 'Natural Oak', 'Walnut', 'Driftwood'];
export const metals = names(metalColors);

export const upholstery: Material[] = [
  { name: 'Performance linen', colors: fabrics, factor: 1, hasFabrics: true },
  { name: 'Cotton velvet', colors: fabrics, factor: 1.15, word: 'Velvet', hasFabrics: true },
  {
    name: 'Wool bouclé',
    colors: ['Snow', 'Ivory', 'Oatmeal', 'Dove', 'Mushroom', 'Moss', 'Rust', 'Slate'],
    factor: 1.2,
    word: 'Bouclé',
    hasFabrics: true,
  },
  { name: 'Top-grain leather', colors: names(leatherColors), factor: 1.5, word: 'Leather' },
];
export const solidWood: Material[] = [
  { name: 'Solid wood', colors: woods, factor: 1 },
  { name: 'Wood veneer', colors: woods, factor: 0.8 },
];
