import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { generateCatalog } from '../../../storefront/catalog/catalog.ts';
import { importFeed } from '../../../storefront/catalog/feed.ts';
import { countProducts, productBySku, saveProducts } from '../../../storefront/catalog/store.ts';
import { feedOf, openFeedShop } from './feed-shop.ts';
import { searchProducts } from './listed.ts';

const earlierCount = generateCatalog({ size: 16 }).length;

const shop = openFeedShop();

test('a loaded feed replaces the products of the shop', async () => {
  saveProducts(shop.db, generateCatalog({ size: 16 }));
  await shop.load(feedOf([{}, {}]));
  expect(countProducts(shop.db)).toBe(2);
  await shop.load(feedOf([{}, {}, {}]));
  expect(countProducts(shop.db)).toBe(3);
  expect(searchProducts(shop.db, { text: 'linden' }).total).toBe(3);
});

describe('progress', () => {
  test('counts rows and bytes up to the whole file', async () => {
    const content = feedOf([{}, { price: 'free' }, {}]);
    const { progress } = await shop.load(content);
    const totalBytes = Buffer.byteLength(content);
    expect(progress.at(-1)).toEqual({ rows: 3, bytes: totalBytes, totalBytes });
  });
});

describe('the format of a feed', () => {
  const small = 'id,title,availability,price\nA1,"Lamp, tall",in stock,20.00 USD\n';

  test.each(['\t', ','])('may be separated by %j', async (delimiter) => {
    const { result } = await shop.load(feedOf([{ title: 'A, B\tand "C"' }, {}], delimiter));
    expect(result).toEqual({ accepted: 2, rejected: 0 });
    expect(productBySku(shop.db, 'ROW-1')!.name).toBe('A, B and "C"');
  });

  test('requires only id, title, availability and price', async () => {
    expect((await shop.load(small)).result).toEqual({ accepted: 1, rejected: 0 });
    expect(productBySku(shop.db, 'A1')).toMatchObject({
      name: 'Lamp, tall',
      category: 'lighting',
      color: '',
    });
  });

  test.each([
    ['a byte order mark', `\ufeff${small}`],
    ['CRLF', small.replaceAll('\n', '\r\n')],
    ['CR', small.replaceAll('\n', '\r')],
    ['no line end at its end', small.trimEnd()],
    ['blank lines', `\n\n${small}\n\n,,,\n`],
    ['a header in capitals', small.replace('id,title,availability', 'ID,Title,AVAILABILITY')],
    [
      'spaces around names and fields',
      'id , title , availability , price\n A1 , "Lamp, tall" , in stock , 20.00 USD\n',
    ],
    ['other columns', small.replace('price\n', 'price,gtin\n').replace('USD\n', 'USD,0123\n')],
    ['quotes around names', small.replace('id,', '"id",')],
    ['names with a prefix', small.replace('id,title', 'g:id,g:title')],
    ['a delimiter after the last field', small.replace('USD\n', 'USD,\n')],
  ])('may have %s', async (_what, content) => {
    const { result, rejected } = await shop.load(content);
    expect(rejected).toEqual([]);
    expect(result).toEqual({ accepted: 1, rejected: 0 });
    expect(productBySku(shop.db, 'A1')!.name).toBe('Lamp, tall');
  });

  test('may have spaces instead of underscores in the header', async () => {
    await shop.load('ID\tTitle\tAvailability\tPrice\tSale Price\nA\tLamp\tin stock\t9.00 USD\t8.00 USD\n');
    expect(productBySku(shop.db, 'A')!.salePriceCents).toBe(800);
  });

  test('may have quotes inside a field as text, as in inches', async () => {
    await shop.load('id\ttitle\tavailability\tprice\nA\tPillow 20" x 20"\tin stock\t9.00 USD\n');
    expect(productBySku(shop.db, 'A')!.name).toBe('Pillow 20" x 20"');
  });

  test('may be longer than a read chunk, split anywhere', async () => {
    const rows = Array.from({ length: 700 }, (_none, i) => ({
      title: `Sofa ${i} ééé`,
      description: `“${'ø'.repeat(i)}”\r\nSecond line, “quoted”.`,
    }));
    const { result, progress } = await shop.load(feedOf(rows, ','));
    expect(result).toEqual({ accepted: 700, rejected: 0 });
    expect(progress.length).toBeGreaterThan(2);
    expect(productBySku(shop.db, 'ROW-700')!.description).toBe(
      `“${'ø'.repeat(699)}”\nSecond line, “quoted”.`,
    );
  });
});

