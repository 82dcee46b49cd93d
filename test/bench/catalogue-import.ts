import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalog } from '../storefront/catalog/catalog.ts';
import { importFeed } from '../storefront/catalog/feed.ts';
import { countProducts, saveProducts } from '../storefront/catalog/store.ts';
import { openDatabase } from '../storefront/database.ts';
import type { Question } from './question.ts';

const rows = 100_000;

export const catalogueImport: Question = {
  name: 'catalogue-import',
  asks: 'A shop’s own feed of 100,000 rows is loaded in under 30 s.',
  async answer() {
    const folder = mkdtempSync(join(tmpdir(), 'feed-'));
    try {
      const file = join(folder, 'feed.tsv');
      const badRows = await writeFeed(file);
      const db = openDatabase(join(folder, 'shop.sqlite'));
      const begun = performance.now();
      const { accepted, rejected } = await importFeed({ file, db });
      const imported = (performance.now() - begun) / 1000;
      if (accepted !== rows - badRows || countProducts(db) !== accepted || rejected !== badRows)
        throw new Error(
          `${accepted} rows were loaded and ${rejected} left out; ${badRows} of ${rows} are bad`,
        );
      db.close();

      const own = openDatabase(join(folder, 'own.sqlite'));
      const generationBegun = performance.now();
      const products = generateCatalog({ size: 2000 });
      const generated = performance.now() - generationBegun;
      saveProducts(own, products);
      const saved = performance.now() - generationBegun - generated;
      own.close();
      return [
        {
          what: `${rows.toLocaleString('en-US')} rows into a database file`,
          measured: imported,
          bound: 30,
          unit: 's' as const,
          detail: `${Math.round(rows / imported).toLocaleString('en-US')} rows a second; ${badRows} bad rows left out`,
        },
        {
          what: '2,000 products generated',
          measured: generated,
          unit: 'ms' as const,
          detail: `and saved in ${saved.toFixed(0)} ms`,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

const columns =
  'id title description link image_link availability price sale_price brand product_type color material product_length product_width product_height item_group_id';
const stocks = ['in_stock', 'in stock', 'out_of_stock', 'preorder', 'backorder'];
const kinds = ['Sofas', 'Coffee Tables', 'Dining Chairs', 'Rugs', 'Table Lamps', 'Beds', 'Mirrors', 'Vases'];
const colors = ['Oak', 'Ivory', 'Charcoal', 'Walnut', 'Sage', 'Terracotta', 'Ink'];

/** A realistic feed: long descriptions, quoted texts, and one invalid row in every thousand. */
async function writeFeed(file: string): Promise<number> {
  const stream = createWriteStream(file);
  let badRows = 0;
  stream.write(`${columns.replaceAll(' ', '\t')}\n`);
  for (let nth = 0; nth < rows; nth++) {
    const isBad = nth % 1000 === 999;
    if (isBad) badRows++;
    const kind = kinds[nth % kinds.length]!;
    const color = colors[nth % colors.length]!;
    const cents = 1999 + ((nth * 7919) % 400_000);
    const description = `“Collection ${nth % 4000}” in ${color.toLowerCase()}. ${'Made by hand from solid wood, and finished with oil. '.repeat(1 + (nth % 9))}`;
    const fields = [
      `SKU-${nth}`,
      `Collection ${nth % 4000} ${color} ${kind.slice(0, -1)}`,
      nth % 5 ? description : `"${description} The maker calls it ""the good one""."`,
      `https://shop.example/p/${nth}`,
      `https://shop.example/pictures/${nth}.jpg`,
      stocks[nth % stocks.length],
      isBad ? 'free' : `${(cents / 100).toFixed(2)} USD`,
      nth % 6 ? '' : `${((cents * 0.8) / 100).toFixed(2)} USD`,
      nth % 3 ? 'Core' : 'Modern',
      `Furniture > Living > ${kind}`,
      color,
      'Solid wood',
      `${20 + (nth % 70)} in`,
      `${20 + (nth % 90)} in`,
      `${50 + (nth % 70)} cm`,
      `group-${nth % 4000}`,
    ];
    if (!stream.write(`${fields.join('\t')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return badRows;
}
