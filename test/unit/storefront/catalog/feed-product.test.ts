import { describe, expect, test } from 'vitest';
import { productBySku, productsInFamily, storedCategories } from '../../../storefront/catalog/store.ts';
import { feedOf, openFeedShop, sofa } from './feed-shop.ts';
import { searchProducts } from './listed.ts';

const shop = openFeedShop();

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
