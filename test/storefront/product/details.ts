import type { Product } from '../catalog/product.ts';
import { seedOf } from '../catalog/random.ts';

interface Row {
  name: string;
  value: string;
}

/** What a product is, in rows: its seat, its weight, how it is put together, where it is made. */
export function detailsOf(product: Product): Row[] {
  const { kind, dimensions, material, color } = product;
  const rows: [string, string | undefined][] = [
    ['Seat height', seatHeight(product)],
    [
      'Seat depth',
      isSofa(kind) && dimensions.depth > 24 ? `${Math.round(dimensions.depth * 0.58)}″` : undefined,
    ],
    ['Material', material],
    ['Color', color],
    ['Weight', weightOf(product)],
    ['Assembly', assembly[kind] ?? (isFurniture(kind) ? 'Fully assembled' : undefined)],
    ['Item', product.sku],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

const isSofa = (kind: string) => ['sofa', 'sectional', 'armchair'].includes(kind);
const isFurniture = (kind: string) => kind in poundsPerCubicFoot;

function seatHeight({ kind, dimensions: { height } }: Product): string | undefined {
  if (isSofa(kind)) return `${Math.min(18.5, Math.round(height * 0.55 * 2) / 2)}″`;
  if (kind === 'chair') return `${Math.min(18, Math.round(height * 0.54))}″`;
  return kind === 'stool' ? `${height > 36 ? 30 : Math.min(25, height - 4)}″` : undefined;
}

/** The weight of a piece by its volume: upholstery is mostly air. */
const poundsPerCubicFoot: Record<string, number> = {
  sofa: 2.4,
  sectional: 1.6,
  armchair: 2.6,
  table: 2.3,
  'coffee-table': 4.2,
  chair: 2.8,
  stool: 2.6,
  bed: 1.1,
  'kids-bed': 1.4,
  nightstand: 7,
  dresser: 6.5,
  bookcase: 5.5,
  'toy-storage': 5,
  desk: 3.4,
  mirror: 12,
  'floor-lamp': 1.4,
};

function weightOf({ kind, dimensions: { width, depth, height } }: Product): string | undefined {
  const density = poundsPerCubicFoot[kind];
  if (density === undefined || !width || !depth || !height) return undefined;
  return `${Math.max(4, Math.round((width * depth * height * density) / 1728))} lb`;
}

const assembly: Record<string, string> = {
  sofa: 'Screw on the legs',
  sectional: 'Join the parts, screw on the legs',
  armchair: 'Screw on the legs',
  table: 'Bolt on the legs: two people, 20 minutes',
  desk: 'Bolt on the legs: two people, 20 minutes',
  bed: 'Headboard, rails and slats: two people, 40 minutes',
  'kids-bed': 'Rails and slats: two people, 60 minutes',
  stool: 'Screw on the seat: 10 minutes',
  'floor-lamp': 'Screw the rod together',
  mirror: 'Hangs on two hooks, which are included',
};

/** How to look after it, as markup. */
export function careOf({ material }: Pick<Product, 'material'>): string {
  const text = material.toLowerCase();
  const found = care.find(([words]) => words.test(text));
  return found ? found[1] : '<p>Wipe with a soft, damp cloth, then with a dry one.</p>';
}

const care: readonly (readonly [RegExp, string])[] = [
  [
    /leather|nubuck/,
    '<p>Dust with a soft, dry cloth. Keep it away from sun and radiators, and feed it twice a year.</p>',
  ],
  [
    /velvet|chenille|corduroy/,
    '<p>Vacuum weekly with a soft brush, along the pile. Steam out marks; blot spills, do not rub.</p>',
  ],
  [
    /boucl|wool|tweed/,
    '<p>Vacuum weekly with a soft brush. Snip off pulled loops, never pull them. Blot spills with cold water.</p>',
  ],
  [
    /performance/,
    '<p>Vacuum weekly. Wash spills off with water and a mild soap; covers may be bleached 1 to 10.</p>',
  ],
  [
    /turkish|percale|sateen|towel|muslin|waffle/,
    '<p>Wash warm with like colors, tumble dry low. No softener.</p>',
  ],
  [
    /linen|cotton|fabric|canvas|twill/,
    '<p>Vacuum weekly with a soft brush. Blot spills at once with a white cloth.</p>',
  ],
  [
    /wood|oak|walnut|ash|veneer/,
    '<p>Dust with a dry cloth. Use coasters; oil once a year if it is oiled.</p>',
  ],
  [/stoneware|porcelain|crystal|glass|ceramic/, '<p>Dishwasher safe. Let it cool before you wash it.</p>'],
];

/** A seed for the invented details of a product. */
export const seedFor = ({ sku }: Pick<Product, 'sku'>, what: string): number => seedOf(`${what} ${sku}`);
