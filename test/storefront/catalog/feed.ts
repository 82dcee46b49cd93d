import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { forgetCatalogue } from '../listing/catalogue.ts';
import { FeedError, quoted } from './feed-error.ts';
import { delimiterOf, type Header, headerBytes, readHeader, textsOf } from './feed-header.ts';
import { createLineSplitter, type FeedLine } from './feed-lines.ts';
import { readProduct } from './feed-product.ts';
import { createRowReader, type FeedRow, type RowReader } from './feed-rows.ts';
import { clearProducts, productWriter } from './store.ts';

export interface FeedProgress {
  /** Rows read so far, loaded and rejected. */
  rows: number;
  bytes: number;
  totalBytes: number;
}

export interface RejectedRow {
  /** The line of the file on which the row begins, from 1; the header is usually line 1. */
  line: number;
  /** Every invalid value: its column, the value, and the accepted ones. */
  reason: string;
}

export interface FeedImport {
  /** A product feed in the Google Merchant Center format, TSV or CSV, in UTF-8. */
  file: string;
  db: DatabaseSync;
  onProgress?: (progress: FeedProgress) => void;
  onRejected?: (row: RejectedRow) => void;
}

export interface FeedResult {
  /** The number of rows loaded as products. */
  accepted: number;
  rejected: number;
}

const readAtOnce = 256 * 1024;

/**
 * Replaces the products in the database by those of a shop's own feed, in one transaction: if it throws, the database
 * is unchanged. The file is read as a stream.
 *
 * Columns are found by their names in the header, in any order and case, with spaces or underscores; the delimiter, tab
 * or comma, is detected from the header. `id`, `title`, `availability` and `price` are required, others are optional:
 * - `price`, `sale_price`: USD or CAD with a decimal point. The catalogue keeps US cents, so CAD is converted at the
 *   storefront's own rate, and a page for Canada shows it in whole Canadian dollars again.
 * - `availability`: in_stock, out_of_stock; preorder and backorder are made to order.
 * - `brand`: `modern` or `CB2` puts a product into the modern brand's shop, any other into the core brand's.
 * - `product_type`: its last segment is one of the shop's categories, or becomes one. See feed-category.ts.
 * - `item_group_id`: products that share it are one collection.
 * - `product_width`, `product_length` (the depth), `product_height`: in or cm, kept in inches.
 * - `image_link`: the pages' security policy shows pictures of their own host only. A path on the storefront
 *   (`/shop/sofa.jpg`) is used; for any other URL a picture is drawn, by the product_type, the title and the color.
 * - `link`: not used; the product's page is the storefront's own.
 * - Markup in texts is escaped.
 * The first product of the feed is the best seller.
 *
 * An invalid row is left out and reported to `onRejected`; so is a row with a duplicate id.
 * @throws {FeedError} if the file cannot be read, is empty or of another format, lacks a required column, or has
 * no valid row.
 */
export async function importFeed({
  file,
  db,
  onProgress = () => {},
  onRejected = () => {},
}: FeedImport): Promise<FeedResult> {
  const totalBytes = await sizeOf(file);
  const products = productWriter(db);
  const lineOfId = new Map<string, number>();
  const categoryNames = new Map<string, string>();
  let rejected = 0;

  function reject(row: RejectedRow): void {
    rejected++;
    onRejected(row);
  }

  function take(header: Header, row: FeedRow): void {
    const { line } = row;
    const texts = textsOf(header, row);
    const outcome = 'faults' in texts ? texts : readProduct(texts);
    if ('faults' in outcome) {
      reject({ line, reason: outcome.faults.join('; ') });
      return;
    }
    const { product } = outcome;
    const taken = lineOfId.get(product.sku);
    if (taken !== undefined) {
      const reason = `id: ${quoted(product.sku)} was given, as on line ${taken}; accepted: an id that no other row has`;
      reject({ line, reason });
      return;
    }
    lineOfId.set(product.sku, line);
    // Sofa-beds and Sofa Beds are one category with one name.
    const categoryName = categoryNames.get(product.category) ?? product.categoryName;
    categoryNames.set(product.category, categoryName);
    products.add({ ...product, categoryName, bestsellerRank: lineOfId.size });
  }

  const reader = feedReader(file, take);
  db.exec('BEGIN IMMEDIATE');
  try {
    clearProducts(db);
    let bytes = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: readAtOnce })) {
      reader.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      onProgress({ rows: lineOfId.size + rejected, bytes, totalBytes });
    }
    reader.end();
    onProgress({ rows: lineOfId.size + rejected, bytes, totalBytes: bytes });
    if (lineOfId.size === 0) throw new FeedError(nothingLoaded(file, rejected));
    products.end();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    forgetCatalogue(db);
    throw error;
  }
  return { accepted: lineOfId.size, rejected };
}

function nothingLoaded(file: string, rejected: number): string {
  if (rejected === 0) return `${file}: the feed has a header and no products below it.`;
  return `${file}: none of its ${rejected} rows can be loaded; each was reported with its line and reason.`;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${cause.message})`;
    throw new FeedError(`${file}: ${why}. A product feed was expected, TSV or CSV.`, { cause });
  });
  if (!found.isFile())
    throw new FeedError(`${file}: it is not a file. A product feed was expected, TSV or CSV.`);
  if (found.size === 0)
    throw new FeedError(`${file}: the file is empty. A product feed begins with a header row.`);
  return found.size;
}

/** Reads the header from the first non-blank line, and passes every row below it to `onRow`. */
function feedReader(file: string, onRow: (header: Header, row: FeedRow) => void) {
  let rows: RowReader | undefined;
  let header: Header | undefined;

  function begin(line: FeedLine): void {
    const bytes = headerBytes(file, line);
    const text = bytes.toString('utf8');
    if (text.trim() === '') return;
    rows = createRowReader(delimiterOf(file, text), (row) => {
      if (header) onRow(header, row);
      else header = readHeader(file, row);
    });
    rows.push({ number: line.number, bytes });
  }

  const lines = createLineSplitter((line) => (rows ? rows.push(line) : begin(line)));
  return {
    push: lines.push,
    end() {
      lines.end();
      rows?.end();
      if (!header)
        throw new FeedError(`${file}: the file has no text. A product feed begins with a header row.`);
    },
  };
}
