import { describe, expect, test } from 'vitest';
import { categories, generateCatalog, knownProducts } from '../../../storefront/catalog/catalog.ts';
import { ranges } from '../../../storefront/catalog/ranges.ts';
import { specialOrderOf } from '../../../storefront/special-order/pieces.ts';

const catalog = generateCatalog();
const bySku = new Map(catalog.map((product) => [product.sku, product]));
const brands = ['core', 'modern'] as const;

function known(name: keyof typeof knownProducts) {
  const product = bySku.get(knownProducts[name]);
  if (!product) throw new Error(`The catalogue lacks the known product ${name}.`);
  return product;
}

describe('the generated catalogue', () => {
  test('has 2,000 products by default', () => {
    expect(catalog).toHaveLength(2000);
    expect(generateCatalog({ size: 137 })).toHaveLength(137);
  });

  test('is the same for the same seed', () => {
    expect(generateCatalog()).toEqual(catalog);
  });

  test('differs for another seed', () => {
    const other = generateCatalog({ seed: 2 });
    expect(other.map(({ name }) => name)).not.toEqual(catalog.map(({ name }) => name));
  });

  test('starts with the products of a smaller one, except for their ranks', () => {
    const unranked = (products: typeof catalog) =>
      products.map(({ bestsellerRank: _rank, ...product }) => product);
    expect(unranked(generateCatalog({ size: 300 }))).toEqual(unranked(catalog.slice(0, 300)));
  });

  test('has no duplicate skus, even with 100,000 products', () => {
    const large = generateCatalog({ size: 100_000 });
    expect(new Set(large.map(({ sku }) => sku)).size).toBe(100_000);
  });

  test('has skus that the add-to-cart attribute accepts', () => {
    expect(catalog.filter(({ sku }) => !/^\d{6,}$/.test(sku))).toEqual([]);
  });

  test('has prices between $4 and $8,000, in whole cents', () => {
    for (const { priceCents } of catalog) {
      expect(Number.isInteger(priceCents)).toBe(true);
      expect(priceCents).toBeGreaterThanOrEqual(395);
      expect(priceCents).toBeLessThanOrEqual(800_000);
    }
  });

  test('has sale prices below the regular price', () => {
    const onSale = catalog.filter(({ salePriceCents }) => salePriceCents !== undefined);
    expect(onSale.length).toBeGreaterThan(100);
    expect(onSale.filter(({ salePriceCents, priceCents }) => salePriceCents! >= priceCents)).toEqual([]);
    expect(onSale.filter(({ salePriceCents }) => salePriceCents! < 395)).toEqual([]);
  });

  test.each(brands)('has products of every stock state in the %s brand', (brand) => {
    const states = new Set(catalog.filter((product) => product.brand === brand).map(({ stock }) => stock));
    expect([...states].sort()).toEqual(['in', 'low', 'made-to-order', 'out']);
  });

  test.each(brands)('has products in every category in the %s brand', (brand) => {
    const filled = new Set(
      catalog.filter((product) => product.brand === brand).map(({ category }) => category),
    );
    expect(categories.filter(({ slug }) => !filled.has(slug))).toEqual([]);
  });

  test.each(brands)('has custom-order, monogrammed and personalized products in the %s brand', (brand) => {
    const own = catalog.filter((product) => product.brand === brand);
    expect(own.some(({ isCustomOrder }) => isCustomOrder)).toBe(true);
    expect(own.some(({ isMonogrammed }) => isMonogrammed)).toBe(true);
    expect(new Set(own.map(({ personalizationType }) => personalizationType))).toEqual(
      new Set([0, 100, 700, 705]),
    );
  });

  test('has custom orders only for made-to-order products with a choice of fabrics', () => {
    const custom = catalog.filter(({ isCustomOrder }) => isCustomOrder);
    expect(
      custom.filter(
        ({ sku, stock, fabrics }) => stock !== 'made-to-order' || !(fabrics ?? specialOrderOf(sku)),
      ),
    ).toEqual([]);
  });

  test('has a monogram for exactly the products that are embroidered or etched in house', () => {
    const wrong = catalog.filter(
      ({ isMonogrammed, personalizationType }) =>
        isMonogrammed !== (personalizationType === 700 || personalizationType === 705),
    );
    expect(wrong).toEqual([]);
  });

  test('lists a product’s own color first, among different fabrics', () => {
    for (const { fabrics, color } of catalog) {
      if (!fabrics) continue;
      expect(fabrics[0]?.name).toBe(color);
      expect(new Set(fabrics.map(({ code }) => code)).size).toBe(fabrics.length);
      expect(fabrics.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
    }
  });

  test('draws a product as a kind that its category sells', () => {
    const wrong = catalog.filter(
      ({ category, kind }) => !ranges[category]!.forms.some((form) => form.kind === kind),
    );
    expect(wrong.map(({ sku, kind }) => `${sku} ${kind}`)).toEqual([]);
  });

  test('leaves no placeholder in a description', () => {
    expect(catalog.filter(({ description }) => /[{}]/.test(description) || description === '')).toEqual([]);
  });

  test('ranks its bestsellers 1, 2, 3 without a gap', () => {
    const ranks = catalog.map(({ bestsellerRank }) => bestsellerRank).sort((a, b) => a - b);
    expect(ranks).toEqual(catalog.map((_product, i) => i + 1));
  });

  test('has no rating without reviews', () => {
    for (const { rating, reviewCount } of catalog) {
      expect(rating === 0).toBe(reviewCount === 0);
      expect(rating).toBeLessThanOrEqual(5);
    }
  });

  test('has add-ons that exist and are other products', () => {
    const withAddOns = catalog.filter(({ addOnSkus }) => addOnSkus.length > 0);
    expect(withAddOns.length).toBeGreaterThan(100);
    for (const { sku, addOnSkus } of withAddOns) {
      expect(addOnSkus).not.toContain(sku);
      expect(new Set(addOnSkus).size).toBe(addOnSkus.length);
      expect(addOnSkus.filter((addOn) => !bySku.has(addOn))).toEqual([]);
    }
  });

  test('keeps a collection within a brand and a category', () => {
    const generated = catalog.slice(Object.keys(knownProducts).length);
    const homes = new Map<string, string>();
    for (const { familyId, brand, category } of generated) {
      const home = `${brand} ${category}`;
      expect(homes.get(familyId) ?? home).toBe(home);
      homes.set(familyId, home);
    }
    expect(homes.size).toBeLessThan(generated.length);
  });
});

describe('the known products', () => {
  test('are in a catalogue of any size and seed', () => {
    const skus = new Set(generateCatalog({ size: 1, seed: 99 }).map(({ sku }) => sku));
    expect(Object.values(knownProducts).filter((sku) => !skus.has(sku))).toEqual([]);
  });

  test('inStock is in stock, with a choice of fabrics and available add-ons', () => {
    const product = known('inStock');
    expect(product).toMatchObject({ stock: 'in', isCustomOrder: false, personalizationType: 0 });
    expect(product.fabrics!.length).toBeGreaterThan(1);
    expect(product.addOnSkus.map((sku) => bySku.get(sku)?.stock)).not.toContain('out');
    expect(product.addOnSkus.length).toBeGreaterThan(0);
  });

  test('lowStock, outOfStock and madeToOrder are in these states', () => {
    expect(known('lowStock').stock).toBe('low');
    expect(known('outOfStock').stock).toBe('out');
    expect(known('madeToOrder')).toMatchObject({ stock: 'made-to-order', isCustomOrder: false });
    expect(known('madeToOrder').fabrics).toBeDefined();
  });

  test('customOrder is a custom order', () => {
    expect(known('customOrder')).toMatchObject({ stock: 'made-to-order', isCustomOrder: true });
  });

  test('withAddOns and installationRequired match their names', () => {
    expect(known('withAddOns').addOnSkus.length).toBeGreaterThan(1);
    expect(known('installationRequired').isInstallationRequired).toBe(true);
  });

  test('monogrammed, etched and personalized have their type of checkout §3', () => {
    expect(known('monogrammed')).toMatchObject({ isMonogrammed: true, personalizationType: 700 });
    expect(known('etched')).toMatchObject({ isMonogrammed: true, personalizationType: 705 });
    expect(known('personalized')).toMatchObject({
      isMonogrammed: false,
      personalizationType: 100,
      isKids: true,
    });
  });

  test('longName does not fit into two lines of a card', () => {
    expect(known('longName').name.length).toBeGreaterThan(80);
  });

  test('onSale has a sale price', () => {
    const { priceCents, salePriceCents } = known('onSale');
    expect(salePriceCents).toBeLessThan(priceCents);
  });

  test('modernBrand is of the modern brand', () => {
    expect(known('modernBrand').brand).toBe('modern');
  });

  test('newArrival is new and without reviews', () => {
    expect(known('newArrival')).toMatchObject({ isNew: true, reviewCount: 0, rating: 0 });
  });

  test('specialCharacters contains HTML’s special characters', () => {
    for (const character of ['&', '<', '>', '"'])
      expect(known('specialCharacters').name).toContain(character);
  });

  test('smallPrice ends in odd cents', () => {
    expect(known('smallPrice').priceCents % 100).not.toBe(0);
    expect(known('smallPrice').priceCents).toBeLessThan(2000);
  });
});
