import { categoryOf } from './categories.ts';
import { fabricColors, leatherColors } from './colors.ts';
import { type Fabric, type Product, productPaths } from './product.ts';

/**
 * Products with a fixed sku that every generated catalogue contains, whatever its size and seed, for use in tests,
 * benches and examples. Each covers one situation.
 */
export const knownProducts = {
  /** In stock, upholstered, with fabrics and with add-ons that are in stock too. */
  inStock: '410553',
  /** Its remaining stock is low. */
  lowStock: '410602',
  outOfStock: '411103',
  /** Made to order from a choice of fabrics, but not a custom order. */
  madeToOrder: '412003',
  /** Needs a custom order confirmation before it is added. */
  customOrder: '412507',
  withAddOns: '413004',
  installationRequired: '414006',
  /** In-house embroidery, 700. */
  monogrammed: '415002',
  /** In-house etching, 705. */
  etched: '415508',
  /** Legacy personalization, 100, on a product for children. */
  personalized: '416005',
  /** A name that fills more than two lines of a card. */
  longName: '417001',
  onSale: '418007',
  /** From the modern brand. */
  modernBrand: '419003',
  /** New, not yet reviewed. */
  newArrival: '419506',
  /** A name and description with characters that HTML treats specially. */
  specialCharacters: '420002',
  /** A cheap product, for totals with odd cents. */
  smallPrice: '421005',
  /** With terms to accept before it is added. */
  termsBound: '422007',
  /** Made to order in 400 fabrics, and in several makes, each with a sku of its own. */
  specialOrder: '423001',
  /** The same in the modern brand. */
  modernSpecialOrder: '424008',
} as const;

const swatches: Record<string, string> = { ...leatherColors, ...fabricColors };

/** The option choice of a colour; codes are stable, so that a link to a swatch stays valid. */
export function fabricOf(name: string): Fabric {
  const position = Object.keys(swatches).indexOf(name);
  return { code: `F${101 + position}`, name, hex: swatches[name]! };
}

type Given = Pick<Product, 'sku' | 'name' | 'category' | 'kind' | 'priceCents' | 'material' | 'color'> &
  Partial<Product> & { size: readonly [number, number, number] };

function known({ size: [width, depth, height], ...given }: Given): Product {
  const { name, isKids } = categoryOf(given.category);
  return {
    familyId: `f${given.sku}`,
    collection: given.name.split(' ')[0],
    brand: 'core',
    categoryName: name,
    description: `${given.name} in ${given.material.toLowerCase()}, ${given.color.toLowerCase()}.`,
    stock: 'in',
    isCustomOrder: false,
    isMonogrammed: false,
    personalizationType: 0,
    dimensions: { width, depth, height },
    rating: 4.6,
    reviewCount: 128,
    isNew: false,
    bestsellerRank: 0,
    isKids,
    isInstallationRequired: false,
    addOnSkus: [],
    ...productPaths(given.sku),
    ...given,
  };
}

