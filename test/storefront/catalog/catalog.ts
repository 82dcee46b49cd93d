import { type Category, categories } from './categories.ts';
import { createKnownProducts, fabricOf } from './known-products.ts';
import type { Form, Material, Range } from './materials.ts';
import { collectionNames } from './names.ts';
import { type Brand, type Fabric, type Product, productPaths, type Stock } from './product.ts';
import { createRandom, type Random } from './random.ts';
import { ranges } from './ranges.ts';

export { type Category, categories, categoryOf } from './categories.ts';
export { knownProducts } from './known-products.ts';
export type { Brand, Dimensions, Fabric, PersonalizationType, Product, Stock } from './product.ts';

/** Skus are seven apart, so that a mistyped one finds nothing instead of its neighbour. */
const firstSku = 200003;
const skuStep = 7;

/** The category that a category's add-ons come from. */
const addOnsFrom: Record<string, readonly string[]> = {
  sofas: ['pillows-throws', 'coffee-tables'],
  armchairs: ['pillows-throws', 'lighting'],
  'dining-tables': ['dining-chairs', 'tableware'],
  'coffee-tables': ['vases', 'rugs'],
  beds: ['bedding', 'nightstands', 'pillows-throws'],
  desks: ['lighting', 'bookcases'],
  dressers: ['mirrors', 'vases'],
  'kids-beds': ['kids-bedding', 'kids-storage'],
  tableware: ['tableware', 'cookware'],
  towels: ['towels'],
};

/**
 * The reference storefront's catalogue: the same products for the same size and seed, on any machine. The known
 * products come first, all of them whatever the size; a smaller catalogue is the beginning of a larger one except for
 * `bestsellerRank`.
 */
export function generateCatalog({ size = 2000, seed = 1 } = {}): Product[] {
  const random = createRandom(seed);
  const products: Product[] = createKnownProducts();
  const taken = new Set(products.map((product) => product.sku));
  const names = new Map<string, Generator<string, never>>();
  const available = new Map<string, string[]>();
  for (const product of products) offer(available, product);
  let nextSku = firstSku;

  while (products.length < size) {
    const brand: Brand = random.chance(0.62) ? 'core' : 'modern';
    const category = pickCategory(random);
    const key = `${brand} ${category.slug}`;
    if (!names.has(key)) names.set(key, collectionNames(brand, createRandom(random.whole(0, 0x7fffffff))));
    const line = names.get(key)!.next().value;
    const familyId = `f${nextSku}`;
    for (const member of createFamily(random, { brand, category, line, familyId })) {
      while (taken.has(String(nextSku))) nextSku += skuStep;
      const sku = String(nextSku);
      nextSku += skuStep;
      const product: Product = { ...member, sku, ...productPaths(sku) };
      product.addOnSkus = pickAddOns(random, product, available);
      offer(available, product);
      products.push(product);
      if (products.length === size) break;
    }
  }
  rankBestsellers(products, createRandom(seed + 1));
  return products;
}

interface FamilySeed {
  brand: Brand;
  category: Category;
  line: string;
  familyId: string;
}

type Member = Omit<Product, 'sku' | 'url' | 'imagePath' | 'imagePathHiRes'>;

/** One collection: products that share a name, a look and a price level. */
function createFamily(random: Random, { brand, category, line, familyId }: FamilySeed): Member[] {
  const range = ranges[category.slug]!;
  const level = random.between(0.85, 1.2);
  const isNew = random.chance(0.09);
  const opening = random.pick(range.openings);
  const members: Member[] = [];
  const seen = new Set<string>();
  const count = random.whole(1, range.largestFamily);
  for (let i = 0; i < count; i++) {
    const form = random.pick(range.forms);
    const material = random.pick(form.materials ?? range.materials);
    const color = random.pick(material.colors);
    const name = nameOf({ line, form, material, color, style: range.colorInName });
    if (seen.has(name)) continue;
    seen.add(name);
    members.push({
      familyId,
      name,
      collection: line,
      brand,
      category: category.slug,
      categoryName: category.name,
      kind: form.kind,
      ...pricesOf(random, form, level * material.factor),
      description: describe(random, { opening, range, line, material, color }),
      material: material.name,
      color,
      ...(material.hasFabrics ? { fabrics: fabricsOf(random, material, color) } : {}),
      ...stockOf(random, range, material),
      ...personalizationOf(random, range),
      dimensions: {
        width: sizeOf(random, form.width),
        depth: sizeOf(random, form.depth),
        height: sizeOf(random, form.height),
      },
      ...reviewsOf(random, isNew),
      isNew,
      bestsellerRank: 0,
      isKids: category.isKids,
      isInstallationRequired: random.chance(form.installation ?? range.installation),
      addOnSkus: [],
    });
  }
  return members;
}

interface NameParts {
  line: string;
  form: Form;
  material: Material;
  color: string;
  style: Range['colorInName'];
}

