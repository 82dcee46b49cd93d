import { toUsdCents } from './currency.ts';
import { placeProduct } from './feed-category.ts';
import { refusal } from './feed-error.ts';
import {
  accepted,
  oneLine,
  type Parse,
  paragraphs,
  parseAvailability,
  parseId,
  parseLength,
  parsePrice,
} from './feed-values.ts';
import { type Product, productPaths } from './product.ts';

/** The columns that are read, each with the maximum length of its text. Others are ignored. */
export const columns = {
  id: 64,
  title: 500,
  description: 20_000,
  link: 2000,
  image_link: 2000,
  availability: 40,
  price: 40,
  sale_price: 40,
  brand: 200,
  product_type: 1000,
  color: 200,
  material: 400,
  product_length: 40,
  product_width: 40,
  product_height: 40,
  item_group_id: 100,
} as const;

export type Column = keyof typeof columns;

/** Required columns. */
export const requiredColumns: readonly Column[] = ['id', 'title', 'availability', 'price'];

/** The texts of a row by column, trimmed; `''` if the feed has no such column or the cell is empty. */
export type Texts = Record<Column, string>;

/** The result of reading a row: a product without its position, or the reasons why it is rejected. */
export type ReadProduct = { product: Product } | { faults: string[] };

/** Reads a row of a feed; see {@link importFeed} for the columns. */
export function readProduct(texts: Texts): ReadProduct {
  const faults: string[] = [];
  function read<T>(column: Column, parse: Parse<T>, accepts: string): T | undefined {
    const value = parse(texts[column]);
    if (value === undefined) faults.push(refusal(column, texts[column], accepts));
    return value;
  }
  function length(column: Column): number {
    return texts[column] === '' ? 0 : (read(column, parseLength, accepted.length) ?? 0);
  }

  for (const [column, most] of Object.entries(columns) as [Column, number][]) {
    const { length: given } = texts[column];
    if (given > most)
      faults.push(`${column}: a text of ${given} characters was given; accepted: at most ${most}`);
  }
  // Checked first, because the other messages would quote a very long text.
  if (faults.length > 0) return { faults };

  const sku = read('id', parseId, accepted.id);
  const name = read('title', (text) => oneLine(text) || undefined, 'the name of the product');
  const stock = read('availability', parseAvailability, accepted.availability);
  const price = read('price', parsePrice, accepted.price);
  const sale = texts.sale_price === '' ? undefined : read('sale_price', parsePrice, accepted.price);
  if (price && sale && (sale.currency !== price.currency || sale.cents > price.cents)) {
    faults.push(
      refusal('sale_price', texts.sale_price, `at most the price, "${texts.price}", in its currency`),
    );
  }
  const dimensions = {
    width: length('product_width'),
    depth: length('product_length'),
    height: length('product_height'),
  };
  if (faults.length > 0 || !sku || !name || !stock || !price) return { faults };

  const priceCents = toUsdCents(price.cents, price.currency);
  const saleCents = sale && toUsdCents(sale.cents, sale.currency);
  const paths = productPaths(sku);
  const picture = ownPicture(texts.image_link);
  return {
    product: {
      sku,
      familyId: texts.item_group_id === '' ? `id:${sku}` : `group:${oneLine(texts.item_group_id)}`,
      name,
      brand: /^(modern|cb2)$/i.test(texts.brand) ? 'modern' : 'core',
      ...placeProduct(oneLine(texts.product_type), name),
      priceCents,
      ...(saleCents !== undefined && saleCents < priceCents ? { salePriceCents: saleCents } : {}),
      ...(price.currency === 'CAD' ? { canadianCents: { price: price.cents, sale: sale?.cents } } : {}),
      description: paragraphs(texts.description) || name,
      material: oneLine(texts.material),
      color: oneLine(texts.color),
      stock,
      isCustomOrder: false,
      isMonogrammed: false,
      personalizationType: 0,
      dimensions,
      rating: 0,
      reviewCount: 0,
      isNew: false,
      bestsellerRank: 0,
      isInstallationRequired: false,
      addOnSkus: [],
      ...paths,
      ...(picture === undefined ? {} : { imagePath: picture, imagePathHiRes: picture }),
    },
  };
}

/** A picture on the storefront itself, as a path: the pages' security policy blocks pictures of other hosts. */
function ownPicture(link: string): string | undefined {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(link)) return undefined;
  const base = 'http://storefront.invalid';
  const { origin, pathname, search } = new URL(link, base);
  return origin === base && pathname !== '/' ? pathname + search : undefined;
}
