import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Product } from '../../../storefront/catalog/catalog.ts';
import {
  type FeedProgress,
  type FeedResult,
  importFeed,
  type RejectedRow,
} from '../../../storefront/catalog/feed.ts';
import { createProductTables, productBySku } from '../../../storefront/catalog/store.ts';

export const sofa = {
  id: 'SOFA-1',
  title: 'Linden Sofa',
  description: 'A sofa.',
  link: 'https://shop.example/sofa-1',
  image_link: 'https://cdn.example/sofa-1.jpg',
  availability: 'in_stock',
  price: '1299.00 USD',
  sale_price: '999.50 USD',
  brand: 'Linden & Sons',
  product_type: 'Home > Furniture > Sofas',
  color: 'Oatmeal',
  material: 'Linen',
  product_length: '38 in',
  product_width: '82 in',
  product_height: '33.5 in',
  item_group_id: 'LINDEN',
};
export type Row = Partial<typeof sofa>;

const quotedWhereNeeded = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A feed whose rows are a sofa with the given changes; line 1 is the header. */
export function feedOf(rows: Row[], delimiter = '\t'): string {
  const names = Object.keys(sofa) as (keyof typeof sofa)[];
  const lines = rows.map((row, i) => {
    const texts = { ...sofa, id: `ROW-${i + 1}`, ...row };
    return names.map((name) => quotedWhereNeeded(texts[name], delimiter)).join(delimiter);
  });
  return `${[names.join(delimiter), ...lines].join('\n')}\n`;
}

interface Loaded {
  result: FeedResult;
  rejected: RejectedRow[];
  progress: FeedProgress[];
}

/** An empty shop for each test of a file, and the file for its feed. */
export interface FeedShop {
  readonly db: DatabaseSync;
  folder: string;
  file: string;
  load(content: string | Buffer): Promise<Loaded>;
  /** The product of a feed with one row. */
  loadOne(row: Row): Promise<Product>;
}

export function openFeedShop(): FeedShop {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const file = join(folder, 'feed');
  let db: DatabaseSync;
  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    createProductTables(db);
  });
  afterEach(() => db.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function load(content: string | Buffer): Promise<Loaded> {
    writeFileSync(file, content);
    const rejected: RejectedRow[] = [];
    const progress: FeedProgress[] = [];
    const result = await importFeed({
      file,
      db,
      onRejected: (row) => rejected.push(row),
      onProgress: (state) => progress.push(state),
    });
    return { result, rejected, progress };
  }

  return {
    get db() {
      return db;
    },
    folder,
    file,
    load,
    async loadOne(row) {
      await load(feedOf([{ id: 'ONE', ...row }]));
      return productBySku(db, 'ONE')!;
    },
  };
}
