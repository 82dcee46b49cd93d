import { styleNames, styleWords } from './style-names.ts';
import { singular } from './word-forms.ts';

/*
 * What shoppers call things, and what a shop may call them. A name on the left also finds everything on the right; a
 * name of several words is looked for as a whole. Plurals need no entry, nor do names that only differ in a blank
 * (`night stand`).
 */
const table: Readonly<Record<string, readonly string[]>> = {
  couch: ['sofa', 'loveseat', 'sectional'],
  settee: ['loveseat', 'sofa'],
  davenport: ['sofa'],
  chesterfield: ['sofa'],
  sofa: ['couch', 'settee'],
  'sofa bed': ['sleeper sofa'],
  futon: ['sleeper sofa'],
  'pull out couch': ['sleeper sofa'],
  recliner: ['armchair'],
  seating: ['chair', 'sofa'],
  'accent chair': ['armchair', 'swivel chair'],
  'lounge chair': ['armchair'],
  'easy chair': ['armchair'],
  'reading chair': ['armchair'],
  'club chair': ['armchair'],
  'wingback chair': ['wing chair'],
  wingback: ['wing chair'],
  'kitchen table': ['dining table'],
  'kitchen chair': ['dining chair'],
  'dinner table': ['dining table'],
  'dining set': ['dining table'],
  'cocktail table': ['coffee table'],
  'end table': ['side table'],
  'accent table': ['side table'],
  'lamp table': ['side table'],
  'bedside table': ['nightstand'],
  'bedside cabinet': ['nightstand'],
  'night table': ['nightstand'],
  nightstand: ['bedside table', 'night table'],
  bureau: ['dresser', 'desk'],
  dresser: ['chest of drawers'],
  'chest of drawers': ['dresser', 'tall chest'],
  armoire: ['wardrobe', 'tall chest'],
  cabinet: ['tall chest', 'dresser'],
  sideboard: ['dresser'],
  buffet: ['sideboard', 'dresser'],
  credenza: ['sideboard', 'dresser'],
  console: ['dresser', 'bookcase'],
  'console table': ['side table'],
  'tv stand': ['dresser', 'bookcase'],
  'entertainment center': ['tv stand', 'dresser', 'bookcase'],
  vanity: ['dressing table', 'writing desk', 'dresser'],
  basket: ['cubby', 'toy chest'],
  hamper: ['basket', 'toy chest'],
  bin: ['basket', 'cubby', 'toy chest'],
  bookshelf: ['bookcase'],
  shelf: ['bookcase'],
  shelving: ['bookcase'],
  'computer desk': ['desk'],
  'work desk': ['desk'],
  'standing desk': ['desk'],
  carpet: ['rug'],
  mat: ['rug'],
  drape: ['curtain'],
  drapery: ['curtain'],
  cushion: ['pillow'],
  blanket: ['throw', 'quilt'],
  afghan: ['throw'],
  'throw blanket': ['throw'],
  'throw pillow': ['pillow'],
  'pillow cover': ['pillow'],
  'full length mirror': ['floor mirror'],
  'standing mirror': ['floor mirror'],
  comforter: ['duvet', 'quilt'],
  bedspread: ['coverlet', 'quilt'],
  bedsheet: ['sheet set'],
  'looking glass': ['mirror'],
  light: ['lamp', 'pendant'],
  chandelier: ['pendant'],
  'hanging lamp': ['pendant'],
  'hanging light': ['pendant'],
  'ceiling light': ['pendant'],
  'bar chair': ['bar stool'],
  'counter chair': ['counter stool'],
  dish: ['plate', 'bowl'],
  dishware: ['tableware'],
  dinnerware: ['tableware'],
  crockery: ['tableware'],
  cup: ['mug'],
  pot: ['stockpot', 'saucepan', 'dutch oven'],
  pan: ['saucepan', 'braiser'],
  'pots and pans': ['stockpot', 'saucepan', 'dutch oven', 'braiser'],
  casserole: ['dutch oven'],
  glassware: ['glass', 'tumbler'],
  urn: ['vase'],
  planter: ['vase'],
  'toy box': ['toy chest'],
  children: ['kid'],
  child: ['kid'],
  gray: ['grey', 'slate', 'dove', 'charcoal', 'cement', 'pewter'],
  grey: ['gray', 'slate', 'dove', 'charcoal', 'cement', 'pewter'],
  blue: ['navy', 'sky', 'denim'],
  green: ['sage', 'moss', 'olive', 'forest'],
  pink: ['blush', 'rose'],
  orange: ['terracotta', 'rust'],
  yellow: ['ochre', 'saffron'],
  purple: ['plum', 'berry'],
  beige: ['oatmeal', 'sand', 'flax', 'wheat'],
  brown: ['cognac', 'saddle', 'camel', 'taupe'],
  cream: ['ivory', 'snow'],
  white: ['snow', 'ivory'],
  black: ['ink'],
  gold: ['brass'],
  silver: ['nickel', 'steel'],
  wooden: ['wood'],
  marble: ['stone'],
  ...styleNames,
};

/** Words that say nothing of a product; they are left out of a search that has others. */
export const fillers: ReadonlySet<string> = new Set(
  'a an the and or of for with without in on to from my our your by under over at that i need want some best cheap'.split(
    ' ',
  ),
);

/** Fillers after which words no longer name the thing: a table for a kitchen is a table. */
export const endings: ReadonlySet<string> = new Set(
  'and or for with without in on to from by under over at that'.split(' '),
);

/** Words that describe a thing and never name it; they are the first to be left out. */
const describing: ReadonlySet<string> = new Set([
  ...'set pair piece size king queen twin full small large big tall long short wide narrow round modern new style'.split(
    ' ',
  ),
  ...styleWords,
]);

export const isDescribing = (word: string): boolean => /^\d/.test(word) || describing.has(singular(word));

const key = (words: readonly string[]) => words.map(singular).join(' ');

const byKey = new Map(Object.entries(table).map(([name, others]) => [key(name.split(' ')), others]));
const longest = Math.max(...Object.keys(table).map((name) => name.split(' ').length));

/** The names of one word, as they are compared with a mistyped one. */
export const singleNames: readonly string[] = [...byKey.keys()].filter((name) => !name.includes(' '));

/** The other names of something. */
export function otherNames(words: readonly string[]): readonly string[] | undefined {
  return byKey.get(key(words));
}

/** The number of words, from the first on, that are a name with others: as many as possible, or 0. */
export function nameLength(words: readonly string[]): number {
  for (let length = Math.min(longest, words.length); length > 0; length--)
    if (otherNames(words.slice(0, length))) return length;
  return 0;
}
