import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { generateCatalog } from '../../../storefront/catalog/catalog.ts';
import { importFeed } from '../../../storefront/catalog/feed.ts';
import {
  countProducts,
  productBySku,
  productsInFamily,
  saveProducts,
  storedCategories,
} from '../../../storefront/catalog/store.ts';
import { feedOf, openFeedShop, type Row, sofa } from './feed-shop.ts';
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

describe('an invalid row', () => {
  test.each<[string, Row, string]>([
    [
      'a decimal comma',
      { price: '129,00 USD' },
      'price: "129,00 USD" was given; accepted: an amount with a decimal point and its currency, USD or CAD, such as "129.00 USD"',
    ],
    ['a thousands comma', { price: '1,299.00 USD' }, 'price: "1,299.00 USD" was given; accepted: an amount'],
    [
      'another currency',
      { price: '129.00 EUR' },
      'price: "129.00 EUR" was given; accepted: an amount with a decimal point and its currency, USD or CAD',
    ],
    ['no currency', { price: '129.00' }, 'price: "129.00" was given'],
    ['a sign for a currency', { price: '$129.00' }, 'price: "$129.00" was given'],
    ['no price', { price: '' }, 'price: nothing was given; accepted: an amount'],
    ['a price of nothing', { price: '0.00 USD' }, 'price: "0.00 USD" was given'],
    ['a negative price', { price: '-5.00 USD' }, 'price: "-5.00 USD" was given'],
    ['three decimals', { price: '1.299 USD' }, 'price: "1.299 USD" was given'],
    ['an endless price', { price: '123456789.00 USD' }, 'price: "123456789.00 USD" was given'],
    [
      'a sale price above the price',
      { sale_price: '1300.00 USD' },
      'sale_price: "1300.00 USD" was given; accepted: at most the price, "1299.00 USD", in its currency',
    ],
    ['a sale price in another currency', { sale_price: '99.00 CAD' }, 'sale_price: "99.00 CAD" was given'],
    ['an invalid sale price', { sale_price: 'half' }, 'sale_price: "half" was given; accepted: an amount'],
    [
      'an unknown availability',
      { availability: 'maybe' },
      'availability: "maybe" was given; accepted: in_stock, out_of_stock, preorder or backorder',
    ],
    [
      'an availability that every object has',
      { availability: 'constructor' },
      'availability: "constructor" was given',
    ],
    ['no availability', { availability: '' }, 'availability: nothing was given'],
    [
      'no id',
      { id: '' },
      'id: nothing was given; accepted: 1 to 64 letters, digits, dots, hyphens or underscores',
    ],
    ['an id with a slash', { id: 'A/1' }, 'id: "A/1" was given'],
    ['an id that is a folder', { id: '..' }, 'id: ".." was given'],
    [
      'an id without end',
      { id: 'A'.repeat(65) },
      'id: a text of 65 characters was given; accepted: at most 64',
    ],
    ['no title', { title: '  ' }, 'title: nothing was given; accepted: the name of the product'],
    [
      'a title without end',
      { title: 'A'.repeat(501) },
      'title: a text of 501 characters was given; accepted: at most 500',
    ],
    [
      'a description without end',
      { description: 'A'.repeat(20_001) },
      'description: a text of 20001 characters was given; accepted: at most 20000',
    ],
    [
      'a width without unit',
      { product_width: '82' },
      'product_width: "82" was given; accepted: a number with a decimal point and its unit, in or cm',
    ],
    ['a width with a decimal comma', { product_width: '208,5 cm' }, 'product_width: "208,5 cm" was given'],
    ['a height of nothing', { product_height: '0 in' }, 'product_height: "0 in" was given'],
    ['an unknown unit', { product_length: '2 m' }, 'product_length: "2 m" was given'],
    [
      'control characters',
      { availability: '\u001b[2J\u009b' },
      'availability: "\\u001b[2J\\u009b" was given',
    ],
  ])('with %s is left out and reported with its line and reason', async (_what, row, reason) => {
    const { result, rejected } = await shop.load(feedOf([{}, row, {}]));
    expect(result).toEqual({ accepted: 2, rejected: 1 });
    expect(rejected).toEqual([{ line: 3, reason: expect.stringContaining(reason) }]);
    expect(countProducts(shop.db)).toBe(2);
  });

  test('is reported once, with all its errors', async () => {
    const { rejected } = await shop.load(feedOf([{}, { price: 'free', availability: 'soon' }]));
    expect(rejected).toHaveLength(1);
    expect(rejected[0]!.reason).toMatch(/^availability: "soon" .*; price: "free" /);
  });

  test('has the id of an earlier row, whose line is reported', async () => {
    const { result, rejected } = await shop.load(
      feedOf([{ id: 'A' }, { id: 'B' }, { id: 'A', title: 'Other' }]),
    );
    expect(result).toEqual({ accepted: 2, rejected: 1 });
    expect(rejected).toEqual([
      { line: 4, reason: 'id: "A" was given, as on line 2; accepted: an id that no other row has' },
    ]);
    expect(productBySku(shop.db, 'A')!.name).toBe('Linden Sofa');
  });

  test('does not reserve its id', async () => {
    const { result } = await shop.load(feedOf([{ id: 'A', price: 'free' }, { id: 'A' }]));
    expect(result).toEqual({ accepted: 1, rejected: 1 });
  });

  test.each(['\n', '\r\n', '\r'])(
    'is reported by its first line, after fields with line breaks (%j)',
    async (end) => {
      const content = feedOf([
        { description: 'One\nTwo\nThree' },
        { description: 'Four\n\n"Six"', price: 'free' },
        { description: 'Seven' },
        { price: 'gratis' },
      ]).replaceAll('\n', end);
      const { result, rejected } = await shop.load(content);
      expect(result).toEqual({ accepted: 2, rejected: 2 });
      expect(rejected.map(({ line }) => line)).toEqual([5, 9]);
      expect(productBySku(shop.db, 'ROW-1')!.description).toBe('One\nTwo\nThree');
    },
  );

  test('is reported by its line in the file, counting blank lines', async () => {
    const { rejected } = await shop.load(
      '\nid,title,availability,price\n\n\nA,Lamp,in stock,1\n,,,\nB,Lamp,in stock,1.00 USD\n',
    );
    expect(rejected.map(({ line }) => line)).toEqual([5]);
  });

  test('has more fields than the header has columns', async () => {
    const { rejected } = await shop.load(
      'id,title,availability,price\nA,Lamp, tall,in stock,1.00 USD\nB,Lamp,in stock,1.00 USD\n',
    );
    expect(rejected).toEqual([
      { line: 2, reason: expect.stringContaining('the row has 5 fields and the header 4 columns') },
    ]);
  });

  test('is truncated', async () => {
    const { rejected } = await shop.load('id,title,availability,price\nA,Lamp,in stock,1.00 USD\nB,Lamp\n');
    expect(rejected).toEqual([
      {
        line: 3,
        reason: expect.stringMatching(/^availability: nothing was given.*price: nothing was given/),
      },
    ]);
  });

  test('with an unclosed quote costs itself and no row after it', async () => {
    const { result, rejected } = await shop.load(
      [
        'id,title,availability,price',
        'A,Lamp,in stock,1.00 USD',
        'B,"Tall lamp,in stock,1.00 USD',
        'C,Lamp,in stock,1.00 USD',
        'D,"Lamp, ""short""",in stock,1.00 USD',
        'E,Lamp,in stock,1.00 USD',
        'F,"Lamp,in stock,1.00 USD',
        'G,Lamp,in stock,1.00 USD',
      ].join('\n'),
    );
    expect(result).toEqual({ accepted: 5, rejected: 2 });
    expect(rejected).toEqual([
      { line: 3, reason: expect.stringMatching(/^title: a double quote opens this field/) },
      { line: 7, reason: expect.stringMatching(/^title: a double quote opens this field/) },
    ]);
    expect(productBySku(shop.db, 'D')!.name).toBe('Lamp, "short"');
  });

  test('has text after a closing quote', async () => {
    const { rejected } = await shop.load(
      'id,title,availability,price\nA,"Tall" lamp,in stock,1.00 USD\nB,Lamp,in stock,1.00 USD\n',
    );
    expect(rejected.map(({ line }) => line)).toEqual([2]);
  });

  test('of a megabyte costs itself and no row after it', async () => {
    const { result, rejected } = await shop.load(feedOf([{}, { description: 'x'.repeat(1_000_000) }, {}]));
    expect(result).toEqual({ accepted: 2, rejected: 1 });
    expect(rejected).toEqual([{ line: 3, reason: 'the row is longer than 262,144 bytes' }]);
  });

  test('with an unclosed quote is skipped quickly, however many lines follow', async () => {
    const { result } = await shop.load(
      `id,title,availability,price\nA,Lamp,in stock,1.00 USD\nB,"\n${'x\n'.repeat(200_000)}`,
    );
    expect(result).toEqual({ accepted: 1, rejected: 200_001 });
  });

  test('that is not UTF-8 is reported with its line, also inside a field with line breaks', async () => {
    const content = Buffer.concat([
      Buffer.from('id,title,availability,price\nA,"Table\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from('",in stock,1.00 USD\nB,Café,in stock,1.00 USD\n'),
    ]);
    const { result, rejected } = await shop.load(content);
    expect(result).toEqual({ accepted: 1, rejected: 1 });
    expect(rejected).toEqual([
      { line: 2, reason: 'line 3 is not UTF-8; accepted: a feed that is saved as UTF-8' },
    ]);
  });
});

describe('a loaded product', () => {
  test('has the values of its row', async () => {
    expect(await shop.load(feedOf([sofa]))).toMatchObject({
      result: { accepted: 1, rejected: 0 },
      rejected: [],
    });
    expect(productBySku(shop.db, 'SOFA-1')).toEqual({
      sku: 'SOFA-1',
      familyId: 'group:LINDEN',
      name: 'Linden Sofa',
      brand: 'core',
      category: 'sofas',
      categoryName: 'Sofas & Sectionals',
      kind: 'sofa',
      priceCents: 129900,
      salePriceCents: 99950,
      description: 'A sofa.',
      material: 'Linen',
      color: 'Oatmeal',
      stock: 'in',
      isCustomOrder: false,
      isMonogrammed: false,
      personalizationType: 0,
      dimensions: { width: 82, depth: 38, height: 33.5 },
      rating: 0,
      reviewCount: 0,
      isNew: false,
      bestsellerRank: 1,
      isKids: false,
      isInstallationRequired: false,
      addOnSkus: [],
      url: '/p/SOFA-1',
      imagePath: '/pictures/SOFA-1.svg',
      imagePathHiRes: '/pictures/SOFA-1.svg?hires=1',
    });
  });

  test('is found by the search', async () => {
    await shop.load(feedOf([sofa]));
    expect(searchProducts(shop.db, { text: 'linden sofas' }).items[0]?.sku).toBe('SOFA-1');
  });

  test.each([
    ['129 USD', 12900],
    ['129.5 USD', 12950],
    ['0.01 USD', 1],
    ['19.99USD', 1999],
    ['19.99 usd', 1999],
    ['1036.32 USD', 103632],
    ['136.00 CAD', 10000],
    ['136.00 cad', 10000],
  ])('costs %s in US cents: %i', async (price, cents) => {
    expect((await shop.loadOne({ price, sale_price: '' })).priceCents).toBe(cents);
  });

  test('is not on sale if its sale price is its price, or empty', async () => {
    expect(await shop.loadOne({ sale_price: '1299.00 USD' })).not.toHaveProperty('salePriceCents');
    expect(await shop.loadOne({ sale_price: '' })).not.toHaveProperty('salePriceCents');
  });

  test.each([
    ['in_stock', 'in'],
    ['in stock', 'in'],
    ['In Stock', 'in'],
    ['out_of_stock', 'out'],
    ['out of stock', 'out'],
    ['preorder', 'made-to-order'],
    ['pre-order', 'made-to-order'],
    ['backorder', 'made-to-order'],
    ['back order', 'made-to-order'],
  ])('that is %s has the stock state %s', async (availability, stock) => {
    expect((await shop.loadOne({ availability })).stock).toBe(stock);
  });

  test.each([
    ['82 in', 82],
    ['82in', 82],
    ['82"', 82],
    ['81.5 inches', 81.5],
    ['208 cm', 81.9],
    ['208.3 CM', 82],
    ['', 0],
  ])('that is %s wide is %d inches wide', async (product_width, inches) => {
    expect((await shop.loadOne({ product_width })).dimensions.width).toBe(inches);
  });

  test.each([
    ['modern', 'modern'],
    ['CB2', 'modern'],
    ['cb2', 'modern'],
    ['Modern Living Co', 'core'],
    ['', 'core'],
  ] as const)('of "%s" belongs to the %s shop', async (given, brand) => {
    expect((await shop.loadOne({ brand: given })).brand).toBe(brand);
  });

  test.each([
    ['Home > Furniture > Sofas', 'Linden', 'sofas', 'sofa'],
    ['Home>Living>Sectionals', 'Linden', 'sofas', 'sectional'],
    ['Furniture > Sofas & Sectionals', 'Linden Chaise Sectional', 'sofas', 'sectional'],
    ['COUCHES', 'Linden', 'sofas', 'sofa'],
    ['Lighting > Table Lamps', 'Arc', 'lighting', 'table-lamp'],
    ['Lighting > Lamps', 'Arc Floor Lamp', 'lighting', 'floor-lamp'],
    ['Kitchen > Dinnerware', 'Stoneware Mug', 'tableware', 'mug'],
    ['Kids > Beds', 'House Bed', 'kids-beds', 'kids-bed'],
    ['Home > Beds', 'Queen Bed', 'beds', 'bed'],
    ['', 'Walnut Bedside Table', 'nightstands', 'nightstand'],
    ['', 'Round Side Table', 'coffee-tables', 'coffee-table'],
  ])('of type "%s" called "%s" is in %s and is drawn as %s', async (product_type, title, category, kind) => {
    expect(await shop.loadOne({ product_type, title })).toMatchObject({ category, kind });
  });

  test.each([
    ['Home > Outdoor > Outdoor Sofas', 'outdoor-sofas', 'Outdoor Sofas', 'sofa'],
    ['Kids > Desks', 'kids-desks', 'Kids’ Desks', 'desk'],
    ['Home > Décor & More', 'decor-more', 'Décor & More', 'sofa'],
    ['Sale', 'sale-products', 'Sale', 'sofa'],
    ['Home > Living', 'living-products', 'Living', 'sofa'],
  ])(
    'of an unknown type "%s" creates the category %s',
    async (product_type, category, categoryName, kind) => {
      expect(await shop.loadOne({ product_type })).toMatchObject({ category, categoryName, kind });
    },
  );

  test('without type and known words is in the fallback category and is drawn as a parcel', async () => {
    expect(await shop.loadOne({ product_type: '', title: 'Linden' })).toMatchObject({
      category: 'everything-else',
      categoryName: 'Everything Else',
      kind: 'other',
    });
  });

  test('of a type without Latin letters has a category with a URL all the same', async () => {
    const { category, categoryName } = await shop.loadOne({ product_type: '家具 > 照明', title: '照明' });
    expect(categoryName).toBe('照明');
    expect(category).toMatch(/^category-[a-z0-9]+$/);
  });

  test('shares one category with types that differ only in spelling', async () => {
    await shop.load(feedOf([{ product_type: 'Garden Chairs' }, { product_type: 'garden-chairs' }]));
    expect(storedCategories(shop.db)).toEqual([{ slug: 'garden-chairs', name: 'Garden Chairs', count: 2 }]);
  });

  test('is for children if its type says so', async () => {
    expect((await shop.loadOne({ product_type: 'Baby & Kids > Rugs' })).isKids).toBe(true);
    expect((await shop.loadOne({ product_type: 'Home > Rugs' })).isKids).toBe(false);
  });

  test('is of one collection with others of its item_group_id', async () => {
    await shop.load(
      feedOf([{}, {}, { item_group_id: 'OTHER' }, { item_group_id: '' }, { item_group_id: '' }]),
    );
    expect(productsInFamily(shop.db, 'group:LINDEN').map(({ sku }) => sku)).toEqual(['ROW-1', 'ROW-2']);
    expect(productBySku(shop.db, 'ROW-4')!.familyId).not.toBe(productBySku(shop.db, 'ROW-5')!.familyId);
  });

  test('ranks higher the earlier its row is', async () => {
    await shop.load(feedOf([{}, { price: 'free' }, {}]));
    expect(productBySku(shop.db, 'ROW-1')!.bestsellerRank).toBe(1);
    expect(productBySku(shop.db, 'ROW-3')!.bestsellerRank).toBe(2);
  });

  test('shows its own picture only if that is on the storefront itself', async () => {
    expect(await shop.loadOne({ image_link: '/shop/sofa.jpg?v=2' })).toMatchObject({
      imagePath: '/shop/sofa.jpg?v=2',
      imagePathHiRes: '/shop/sofa.jpg?v=2',
    });
  });

  test.each([
    'https://cdn.example/a.jpg',
    '//cdn.example/a.jpg',
    '/\\cdn.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/a b.jpg',
    'a.jpg',
    '',
  ])('is drawn if its picture is at "%s"', async (image_link) => {
    expect((await shop.loadOne({ image_link })).imagePath).toBe('/pictures/ONE.svg');
  });

  test('keeps markup as text', async () => {
    const title = '<script>alert(1)</script> "Sofa" & <img src=x onerror=alert(1)>';
    const product = await shop.loadOne({ title, description: '<b>Bold</b>\n\n\n\nand &amp; plain' });
    expect(product.name).toBe(title);
    expect(product.description).toBe('<b>Bold</b>\n\nand &amp; plain');
  });

  test('has no line breaks or control characters in its name', async () => {
    expect((await shop.loadOne({ title: ' Linden\n\u0007 Sofa\u0000 ' })).name).toBe('Linden Sofa');
  });

  test('has its name as description if it has none', async () => {
    expect((await shop.loadOne({ description: '' })).description).toBe('Linden Sofa');
  });
});