describe('a feed that cannot be loaded', () => {
  const earlier = generateCatalog({ size: 16 });
  beforeEach(() => {
    saveProducts(shop.db, earlier);
  });

  test.each<[string, string | Buffer, string]>([
    ['is empty', '', 'the file is empty'],
    ['has only blank lines', '\n \n\n', 'the file has no text'],
    ['has only a header', 'id,title,availability,price\n', 'has a header and no products below it'],
    [
      'lacks a required column',
      'id,title,availability,cost\nA,B,in stock,1',
      'lacks the required column price; found: "id", "title", "availability", "cost"',
    ],
    ['lacks two', 'id,title\nA,B', 'lacks the required columns availability, price; found: "id", "title"'],
    [
      'has no header',
      'A,Lamp,in stock,1.00 USD',
      'lacks the required columns id, title, availability, price; found: "A", "Lamp"',
    ],
    [
      'has a column twice',
      'id,title,availability,price,Price\nA,B,in stock,1,1',
      'has the column price twice',
    ],
    [
      'is separated by semicolons',
      'id;title;availability;price\nA;B;in stock;1',
      'semicolons separate its columns; accepted: tabs or commas',
    ],
    ['is XML', '\ufeff<?xml version="1.0"?><rss></rss>', 'XML or HTML was found'],
    ['is UTF-16', Buffer.from('\ufeffid\ttitle\tavailability\tprice\n', 'utf16le'), 'text in UTF-16'],
    ['is compressed', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'a gzip archive was found'],
    ['is a spreadsheet', Buffer.from('PK\u0003\u0004'), 'a zip archive or a spreadsheet (.xlsx) was found'],
    [
      'has a header in another encoding',
      Buffer.from('id,title,availability,price,gr\u00f6\u00dfe\n', 'latin1'),
      'line 1 is not UTF-8',
    ],
    ['has a header without end', 'x'.repeat(300_000), 'line 1 is too long for a header'],
    [
      'has bad rows only',
      feedOf([{ price: 'free' }, { price: 'gratis' }]),
      'none of its 2 rows can be loaded',
    ],
  ])('because it %s says so, and the shop’s products stay', async (_what, content, message) => {
    await expect(shop.load(content)).rejects.toThrow(message);
    await expect(shop.load(content)).rejects.toThrow(shop.file);
    expect(countProducts(shop.db)).toBe(earlierCount);
    expect(productBySku(shop.db, earlier[0]!.sku)).toEqual(earlier[0]);
    expect(searchProducts(shop.db, { text: earlier[0]!.name }).total).toBeGreaterThan(0);
  });

  test('because it does not exist says so', async () => {
    const missing = join(shop.folder, 'nothing.tsv');
    await expect(importFeed({ file: missing, db: shop.db })).rejects.toThrow(
      `${missing}: there is no such file. A product feed was expected, TSV or CSV.`,
    );
  });

  test('because it is a folder says so', async () => {
    await expect(importFeed({ file: shop.folder, db: shop.db })).rejects.toThrow(
      `${shop.folder}: it is not a file`,
    );
  });

  test('because the caller throws leaves the shop’s products', async () => {
    writeFileSync(shop.file, feedOf([{}, {}]));
    const onProgress = () => {
      throw new Error('The terminal is gone.');
    };
    await expect(importFeed({ file: shop.file, db: shop.db, onProgress })).rejects.toThrow(
      'The terminal is gone.',
    );
    expect(countProducts(shop.db)).toBe(earlierCount);
  });
});
