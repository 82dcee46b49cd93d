import { categories, categoryOf } from './categories.ts';
import { kindsIn } from './feed-kind.ts';
import { seedOf } from './random.ts';
import { ranges } from './ranges.ts';

export interface Placement {
  category: string;
  categoryName: string;
  kind: string;
  isKids: boolean;
}

/**
 * Other shops' names for our categories, each of which is also found by its own name. Compared in the form of {@link
 * wordsOf}.
 */
const otherNames: Record<string, string> = {
  sofas:
    'sofa, couch, loveseat, love seat, settee, sectional, sectional sofa, sofa sectional, sleeper sofa, sofa bed, futon, chaise',
  armchairs:
    'armchair, arm chair, accent chair, lounge chair, club chair, wing chair, swivel chair, living room chair, recliner',
  'coffee-tables': 'coffee table, side table, end table, accent table, cocktail table, occasional table',
  bookcases: 'bookcase, bookshelf, book shelf, shelving, bookcase and shelving, bookcase and standing shelf',
  'dining-tables': 'dining table, dining room table, kitchen table, kitchen and dining room table',
  'dining-chairs':
    'dining chair, kitchen chair, dining room chair, kitchen and dining room chair, side chair',
  'bar-stools': 'bar stool, barstool, counter stool, stool, table and bar stool',
  beds: 'bed, bed frame, bed and bed frame, headboard, platform bed, upholstered bed',
  nightstands: 'nightstand, night stand, bedside table',
  dressers: 'dresser, chest, chest of drawers, dresser and chest',
  bedding:
    'bed linen, sheet, bed sheet, sheet set, duvet cover, quilt, coverlet, comforter, duvet, quilt and comforter',
  desks: 'desk, writing desk, office desk, home office desk, standing desk',
  lighting:
    'light, lamp, table lamp, floor lamp, desk lamp, pendant, pendant light, chandelier, light fixture',
  rugs: 'rug, area rug, runner, carpet',
  mirrors: 'mirror, wall mirror, floor mirror',
  curtains: 'curtain, drape, window treatment, window panel, curtain and drape, curtain panel',
  'pillows-throws':
    'pillow, throw, throw pillow, cushion, blanket, throw blanket, decorative pillow, pillow and throw',
  vases: 'vase',
  tableware: 'dinnerware, glassware, drinkware, plate, bowl, mug, glass, serveware, stemware, dish',
  cookware: 'pot, pan, pot and pan, dutch oven, saucepan',
  towels: 'towel, bath towel, bath linen, bath towel and washcloth',
  'kids-beds': 'kid bed, bunk bed, toddler bed, crib',
  'kids-storage': 'kid storage, toy storage, toy chest, toy box',
  'kids-bedding': 'kid bedding, crib bedding, nursery bedding',
};

const known = new Map<string, string>();
for (const [slug, names] of Object.entries(otherNames)) {
  for (const name of names.split(', ')) known.set(name, slug);
}
for (const { slug, name } of categories) known.set(wordsOf(name), slug);

/** The category of a kind of product, for feeds without product types: the first one that sells it. */
const categoryOfKind = new Map<string, string>();
for (const { slug } of categories) {
  for (const { kind } of ranges[slug]!.forms) if (!categoryOfKind.has(kind)) categoryOfKind.set(kind, slug);
}

/** Paths that pages and files of the storefront use already. */
const takenPaths = new Set([
  ...categories.map(({ department }) => department.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
  ...'account api assets browse cart checkout customer-service fonts gift-registry hostile islands islands-b kids'.split(
    ' ',
  ),
  ...'legacy mailbox more new p personalization pictures recommendation sale search shop special-order strict test whats-new'.split(
    ' ',
  ),
]);

const kidsPattern = /\b(kids?|child(ren)?|toddlers?|baby|babies|nursery|teens?)\b/;
const longestName = 80;
/** Not a kind of ranges.ts: it is drawn as a parcel. */
const unknownKind = 'other';

/**
 * The category of a feed's product. `Home > Furniture > Sofas` is one of our categories if we know its last segment
 * by any name; otherwise the last segment becomes a category. Without a product type the title decides.
 */
export function placeProduct(productType: string, title: string): Placement {
  const segments = productType
    .split('>')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const isKids = kidsPattern.test(productType.toLowerCase());
  const slug = last === '' ? slugOfTitle(title) : knownSlug(last, isKids);
  if (slug !== undefined) {
    const { name, isKids: isForKids } = categoryOf(slug);
    return { category: slug, categoryName: name, kind: kindWithin(slug, title, last), isKids: isForKids };
  }
  const name =
    last === '' ? 'Everything Else' : shortened(isKids && !says(last, kidsPattern) ? `Kids’ ${last}` : last);
  const [kind = unknownKind] = [...kindsIn(last), ...kindsIn(title), ...kindsIn(segments.join(' '))];
  return { category: slugOf(name), categoryName: name, kind, isKids };
}

function says(text: string, pattern: RegExp): boolean {
  return pattern.test(text.toLowerCase());
}

function knownSlug(segment: string, isKids: boolean): string | undefined {
  const words = wordsOf(segment);
  if (!isKids) return known.get(words);
  const own = known.get(`kid ${words.replace(/^kid /, '')}`);
  if (own) return own;
  const grown = known.get(words);
  if (!grown) return undefined;
  // A category that both children's and other products have becomes a separate children's category, with a name of
  // its own.
  return categoryOf(grown).isKids ? grown : undefined;
}

function slugOfTitle(title: string): string | undefined {
  const [kind] = kindsIn(title);
  return kind === undefined ? undefined : categoryOfKind.get(kind);
}

/** The kind of drawing, from the title, as far as this category sells such products. */
function kindWithin(slug: string, title: string, segment: string): string {
  const sold = ranges[slug]!.forms.map(({ kind }) => kind);
  return [...kindsIn(title), ...kindsIn(segment)].find((kind) => sold.includes(kind)) ?? sold[0]!;
}

/**
 * Normalizes a name: lower case, singular, no punctuation. `Sofas & Sectionals` is `sofa and sectional`, `Kids’ Beds`
 * is `kid bed`.
 */
function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]s?\b|['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
    .join(' ');
}

function singular(word: string): string {
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('shelves')) return `${word.slice(0, -3)}f`;
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}

/** The category's slug; a hash of its name if no letter of it can be used in a URL. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  if (slug === '') return `category-${seedOf(name).toString(36)}`;
  return takenPaths.has(slug) ? `${slug}-products` : slug;
}
