import { describe, expect, test } from 'vitest';
import { countProducts, productBySku } from '../../../storefront/catalog/store.ts';
import { feedOf, openFeedShop, type Row } from './feed-shop.ts';

const shop = openFeedShop();

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