export function createKnownProducts(): Product[] {
  return [
    known({
      sku: '410553',
      familyId: 'f4105',
      name: 'Marlow 3-Seat Sofa',
      category: 'sofas',
      kind: 'sofa',
      priceCents: 179900,
      material: 'Performance linen',
      color: 'Oatmeal',
      size: [86, 39, 33],
      rating: 4.7,
      reviewCount: 412,
      fabrics: ['Oatmeal', 'Snow', 'Cement', 'Slate', 'Navy', 'Sage', 'Rust', 'Charcoal'].map(fabricOf),
      addOnSkus: ['421005', '418007', '410602'],
      description:
        'Marlow sits low and wide, with feather-wrapped cushions that keep their shape. The frame is kiln-dried hardwood; the covers come off for cleaning.',
    }),
    known({
      sku: '410602',
      name: 'Marlow Linen Pillow 20", Rust',
      category: 'pillows-throws',
      kind: 'cushion',
      priceCents: 5995,
      material: 'Linen',
      color: 'Rust',
      size: [20, 6, 20],
      stock: 'low',
    }),
    known({
      sku: '411103',
      name: 'Fenwick Walnut Coffee Table',
      category: 'coffee-tables',
      kind: 'coffee-table',
      priceCents: 64900,
      material: 'Solid wood',
      color: 'Walnut',
      size: [50, 26, 16],
      stock: 'out',
    }),
    known({
      sku: '412003',
      familyId: 'f4105',
      name: 'Marlow Velvet Armchair',
      category: 'armchairs',
      kind: 'armchair',
      priceCents: 109900,
      material: 'Cotton velvet',
      color: 'Forest',
      size: [34, 37, 33],
      stock: 'made-to-order',
      fabrics: ['Forest', 'Navy', 'Ochre', 'Plum', 'Teal', 'Blush'].map(fabricOf),
    }),
    known({
      sku: '412507',
      name: 'Calder L-Shaped Sectional',
      category: 'sofas',
      kind: 'sectional',
      priceCents: 389900,
      material: 'Performance linen',
      color: 'Slate',
      size: [112, 92, 33],
      stock: 'made-to-order',
      isCustomOrder: true,
      fabrics: [
        'Slate',
        'Oatmeal',
        'Snow',
        'Denim',
        'Moss',
        'Clay',
        'Pewter',
        'Ivory',
        'Ink',
        'Terracotta',
      ].map(fabricOf),
    }),
    known({
      sku: '413004',
      name: 'Thornbury Natural Oak Dining Table',
      category: 'dining-tables',
      kind: 'table',
      priceCents: 149900,
      material: 'Solid wood',
      color: 'Natural Oak',
      size: [78, 38, 30],
      addOnSkus: ['418007', '419003', '421005', '415002'],
    }),
    known({
      sku: '414006',
      name: 'Linden Aged Brass Pendant',
      category: 'lighting',
      kind: 'pendant',
      priceCents: 27900,
      material: 'Spun metal',
      color: 'Aged Brass',
      size: [20, 20, 12],
      isInstallationRequired: true,
    }),
    known({
      sku: '415002',
      name: 'Everly Turkish Cotton Bath Towel, Snow',
      category: 'towels',
      kind: 'towels',
      priceCents: 3995,
      material: 'Turkish cotton',
      color: 'Snow',
      size: [30, 56, 5],
      isMonogrammed: true,
      personalizationType: 700,
    }),
    known({
      sku: '415508',
      name: 'Everly Wine Glass, Clear',
      category: 'tableware',
      kind: 'glass',
      priceCents: 1895,
      material: 'Lead-free crystal',
      color: 'Clear',
      size: [3.5, 3.5, 9],
      isMonogrammed: true,
      personalizationType: 705,
    }),
    known({
      sku: '416005',
      name: 'Juniper Soft White Toy Chest',
      category: 'kids-storage',
      kind: 'toy-storage',
      priceCents: 24900,
      material: 'Solid wood',
      color: 'Soft White',
      size: [36, 18, 20],
      personalizationType: 100,
    }),
    known({
      sku: '417001',
      name: 'Waverly Hand-Finished Weathered Oak Extension Dining Table with Two Self-Storing Leaves and Breadboard Ends, Seats Ten',
      category: 'dining-tables',
      kind: 'table',
      priceCents: 279900,
      material: 'Solid wood',
      color: 'Weathered Oak',
      size: [104, 42, 30],
    }),
    known({
      sku: '418007',
      name: 'Bramley Walnut Dining Chair',
      category: 'dining-chairs',
      kind: 'chair',
      priceCents: 29900,
      salePriceCents: 22900,
      material: 'Solid wood',
      color: 'Walnut',
      size: [19, 21, 33],
    }),
    known({
      sku: '419003',
      name: 'Strato Leather Armchair',
      brand: 'modern',
      category: 'armchairs',
      kind: 'armchair',
      priceCents: 159900,
      material: 'Top-grain leather',
      color: 'Onyx',
      size: [31, 33, 29],
    }),
    known({
      sku: '419506',
      name: 'Vela Matte Black Floor Lamp',
      brand: 'modern',
      category: 'lighting',
      kind: 'floor-lamp',
      priceCents: 34900,
      material: 'Spun metal',
      color: 'Matte Black',
      size: [18, 16, 64],
      isNew: true,
      rating: 0,
      reviewCount: 0,
    }),
    known({
      sku: '420002',
      name: 'Noor & Filo Rug 8’x10’ <Limited> "Sand"',
      brand: 'modern',
      category: 'rugs',
      kind: 'rug',
      priceCents: 89900,
      material: 'Flat-woven wool',
      color: 'Sand',
      size: [96, 120, 0.5],
      description: 'A rug for “here” & there: 8’ < 10’, and <b>this</b> is text, not markup.',
    }),
    known({
      sku: '421005',
      name: 'Hadley Mug, Celadon',
      category: 'tableware',
      kind: 'mug',
      priceCents: 1095,
      material: 'Stoneware',
      color: 'Celadon',
      size: [3.6, 3.6, 4],
    }),
    known({
      sku: '422007',
      name: 'Alder Walnut Coffee Table, Floor Sample',
      category: 'coffee-tables',
      kind: 'coffee-table',
      priceCents: 54900,
      salePriceCents: 32900,
      material: 'Solid wood',
      color: 'Walnut',
      size: [48, 28, 16],
      terms:
        '<p>This table stood in one of our stores. It is sold <strong>as it is</strong>, with small marks of use:</p><ul><li>it cannot be returned or exchanged,</li><li>there is only one of it.</li></ul>',
    }),
    known({
      sku: '423001',
      name: 'Halden 3-Seat Sofa',
      category: 'sofas',
      kind: 'sofa',
      priceCents: 179900,
      material: 'Linen',
      color: 'Flax',
      size: [84, 38, 32],
      stock: 'made-to-order',
      isCustomOrder: true,
      reviewCount: 96,
      description:
        'Halden is made for you by one pair of hands: 400 fabrics, legs in wood or brass, cushions as soft as you like them. The frame is kiln-dried hardwood, the springs are tied by hand.',
    }),
    known({
      sku: '424008',
      name: 'Kessel 3-Seat Sofa',
      brand: 'modern',
      category: 'sofas',
      kind: 'sofa',
      priceCents: 219900,
      material: 'Linen',
      color: 'Cement',
      size: [84, 36, 29],
      stock: 'made-to-order',
      isCustomOrder: true,
      rating: 4.4,
      reviewCount: 54,
      description:
        'Kessel is a low, straight line on a thin base, cut and sewn for you in any of 400 fabrics. The seat comes upright or deep.',
    }),
  ];
}
