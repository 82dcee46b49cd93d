/** How a cloth is made: it decides how its swatch is drawn. */
export type Weave =
  | 'linen'
  | 'canvas'
  | 'twill'
  | 'herringbone'
  | 'basket'
  | 'velvet'
  | 'corduroy'
  | 'chenille'
  | 'boucle'
  | 'tweed'
  | 'felt'
  | 'stripe'
  | 'jacquard'
  | 'leather'
  | 'nubuck'
  | 'wood'
  | 'metal';

/** The grades of fabrics, with what each adds to a piece in US cents. */
export const grades = { A: 0, B: 10_000, C: 25_000, D: 42_000 } as const;

export type Grade = keyof typeof grades;

/** A cloth, which is sold in many colours. */
export interface Cloth {
  /** The beginning of its fabrics' codes. */
  code: string;
  /** Comes after the colour in a fabric's name: 'Ink Velvet'. */
  word: string;
  weave: Weave;
  /** As a product's material is written: it decides how furniture in it is drawn. */
  material: string;
  grade: Grade;
  text: string;
  keywords: string;
  /** Too thick to be sewn round leather piping. */
  isThick?: boolean;
  /** Woven too narrow for the long pieces. */
  isNarrow?: boolean;
}

export const cloths: readonly Cloth[] = [
  {
    code: 'LIN',
    word: 'Linen',
    weave: 'linen',
    material: 'Linen',
    grade: 'A',
    text: 'European linen, washed soft. It creases a little, as linen does.',
    keywords: 'natural flax cool',
  },
  {
    code: 'PLN',
    word: 'Performance Linen',
    weave: 'linen',
    material: 'Performance linen',
    grade: 'B',
    text: 'The look of linen in a yarn that sheds spills. Bleach-cleanable.',
    keywords: 'performance stain washable pets',
  },
  {
    code: 'CAN',
    word: 'Canvas',
    weave: 'canvas',
    material: 'Cotton canvas',
    grade: 'A',
    text: 'Plain-woven cotton, crisp and hard-wearing.',
    keywords: 'cotton washable',
  },
  {
    code: 'TWL',
    word: 'Twill',
    weave: 'twill',
    material: 'Cotton twill',
    grade: 'A',
    text: 'Brushed cotton twill with a fine diagonal.',
    keywords: 'cotton brushed',
  },
  {
    code: 'HBN',
    word: 'Herringbone',
    weave: 'herringbone',
    material: 'Wool twill',
    grade: 'C',
    text: 'Wool and cotton in a herringbone, woven in a small mill on old, narrow looms.',
    keywords: 'wool zigzag pattern',
    isNarrow: true,
  },
  {
    code: 'BSK',
    word: 'Basketweave',
    weave: 'basket',
    material: 'Linen',
    grade: 'B',
    text: 'Thick yarns, two over two under. Lively to the touch.',
    keywords: 'texture',
  },
  {
    code: 'VEL',
    word: 'Velvet',
    weave: 'velvet',
    material: 'Cotton velvet',
    grade: 'A',
    text: 'Cotton velvet with a short, dense pile.',
    keywords: 'soft pile',
  },
  {
    code: 'CRD',
    word: 'Corduroy',
    weave: 'corduroy',
    material: 'Corduroy',
    grade: 'B',
    text: 'Wide-wale cotton corduroy, soft along the rib.',
    keywords: 'soft cotton rib',
    isThick: true,
  },
  {
    code: 'CHN',
    word: 'Chenille',
    weave: 'chenille',
    material: 'Chenille',
    grade: 'B',
    text: 'Round, velvety yarns in rows. Warm and forgiving.',
    keywords: 'soft plush',
  },
  {
    code: 'BCL',
    word: 'Bouclé',
    weave: 'boucle',
    material: 'Wool bouclé',
    grade: 'C',
    text: 'Curled wool yarns, springy and deep.',
    keywords: 'wool loops boucle texture',
    isThick: true,
  },
  {
    code: 'TWD',
    word: 'Tweed',
    weave: 'tweed',
    material: 'Wool tweed',
    grade: 'C',
    text: 'Flecked wool tweed; no two yards are quite alike.',
    keywords: 'wool fleck',
    isNarrow: true,
  },
  {
    code: 'FLT',
    word: 'Wool Felt',
    weave: 'felt',
    material: 'Wool',
    grade: 'D',
    text: 'Fulled wool with a clear, calm face. Naturally hard to stain.',
    keywords: 'wool plain',
    isThick: true,
  },
  {
    code: 'TCK',
    word: 'Ticking Stripe',
    weave: 'stripe',
    material: 'Cotton canvas',
    grade: 'A',
    text: 'A cotton stripe as mattresses had. The stripes run from back to front.',
    keywords: 'cotton pattern striped',
  },
  {
    code: 'JAC',
    word: 'Diamond Jacquard',
    weave: 'jacquard',
    material: 'Cotton velvet',
    grade: 'D',
    text: 'A small diamond, raised on a matt ground.',
    keywords: 'pattern',
  },
];

/** The kinds of leather, as cloths. */
export const leathers: readonly Cloth[] = [
  {
    code: 'ANI',
    word: 'Aniline Leather',
    weave: 'leather',
    material: 'Top-grain leather',
    grade: 'B',
    text: 'Dyed through, with every mark of the hide to be seen. It darkens with the years.',
    keywords: 'natural patina',
  },
  {
    code: 'PIG',
    word: 'Pebbled Leather',
    weave: 'leather',
    material: 'Top-grain leather',
    grade: 'A',
    text: 'Pigmented and pebbled: even in colour, wiped clean with a damp cloth.',
    keywords: 'durable pets',
  },
  {
    code: 'NUB',
    word: 'Nubuck',
    weave: 'nubuck',
    material: 'Nubuck leather',
    grade: 'C',
    text: 'Buffed until it feels like velvet. It wants a dry room.',
    keywords: 'soft suede',
  },
];

/** The colours that fabrics are filtered by, with the names of the colours in each. */
export const colorFamilies: Readonly<Record<string, { title: string; names: readonly string[] }>> = {
  white: { title: 'White', names: ['Snow', 'Ivory', 'Oat', 'Bone'] },
  beige: { title: 'Beige', names: ['Oatmeal', 'Flax', 'Wheat', 'Sand'] },
  gray: { title: 'Gray', names: ['Cement', 'Dove', 'Pewter', 'Slate', 'Smoke'] },
  black: { title: 'Black', names: ['Charcoal', 'Onyx'] },
  brown: {
    title: 'Brown',
    names: ['Mushroom', 'Taupe', 'Cognac', 'Saddle', 'Camel', 'Chestnut', 'Espresso'],
  },
  blue: { title: 'Blue', names: ['Ink', 'Navy', 'Denim', 'Sky', 'Lagoon'] },
  green: { title: 'Green', names: ['Teal', 'Sage', 'Moss', 'Olive', 'Forest'] },
  yellow: { title: 'Yellow', names: ['Ochre', 'Saffron'] },
  red: { title: 'Red', names: ['Terracotta', 'Rust', 'Clay', 'Berry'] },
  pink: { title: 'Pink', names: ['Blush', 'Rose', 'Plum'] },
};

export function colorFamilyOf(color: string): string {
  return Object.entries(colorFamilies).find(([, { names }]) => names.includes(color))?.[0] ?? 'beige';
}