function nameOf({ line, form, material, color, style }: NameParts): string {
  const words = [line];
  if (style === 'before') words.push(color);
  // 'Upholstered Dining Chair' and 'Linen Duvet Cover' already name their material.
  if (material.word && !form.noun.includes(material.word)) words.push(material.word);
  words.push(form.noun);
  return words.join(' ') + (style === 'after' ? `, ${color}` : '');
}

/** A realistic price: whole dollars ending in 9 from $100 on, .95 below. */
function shopPrice(dollars: number): number {
  if (dollars < 100) return Math.max(4, Math.round(dollars)) * 100 - 5;
  const step = dollars < 1000 ? 10 : 50;
  return (Math.round(dollars / step) * step - 1) * 100;
}

function pricesOf(
  random: Random,
  form: Form,
  factor: number,
): Pick<Product, 'priceCents' | 'salePriceCents'> {
  const [low, high] = form.price;
  // Squared, because most of a shop's prices are in the lower half of their range.
  const priceCents = shopPrice((low + (high - low) * random.next() ** 2) * factor);
  if (!random.chance(0.17)) return { priceCents };
  const salePriceCents = shopPrice((priceCents / 100) * (1 - random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4])));
  return salePriceCents < priceCents ? { priceCents, salePriceCents } : { priceCents };
}

function fabricsOf(random: Random, material: Material, color: string): Fabric[] {
  const others = random.shuffled(material.colors.filter((name) => name !== color));
  return [color, ...others.slice(0, random.whole(4, 13))]
    .filter((name, i, all) => all.indexOf(name) === i)
    .map(fabricOf);
}

function stockOf(random: Random, range: Range, material: Material): Pick<Product, 'stock' | 'isCustomOrder'> {
  if (random.chance(range.madeToOrder)) {
    return { stock: 'made-to-order', isCustomOrder: Boolean(material.hasFabrics) && random.chance(0.4) };
  }
  const roll = random.next();
  const stock: Stock = roll < 0.82 ? 'in' : roll < 0.93 ? 'low' : 'out';
  return { stock, isCustomOrder: false };
}

function personalizationOf(
  random: Random,
  { personalization }: Range,
): Pick<Product, 'isMonogrammed' | 'personalizationType'> {
  if (!personalization || !random.chance(personalization.share)) {
    return { isMonogrammed: false, personalizationType: 0 };
  }
  return { isMonogrammed: personalization.type !== 100, personalizationType: personalization.type };
}

function sizeOf(random: Random, [min, max]: readonly [number, number]): number {
  return min === max ? min : Math.round(random.between(min, max) * 2) / 2;
}

function reviewsOf(random: Random, isNew: boolean): Pick<Product, 'rating' | 'reviewCount'> {
  const reviewCount = Math.floor(random.next() ** 3 * (isNew ? 24 : 640));
  if (reviewCount === 0) return { rating: 0, reviewCount };
  return { rating: Math.round((5 - random.next() ** 1.6 * 1.9) * 10) / 10, reviewCount };
}

interface Words {
  opening: string;
  range: Range;
  line: string;
  material: Material;
  color: string;
}

function describe(random: Random, { opening, range, line, material, color }: Words): string {
  const details = random.shuffled(range.details).slice(0, 2);
  return [opening, ...details]
    .join(' ')
    .replaceAll('{line}', line)
    .replace('{material}', (_match, at: number, text: string) =>
      at === 0 || text[at - 2] === '.' ? material.name : material.name.toLowerCase(),
    )
    .replaceAll('{color}', color.toLowerCase());
}

const totalWeight = categories.reduce((sum, entry) => sum + entry.weight, 0);

function pickCategory(random: Random): Category {
  let roll = random.next() * totalWeight;
  for (const entry of categories) {
    roll -= entry.weight;
    if (roll < 0) return entry;
  }
  return categories[0]!;
}

function offer(available: Map<string, string[]>, product: Product): void {
  if (product.stock === 'out' || product.isCustomOrder) return;
  const key = `${product.brand} ${product.category}`;
  const skus = available.get(key);
  if (skus) skus.push(product.sku);
  else available.set(key, [product.sku]);
}

/** Add-ons are earlier products, so that all of them exist in any catalogue of this seed. */
function pickAddOns(random: Random, product: Product, available: Map<string, string[]>): string[] {
  const sources = addOnsFrom[product.category];
  if (!sources || !random.chance(0.45)) return [];
  const chosen = new Set<string>();
  for (let i = random.whole(1, 4); i > 0; i--) {
    const skus = available.get(`${product.brand} ${random.pick(sources)}`);
    if (skus) chosen.add(random.pick(skus));
  }
  return [...chosen];
}

/** Products with many good reviews sell best; ranks are 1, 2, 3 … without a gap. */
function rankBestsellers(products: Product[], random: Random): void {
  const scored = products.map((product) => ({
    product,
    score: product.reviewCount * (product.rating - 2) * random.between(0.6, 1.4),
  }));
  scored.sort((a, b) => b.score - a.score || (a.product.sku < b.product.sku ? -1 : 1));
  scored.forEach(({ product }, i) => {
    product.bestsellerRank = i + 1;
  });
}
